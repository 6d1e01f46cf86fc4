# Answers every request of the WebView from assets/ and refuses all else, so that script only ever runs in the bundled page.
.class public final Lcom/example/nimbus/AssetClient;
.super Landroid/webkit/WebViewClient;
.source "AssetClient.smali"

# Google keeps this name for pages served from within an app: it never resolves on the network.
.field private static final HOST:Ljava/lang/String; = "appassets.androidplatform.net"
.field private static final ORIGIN:Ljava/lang/String; = "https://appassets.androidplatform.net/"

.field private final assets:Landroid/content/res/AssetManager;


.method public constructor <init>(Landroid/content/res/AssetManager;)V
    .registers 2
    invoke-direct {p0}, Landroid/webkit/WebViewClient;-><init>()V
    iput-object p1, p0, Lcom/example/nimbus/AssetClient;->assets:Landroid/content/res/AssetManager;
    return-void
.end method

# No link leads out of the bundled page.
.method public shouldOverrideUrlLoading(Landroid/webkit/WebView;Ljava/lang/String;)Z
    .registers 5
    sget-object v0, Lcom/example/nimbus/AssetClient;->ORIGIN:Ljava/lang/String;
    invoke-virtual {p2, v0}, Ljava/lang/String;->startsWith(Ljava/lang/String;)Z
    move-result v0
    xor-int/lit8 v0, v0, 0x1
    return v0
.end method

.method public shouldInterceptRequest(Landroid/webkit/WebView;Landroid/webkit/WebResourceRequest;)Landroid/webkit/WebResourceResponse;
    .registers 8
    invoke-interface {p2}, Landroid/webkit/WebResourceRequest;->getUrl()Landroid/net/Uri;
    move-result-object v0
    sget-object v1, Lcom/example/nimbus/AssetClient;->HOST:Ljava/lang/String;
    invoke-virtual {v0}, Landroid/net/Uri;->getHost()Ljava/lang/String;
    move-result-object v2
    invoke-virtual {v1, v2}, Ljava/lang/String;->equals(Ljava/lang/Object;)Z
    move-result v1
    if-eqz v1, :refuse

    # "/index.html" is the asset "index.html".
    invoke-virtual {v0}, Landroid/net/Uri;->getPath()Ljava/lang/String;
    move-result-object v0
    if-eqz v0, :refuse
    const-string v1, "/"
    invoke-virtual {v0, v1}, Ljava/lang/String;->startsWith(Ljava/lang/String;)Z
    move-result v1
    if-eqz v1, :refuse
    const/4 v1, 0x1
    invoke-virtual {v0, v1}, Ljava/lang/String;->substring(I)Ljava/lang/String;
    move-result-object v0

    :try_start
    iget-object v1, p0, Lcom/example/nimbus/AssetClient;->assets:Landroid/content/res/AssetManager;
    invoke-virtual {v1, v0}, Landroid/content/res/AssetManager;->open(Ljava/lang/String;)Ljava/io/InputStream;
    move-result-object v1
    :try_end
    .catch Ljava/io/IOException; {:try_start .. :try_end} :missing

    invoke-static {v0}, Lcom/example/nimbus/AssetClient;->mediaType(Ljava/lang/String;)Ljava/lang/String;
    move-result-object v0
    new-instance v2, Landroid/webkit/WebResourceResponse;
    const-string v3, "utf-8"
    invoke-direct {v2, v0, v3, v1}, Landroid/webkit/WebResourceResponse;-><init>(Ljava/lang/String;Ljava/lang/String;Ljava/io/InputStream;)V
    return-object v2

    :missing
    move-exception v0

    :refuse
    invoke-static {}, Lcom/example/nimbus/AssetClient;->notFound()Landroid/webkit/WebResourceResponse;
    move-result-object v0
    return-object v0
.end method

.method private static notFound()Landroid/webkit/WebResourceResponse;
    .registers 8
    const/4 v0, 0x0
    new-array v0, v0, [B
    new-instance v7, Ljava/io/ByteArrayInputStream;
    invoke-direct {v7, v0}, Ljava/io/ByteArrayInputStream;-><init>([B)V
    new-instance v1, Landroid/webkit/WebResourceResponse;
    const-string v2, "text/plain"
    const-string v3, "utf-8"
    const/16 v4, 0x194
    const-string v5, "Not Found"
    invoke-static {}, Ljava/util/Collections;->emptyMap()Ljava/util/Map;
    move-result-object v6
    invoke-direct/range {v1 .. v7}, Landroid/webkit/WebResourceResponse;-><init>(Ljava/lang/String;Ljava/lang/String;ILjava/lang/String;Ljava/util/Map;Ljava/io/InputStream;)V
    return-object v1
.end method

# Modules run only when served as JavaScript, so the type must be right.
.method private static mediaType(Ljava/lang/String;)Ljava/lang/String;
    .registers 3
    const-string v0, ".html"
    invoke-virtual {p0, v0}, Ljava/lang/String;->endsWith(Ljava/lang/String;)Z
    move-result v0
    if-eqz v0, :not_html
    const-string v0, "text/html"
    return-object v0

    :not_html
    const-string v0, ".js"
    invoke-virtual {p0, v0}, Ljava/lang/String;->endsWith(Ljava/lang/String;)Z
    move-result v0
    if-eqz v0, :not_script
    const-string v0, "text/javascript"
    return-object v0

    :not_script
    const-string v0, ".css"
    invoke-virtual {p0, v0}, Ljava/lang/String;->endsWith(Ljava/lang/String;)Z
    move-result v0
    if-eqz v0, :not_style
    const-string v0, "text/css"
    return-object v0

    :not_style
    const-string v0, "application/octet-stream"
    return-object v0
.end method
