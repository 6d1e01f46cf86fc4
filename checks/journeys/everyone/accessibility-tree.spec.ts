import { accessibilityTree } from '../support/accessibility-tree.ts';
import { chatOn } from '../support/chat-helpers.ts';
import { expect, takenOver, test, visit } from '../support/fixtures.ts';

// Checks the browser's own accessibility tree: names, states, values and live regions.
test.use({ reducedMotion: 'reduce' });

test('the technologies are exposed once each, though they are drawn twice', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('region', { name: 'Tecnologías' }).scrollIntoViewIfNeeded();
  const tree = await accessibilityTree(page);
  expect(tree.filter(({ role, name }) => role === 'region' && name === 'Tecnologías')).toHaveLength(1);
  // Three that occur nowhere else on the page.
  for (const technology of ['HTML5', 'CSS3', 'Vite'])
    expect(
      tree.filter(({ role, name }) => role === 'StaticText' && name === technology),
      technology,
    ).toHaveLength(1);
});

test('the graph is a grid of days with one tab stop, each named with its date', async ({ page }) => {
  await visit(page, '/projects');
  const graph = page.getByRole('region', { name: 'Contribuciones' });
  await graph.scrollIntoViewIfNeeded();
  await expect(graph.locator('[data-date]').first()).toBeVisible();
  const tree = await accessibilityTree(page);
  const grids = tree.filter(({ role }) => role === 'grid');
  expect(grids).toHaveLength(1);
  expect(grids[0]?.name).not.toBe('');
  expect(grids[0]?.description).not.toBe('');
  const days = tree.filter(({ role }) => role === 'gridcell');
  expect(days.length).toBeGreaterThan(360);
  expect(days.filter(({ name }) => !/\d{4}/.test(name))).toEqual([]);
});

test('skills are meters with their value in words', async ({ page }) => {
  await visit(page, '/about');
  const meters = (await accessibilityTree(page)).filter(({ role }) => role === 'meter');
  expect(meters).toHaveLength(8);
  expect(meters.filter(({ name }) => name === '')).toEqual([]);
  const react = meters.find(({ name }) => name === 'React & Next.js');
  expect(react).toMatchObject({ value: '90', is: { valuemin: 0, valuemax: 100 } });
  // The tree that the browser exposes leaves out `valuetext`.
  await expect(page.getByRole('meter', { name: 'React & Next.js' })).toHaveAttribute('aria-valuetext', /90/);
});

test("the player exposes its position as time, its volume in per cent, and its button's action", async ({ page }) => {
  await visit(page, '/novel#chapters');
  await page.getByRole('button', { name: 'Reproducir' }).first().click();
  await takenOver(page.getByRole('slider', { name: 'Posición' }).first());
  await page.getByRole('button', { name: 'Pausar', exact: true }).click();
  await page.getByRole('button', { name: 'Reproducir', exact: true }).waitFor();
  const tree = await accessibilityTree(page);
  const group = tree.findIndex(({ role, name }) => role === 'group' && name.includes('La placa 113'));
  expect(group).toBeGreaterThan(0);
  const controls = tree
    .slice(group)
    .filter(({ role, name }) => role === 'slider' || (role === 'button' && !/^Reproducir \d/.test(name)))
    .slice(0, 4);
  expect(controls.map(({ role, name }) => `${role} ${name}`)).toEqual([
    'button Reproducir',
    'slider Posición',
    'button Silenciar',
    'slider Volumen',
  ]);
  const chapter = page.getByRole('article', { name: 'La placa 113', exact: true });
  const words = (name: string) => chapter.getByRole('slider', { name }).getAttribute('aria-valuetext');
  expect(await words('Posición')).toMatch(/0:0\d.*\d:\d\d/);
  expect(await words('Volumen')).toMatch(/80\s?%/);
});

test('unavailable items are exposed as disabled, with the reason', async ({ page }) => {
  await visit(page, '/projects');
  const tree = await accessibilityTree(page);
  const novel = tree.filter(({ name, is }) => name === 'Novela' && is.disabled === true);
  expect(novel.map(({ description }) => description)).toEqual(['Próximamente', 'Próximamente']);
  const codes = tree.filter(({ role, name, is }) => role === 'button' && name.startsWith('Ver Código') && is.disabled);
  expect(codes.length).toBeGreaterThan(0);
  expect(new Set(codes.map(({ description }) => description))).toEqual(new Set(['Código privado']));
  expect(codes.every(({ is }) => is.focusable === true)).toBe(true);
});

test('the chat is a non-modal dialog, and its log announces replies', async ({ page }) => {
  const chat = chatOn(page);
  await chat.open('/about');
  await chat.ask('Hola');
  await expect(chat.button('send')).toBeVisible();
  const tree = await accessibilityTree(page);
  const dialog = tree.find(({ role, name }) => role === 'dialog' && name === 'Asistente');
  expect(dialog?.is.modal ?? false).toBe(false);
  const log = tree.find(({ role }) => role === 'log');
  expect(log?.name).not.toBe('');
  expect(log?.is.live).toBe('polite');
  // The page behind it is still exposed.
  expect(tree.some(({ role }) => role === 'main')).toBe(true);
});

test('results, errors and successes are announced', async ({ page }) => {
  await visit(page, '/projects');
  const speaking = async () =>
    (await accessibilityTree(page)).filter(({ role }) => role === 'status' || role === 'alert');
  const count = (await speaking()).find(({ role, is }) => role === 'status' && is.live === 'polite');
  expect(count).toBeDefined();
  await visit(page, '/novel#reviews');
  await page.getByRole('button', { name: 'Publicar reseña' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect((await speaking()).filter(({ role, is }) => role === 'alert' && is.live === 'assertive')).toHaveLength(1);
});
