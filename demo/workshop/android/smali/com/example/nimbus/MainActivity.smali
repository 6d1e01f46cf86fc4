# The app's only screen: a WebView over the page bundled in assets/.
.class public final Lcom/example/nimbus/MainActivity;
.super Landroid/app/Activity;
.implements Landroid/webkit/ValueCallback;
.source "MainActivity.smali"

.field private web:Landroid/webkit/WebView;


.method public constructor <init>()V
    .registers 1
    invoke-direct {p0}, Landroid/app/Activity;-><init>()V
    return-void
.end method

.method protected onCreate(Landroid/os/Bundle;)V
    .registers 5
    invoke-super {p0, p1}, Landroid/app/Activity;->onCreate(Landroid/os/Bundle;)V

    new-instance v0, Landroid/webkit/WebView;
    invoke-direct {v0, p0}, Landroid/webkit/WebView;-><init>(Landroid/content/Context;)V
    iput-object v0, p0, Lcom/example/nimbus/MainActivity;->web:Landroid/webkit/WebView;

    # Transparent until the page is drawn, so that the window's own colour shows instead of a white flash.
    const/4 v1, 0x0
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->setBackgroundColor(I)V

    new-instance v1, Lcom/example/nimbus/AssetClient;
    invoke-virtual {p0}, Lcom/example/nimbus/MainActivity;->getAssets()Landroid/content/res/AssetManager;
    move-result-object v2
    invoke-direct {v1, v2}, Lcom/example/nimbus/AssetClient;-><init>(Landroid/content/res/AssetManager;)V
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->setWebViewClient(Landroid/webkit/WebViewClient;)V

    invoke-virtual {v0}, Landroid/webkit/WebView;->getSettings()Landroid/webkit/WebSettings;
    move-result-object v1
    const/4 v2, 0x1
    invoke-virtual {v1, v2}, Landroid/webkit/WebSettings;->setJavaScriptEnabled(Z)V
    invoke-virtual {v1, v2}, Landroid/webkit/WebSettings;->setDomStorageEnabled(Z)V
    const/4 v2, 0x0
    invoke-virtual {v1, v2}, Landroid/webkit/WebSettings;->setAllowFileAccess(Z)V
    invoke-virtual {v1, v2}, Landroid/webkit/WebSettings;->setAllowContentAccess(Z)V

    invoke-virtual {p0, v0}, Lcom/example/nimbus/MainActivity;->setContentView(Landroid/view/View;)V

    # The page cannot always learn the device's theme by itself (old WebViews answer "light"), so the address says it.
    invoke-virtual {p0}, Lcom/example/nimbus/MainActivity;->getResources()Landroid/content/res/Resources;
    move-result-object v1
    invoke-virtual {v1}, Landroid/content/res/Resources;->getConfiguration()Landroid/content/res/Configuration;
    move-result-object v1
    iget v1, v1, Landroid/content/res/Configuration;->uiMode:I
    and-int/lit8 v1, v1, 0x30
    const/16 v2, 0x20
    if-ne v1, v2, :day
    const-string v1, "https://appassets.androidplatform.net/index.html#night"
    goto :load
    :day
    const-string v1, "https://appassets.androidplatform.net/index.html#day"
    :load
    invoke-virtual {v0, v1}, Landroid/webkit/WebView;->loadUrl(Ljava/lang/String;)V
    return-void
.end method

.method protected onResume()V
    .registers 2
    invoke-super {p0}, Landroid/app/Activity;->onResume()V
    iget-object v0, p0, Lcom/example/nimbus/MainActivity;->web:Landroid/webkit/WebView;
    invoke-virtual {v0}, Landroid/webkit/WebView;->onResume()V
    return-void
.end method

.method protected onPause()V
    .registers 2
    iget-object v0, p0, Lcom/example/nimbus/MainActivity;->web:Landroid/webkit/WebView;
    invoke-virtual {v0}, Landroid/webkit/WebView;->onPause()V
    invoke-super {p0}, Landroid/app/Activity;->onPause()V
    return-void
.end method

.method protected onDestroy()V
    .registers 2
    iget-object v0, p0, Lcom/example/nimbus/MainActivity;->web:Landroid/webkit/WebView;
    invoke-virtual {v0}, Landroid/webkit/WebView;->destroy()V
    invoke-super {p0}, Landroid/app/Activity;->onDestroy()V
    return-void
.end method

# Back asks the page first: it answers true when it had somewhere to go back to.
.method public onBackPressed()V
    .registers 3
    iget-object v0, p0, Lcom/example/nimbus/MainActivity;->web:Landroid/webkit/WebView;
    const-string v1, "window.nimbusBack ? window.nimbusBack() : false"
    invoke-virtual {v0, v1, p0}, Landroid/webkit/WebView;->evaluateJavascript(Ljava/lang/String;Landroid/webkit/ValueCallback;)V
    return-void
.end method

# The page's answer, as JSON text.
.method public onReceiveValue(Ljava/lang/Object;)V
    .registers 4
    const-string v0, "true"
    invoke-virtual {v0, p1}, Ljava/lang/String;->equals(Ljava/lang/Object;)Z
    move-result v1
    if-nez v1, :handled
    invoke-virtual {p0}, Lcom/example/nimbus/MainActivity;->finish()V
    :handled
    return-void
.end method
