/**
 * Runs before the first paint, as a small classic script in the head: sets the theme, and follows the language that
 * the visitor chose earlier. It must not import anything, and must never throw.
 */
(function boot() {
  function stored(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  const root = document.documentElement;
  const theme = stored('theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.classList.add('js');

  const language = stored('language');
  const mirrored = /^(\/en)?(\/|\/(?:projects|novel|about|contact))?$/.exec(location.pathname);
  if (!mirrored || (language !== 'es' && language !== 'en')) return;
  const isEnglish = mirrored[1] !== undefined;
  if (isEnglish === (language === 'en')) return;
  const rest = mirrored[2] === '/' ? '' : (mirrored[2] ?? '');
  const target = language === 'en' ? `/en${rest}` : rest || '/';
  location.replace(target + location.search + location.hash);
})();
