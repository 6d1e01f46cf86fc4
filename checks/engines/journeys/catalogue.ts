import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { journey, shortJourney } from './journey.ts';

const search = { role: 'searchbox', name: 'Buscar proyectos' };
const count = { role: 'status', within: { role: 'main' } };
const graph = { role: 'region', name: 'Contribuciones' };
const gallery = { role: 'dialog', pattern: '^Galería' };

shortJourney('projects: search, filter and order work and are kept in the address', async (visitor) => {
  await visitor.open('/projects');
  await visitor.reads(count, 'Mostrando 17 de 17');
  await visitor.fill(search, 'malaga');
  await visitor.until(() => location.search === '?q=malaga', 'the search is in the address');
  // Results update when the browser is idle.
  await visitor.until(() => {
    const found = document.querySelectorAll('article').length;
    return found > 0 && found < 17;
  }, 'some projects are found, not all');
  await visitor.press({ role: 'button', name: 'Trading' });
  await visitor.has({ role: 'button', name: 'Trading' }, 'ariaPressed', 'true');
  await visitor.press({ role: 'button', name: 'Más antiguos' });
  await visitor.isAt('/projects?q=malaga&category=trading&sort=oldest');
  await visitor.press({ role: 'button', pattern: '^Cambiar a inglés' });
  await visitor.has({ role: 'searchbox', name: 'Search projects' }, 'value', 'malaga');
});

journey('contributions: the year loads, and arrow keys move between days', async (visitor) => {
  await visitor.open('/projects');
  await visitor.run(() => document.querySelector('[aria-busy]')?.scrollIntoView({ behavior: 'instant' }));
  await visitor.has(graph, 'ariaBusy', 'false');
  const days = await visitor.run(() => document.querySelectorAll('[data-date]').length);
  ok(days > 360, `${days} days`);
  await visitor.run(() => document.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus());
  const day = () => visitor.run(() => (document.activeElement as HTMLElement).dataset.date ?? '');
  const first = await day();
  await visitor.type('{ArrowLeft}');
  const earlier = await day();
  strictEqual((Date.parse(first) - Date.parse(earlier)) / 86_400_000, 7);
});

journey('gallery: opens over the page, Tab never reaches the page behind, closing returns focus', async (visitor) => {
  await visitor.open('/projects?category=photography');
  const button = { role: 'button', name: 'Ver galería' };
  await visitor.press(button);
  await visitor.sees(gallery);
  await visitor.type('{ArrowRight}');
  await visitor.until(() => location.hash.endsWith('n=2'), 'the second picture');
  for (let step = 0; step < 8; step += 1) {
    await visitor.type(step < 6 ? '{Tab}' : '{Shift+Tab}');
    // Focus is on the body while the browser's own controls have it.
    const isIn = () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null;
    ok(await visitor.run(isIn), `after ${step + 1} steps the focus is on the page behind`);
  }
  await visitor.type('{Escape}');
  await visitor.misses(gallery);
  await visitor.isAt('/projects?category=photography');
  await visitor.isOn(button);
  deepStrictEqual(await visitor.run(() => document.querySelectorAll('main [inert], main[inert]').length), 0);
});
