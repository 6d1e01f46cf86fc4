import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { journey, shortJourney, sizes } from './journey.ts';

const visiblePages = ['/', '/projects', '/novel', '/about', '/contact'].flatMap((path) => [
  { path, language: 'es' },
  { path: path === '/' ? '/en' : `/en${path}`, language: 'en' },
]);

/** Checks that apply to every page; runs in the page. */
function pageFacts() {
  return {
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  };
}

const header = (role: string, name: string) => ({ role, name, within: { role: 'navigation', name: 'Principal' } });
const scrollPlace = () => Math.round(scrollY);

journey('every page opens completely, in both languages, on phones and desktops', async (visitor) => {
  for (const size of [sizes.phone, sizes.desk]) {
    await visitor.resize(...size);
    for (const { path, language } of visiblePages) {
      await visitor.open(path);
      await visitor.sees({ role: 'heading' });
      const facts = await visitor.run(pageFacts);
      deepStrictEqual(facts, { language, headings: 1, overflow: 0, broken: [] }, path);
    }
  }
});

shortJourney('home: the photo changes, movement can be stopped, the projects are one click away', async (visitor) => {
  await visitor.open('/');
  const before = await visitor.run(() => document.querySelector<HTMLImageElement>('main picture img')?.alt);
  ok(before);
  await visitor.press({ role: 'button', name: 'Cambiar foto' });
  const isNew = (old: string) => document.querySelector<HTMLImageElement>('main picture img')?.alt !== old;
  await visitor.until(isNew, 'another photo', String(before));
  await visitor.press({ role: 'button', name: 'Pausar animaciones' });
  await visitor.sees({ role: 'button', name: 'Reanudar animaciones' });
  await visitor.press({ role: 'link', name: 'Ver Proyectos' });
  await visitor.isAt('/projects');
  await visitor.sees({ role: 'searchbox', name: 'Buscar proyectos' });
});

journey('the menu leads to every page without a full load, to its top, with its title', async (visitor) => {
  await visitor.open('/');
  await visitor.run(() => void Object.assign(globalThis, { stayed: true }));
  const pages = { Proyectos: '/projects', 'Sobre Mí': '/about', Contacto: '/contact', Inicio: '/' };
  for (const [name, path] of Object.entries(pages)) {
    await visitor.run(() => scrollTo(0, 600));
    await visitor.press(header('link', name));
    await visitor.isAt(path);
    await visitor.until(() => scrollY === 0, 'is at the top');
    const isMarked = (text: string) => document.querySelector('[aria-current="page"]')?.textContent === text;
    await visitor.until(isMarked, 'the menu marks the current page', name);
    await visitor.until(() => document.querySelectorAll('h1').length === 1 && document.title !== '', 'heading, title');
  }
  ok(await visitor.run(() => 'stayed' in globalThis));
});

journey('back and forward within the site restore the scroll position', async (visitor) => {
  await visitor.open('/about');
  await visitor.run(() => scrollTo(0, 700));
  await visitor.until(() => Math.round(scrollY) === 700, 'scrolled');
  await visitor.press(header('link', 'Contacto'));
  await visitor.isAt('/contact');
  await visitor.until(() => scrollY === 0, 'is at the top');
  await visitor.goInHistory(-1);
  await visitor.isAt('/about');
  await visitor.until(() => Math.round(scrollY) === 700, 'is at the earlier position');
  await visitor.goInHistory(1);
  await visitor.isAt('/contact');
});

journey('back from another document restores the scroll position', async (visitor) => {
  await visitor.open('/about');
  await visitor.run(() => scrollTo(0, 900));
  await visitor.until(() => Math.round(scrollY) === 900, 'scrolled');
  // A real click on a plain link, which the router does not handle.
  await visitor.run(() => {
    const own = { href: '/contact', textContent: 'elsewhere', target: '_self' };
    const link = Object.assign(document.createElement('a'), own);
    link.style.cssText = 'position:fixed;inset:100px auto auto 10px;z-index:99999;background:white;padding:20px';
    document.body.append(link);
  });
  await visitor.press({ role: 'link', name: 'elsewhere' });
  await visitor.isAt('/contact');
  await visitor.isTakenOver();
  await visitor.goInHistory(-1);
  await visitor.isAt('/about');
  await visitor.isTakenOver();
  await visitor.until(() => Math.round(scrollY) === 900, 'is at the earlier position');
  // Nothing restores the position a second time.
  await new Promise((resolve) => setTimeout(resolve, 500));
  strictEqual(await visitor.run(scrollPlace), 900);
});

journey('language and theme change in place and are stored', async (visitor) => {
  await visitor.open('/about');
  await visitor.press({ role: 'button', pattern: '^Cambiar a inglés' });
  await visitor.isAt('/en/about');
  await visitor.until(() => document.documentElement.lang === 'en', 'is English');
  const dark = { role: 'switch', name: 'Dark theme' };
  const before = await visitor.run(() => document.documentElement.dataset.theme);
  await visitor.press(dark);
  await visitor.until((old) => document.documentElement.dataset.theme !== old, 'another theme', before);
  const chosen = await visitor.run(() => document.documentElement.dataset.theme);
  await visitor.open('/about');
  await visitor.isAt('/en/about');
  strictEqual(await visitor.run(() => document.documentElement.dataset.theme), chosen);
});

journey("a phone's menu opens, closes by Escape and navigates", async (visitor) => {
  await visitor.resize(...sizes.phone);
  await visitor.open('/');
  const button = { role: 'button', name: 'Abrir menú' };
  await visitor.press(button);
  await visitor.sees(header('link', 'Proyectos'));
  await visitor.type('{Escape}');
  await visitor.misses(header('link', 'Proyectos'));
  await visitor.isOn(button);
  await visitor.press(button);
  await visitor.press(header('link', 'Contacto'));
  await visitor.isAt('/contact');
});
