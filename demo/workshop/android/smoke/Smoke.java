import android.app.Activity;
import android.net.Uri;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import com.example.nimbus.MainActivity;
import java.lang.reflect.Method;

/** Starts the activity against stand-ins of Android's classes and checks what it did. */
public final class Smoke {
  private static final String ORIGIN = "https://appassets.androidplatform.net/";

  public static void main(String[] args) throws Exception {
    WebView day = start(0x10);
    check("day", day.url.equals(ORIGIN + "index.html#day"));
    MainActivity activity = new MainActivity();
    activity.resources.configuration.uiMode = 0x21;
    call(activity, "onCreate", null);
    WebView web = (WebView) activity.content;
    check("night", web.url.equals(ORIGIN + "index.html#night"));
    check("script and storage on", web.settings.script && web.settings.storage);
    check("files and content off", !web.settings.files && !web.settings.content);

    check("page", answer(web, "index.html").type.equals("text/html") && answer(web, "index.html").status == 200);
    check("script", answer(web, "game.js").type.equals("text/javascript"));
    check("style", answer(web, "nimbus.css").type.equals("text/css"));
    check("missing asset", answer(web, "none.html").status == 404);
    check("other host", ask(web, "https://example.com/index.html").status == 404);
    check("no host", ask(web, "file:///etc/hosts").status == 404);
    check("links stay inside", web.client.shouldOverrideUrlLoading(web, "https://example.com/")
        && !web.client.shouldOverrideUrlLoading(web, ORIGIN + "index.html"));

    activity.onBackPressed();
    check("back handled by the page", !activity.finished);
    web.answer = "false";
    activity.onBackPressed();
    check("back leaves from home", activity.finished);
    call(activity, "onPause");
    check("paused", web.paused);
    call(activity, "onResume");
    check("resumed", !web.paused);
    call(activity, "onDestroy");
    check("destroyed", web.destroyed);
    System.out.println("smoke: both classes load, verify and behave");
  }

  private static WebView start(int uiMode) throws Exception {
    MainActivity activity = new MainActivity();
    activity.resources.configuration.uiMode = uiMode;
    call(activity, "onCreate", null);
    return (WebView) activity.content;
  }

  private static void call(Activity activity, String name, android.os.Bundle... state) throws Exception {
    boolean create = name.equals("onCreate");
    Method method = create ? MainActivity.class.getDeclaredMethod(name, android.os.Bundle.class) : MainActivity.class.getDeclaredMethod(name);
    method.setAccessible(true);
    if (create) method.invoke(activity, (Object) null);
    else method.invoke(activity);
  }

  private static WebResourceResponse answer(WebView web, String path) { return ask(web, ORIGIN + path); }

  private static WebResourceResponse ask(WebView web, String url) {
    return web.client.shouldInterceptRequest(web, () -> new Uri(url));
  }

  private static void check(String what, boolean holds) {
    if (!holds) throw new AssertionError(what);
  }
}
