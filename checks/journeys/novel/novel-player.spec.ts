import type { Locator, Page } from '@playwright/test';
import { es } from '#src/i18n/es.ts';
import { expect, expecting, test, visit } from '../support/fixtures.ts';

const { play, pause, position, volume } = es.novel.player;
const w = { first: 'La placa 113', second: 'El Reloj', play, pause, position, volume };

const chapter = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const seconds = (slider: Locator) => slider.inputValue().then(Number);

test('loads nothing before play; then plays, moves, pauses, seeks by 1 s, and stops at the end', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.mp3') && asked.push(request.url()));
  await visit(page, '/novel#chapters');
  const first = chapter(page, w.first);
  const position = first.getByRole('slider', { name: w.position });
  await expect(first.getByRole('button', { name: /^Reproducir 1:\d\d$/ })).toBeVisible();
  await expect(first.getByRole('slider')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await first.getByRole('button', { name: w.play }).click();
  await expect(first.getByRole('button', { name: w.pause })).toBeFocused();
  await expect(position).toHaveAttribute('step', '1');
  await expect(position).toBeInViewport();
  await expect(first.getByRole('slider', { name: w.volume })).toHaveValue('0.8');
  await expect(first.getByRole('slider', { name: w.volume })).toHaveAttribute('aria-valuetext', /80\s?%/);
  await expect(position).toHaveAttribute('aria-valuetext', /0:0\d.*\d:\d\d/);
  await expect.poll(() => seconds(position), { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  await first.getByRole('button', { name: w.pause }).click();
  await expect(first.getByRole('button', { name: w.play })).toBeVisible();
  const stopped = await seconds(position);
  await position.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveValue(String(stopped + 2));

  await position.press('End');
  await page.keyboard.press('ArrowLeft');
  await first.getByRole('button', { name: w.play }).click();
  await expect(first.getByRole('button', { name: w.play })).toBeVisible({ timeout: 10_000 });
  await expect(position).toHaveValue('0');
});

test('plays one at a time, mutes, shares one volume, and tells the system what plays', async ({ page }) => {
  await visit(page, '/novel#chapters');
  const first = chapter(page, w.first);
  const second = chapter(page, w.second);
  await first.getByRole('button', { name: w.play }).click();
  await first.getByRole('button', { name: 'Silenciar' }).click();
  await expect(first.getByRole('button', { name: 'Activar sonido' })).toBeVisible();
  await expect.poll(() => seconds(first.getByRole('slider', { name: w.position }))).toBeGreaterThanOrEqual(1);
  await second.getByRole('button', { name: w.play }).click();
  await second.getByRole('slider', { name: w.volume }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(first.getByRole('slider', { name: w.volume })).toHaveValue('0.75');
  await expect(first.getByRole('button', { name: 'Silenciar' })).toBeVisible();
  await first.getByRole('button', { name: w.play }).click();
  await expect(second.getByRole('button', { name: w.play })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState]))
    .toEqual([w.first, 'playing']);
});

test('keeps playing while tab and language change, and stops when the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    const made: HTMLAudioElement[] = [];
    const Native = window.Audio;
    Object.assign(window, { made });
    window.Audio = class extends Native {
      constructor() {
        super();
        made.push(this);
      }
    };
  });
  const sound = () =>
    page.evaluate(() => {
      const { made } = window as unknown as { made: HTMLAudioElement[] };
      const [audio] = made;
      return { count: made.length, paused: audio?.paused, volume: audio?.volume };
    });
  await visit(page, '/novel#chapters');
  await chapter(page, w.first).getByRole('button', { name: w.play }).click();
  await expect.poll(sound).toEqual({ count: 1, paused: false, volume: 0.8 });
  await page.getByRole('tab', { name: 'Reseñas' }).click();
  await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
  await expect(page.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Chapters' }).click();
  const position = chapter(page, 'Plate 113').getByRole('slider', { name: 'Position' });
  const before = await seconds(position);
  await expect.poll(() => seconds(position)).toBeGreaterThan(before);
  expect(await sound()).toEqual({ count: 1, paused: false, volume: 0.8 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL(/\/en\/projects$/);
  await expect.poll(sound).toMatchObject({ paused: true });
});

test('when the audio file fails to load, its card says so and retries', expecting('.mp3'), async ({ page }) => {
  await page.route('**/capitulo-01.mp3', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await visit(page, '/novel#chapters');
  const first = chapter(page, w.first);
  await first.getByRole('button', { name: w.play }).press('Enter');
  await expect(first.getByRole('alert')).toContainText(es.novel.player.failed);
  await expect(chapter(page, w.second).getByRole('alert')).toHaveCount(0);
  // The pressed button is replaced each time, and focus moves to the new one.
  await expect(first.getByRole('button', { name: 'Reintentar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first.getByRole('button', { name: w.pause })).toBeFocused();
  await expect.poll(() => seconds(first.getByRole('slider', { name: w.position }))).toBeGreaterThanOrEqual(1);
});
