// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';
import { eachDay } from '#src/lib/time/days.ts';
import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { stubComeNear } from '#testing/come-near.ts';
import { Contributions } from './contributions.island.tsx';

let comeNear: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-30T22:30:00Z'), toFake: ['Date'] });
  comeNear = stubComeNear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function daysOf(query: string): string[] {
  const { searchParams } = new URL(query, 'http://localhost');
  return eachDay(searchParams.get('from') ?? '', searchParams.get('to') ?? '');
}

function answer(query: string) {
  const contributions = daysOf(query).map((date) =>
    date.startsWith('2026-06')
      ? { date, count: 1, level: 1 }
      : { date, count: date === '2026-03-05' ? 1200 : 0, level: 0 },
  );
  return { contributions, totalContributions: 1230 };
}

function serve(reply: (query: string) => Response) {
  const fetched = vi.fn((query: string) => Promise.resolve(reply(query)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const clock = readZoneClock('Europe/Madrid', Date.UTC(2026, 0, 1));
const spanish = <Contributions words={es.contributions} language="es" clock={clock} />;
const english = <Contributions words={en.contributions} language="en" clock={clock} />;
const cells = () => screen.getAllByRole('gridcell');

test("requests the owner's year and draws one cell per day", async () => {
  const fetched = serve((query) => Response.json(answer(query)));
  render(spanish);
  comeNear();
  const region = screen.getByRole('region', { name: 'Contribuciones' });
  await waitFor(() => expect(region.getAttribute('aria-busy')).toBe('false'));
  // 00:30 in Madrid.
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/contributions?from=2025-07-01&to=2026-07-01');
  expect(cells()).toHaveLength(366);
  expect(cells().at(-2)?.dataset).toMatchObject({ date: '2026-06-30', level: '1' });
  expect(region.querySelector('[data-skeleton]')).toBeNull();
  expect(screen.getByText('1230 contribuciones en el último año')).toBeTruthy();
  expect(screen.getByText('Actividad en 31 de 366 días; el más activo, el 5 mar 2026: 1200.')).toBeTruthy();
  expect(screen.getByText('sept')).toBeTruthy();
  const march = within(screen.getByRole('table', { name: 'Contribuciones por mes' })).getByRole('row', {
    name: 'mar 2026 1200 1',
  });
  expect(march).toBeTruthy();
});

test.each<[string, () => Response]>([
  ['an error', () => Response.json({ error: { code: 'upstream_failed', message: '' } }, { status: 502 })],
  ['no days', () => Response.json({ contributions: [], totalContributions: 0 })],
  ['a wrong sum', () => Response.json({ contributions: [], totalContributions: 4 })],
  ['another shape', () => Response.json([1])],
  ['HTML', () => new Response('<!doctype html>')],
])('%s shows the error message, and a retry can recover', async (_name, bad) => {
  const user = userEvent.setup();
  let isMended = false;
  serve((query) => (isMended ? Response.json(answer(query)) : bad()));
  render(spanish);
  comeNear();
  const message = await screen.findByRole('alert');
  expect(message.textContent).toBe('No se pudieron cargar los datos de contribuciones');
  const region = screen.getByRole('region', { name: 'Contribuciones' });
  expect(region.getAttribute('aria-busy')).toBe('false');
  expect(region.querySelector('[data-skeleton]')).toBeNull();
  isMended = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('grid');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(region);
});

test.each([
  [spanish, es, 'Actividad desde el 11 de junio'],
  [english, en, 'Activity since 11 June'],
])('with few active days the heading gives the start date instead of a total', async (part, words, heading) => {
  serve((query) => {
    const contributions = daysOf(query).map((date) => ({ date, count: Number(date >= '2026-06-11'), level: 0 }));
    return Response.json({ contributions, totalContributions: 21 });
  });
  render(part);
  comeNear();
  expect((await screen.findByRole('heading', { level: 2, name: heading })).textContent).toBe(heading);
  expect(screen.getByRole('region', { name: words.contributions.title })).toBeTruthy();
  expect(cells()).toHaveLength(366);
  expect(screen.queryByText(/21 contrib/)).toBeNull();
  expect(screen.getByText(/21 (de|of) 21/)).toBeTruthy();
  expect(screen.getByText(words.contributions.before)).toBeTruthy();
  expect(screen.queryByText(/^(mar|Mar)$/, { ignore: 'th' })).toBeNull();
});
