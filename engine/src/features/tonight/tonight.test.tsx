// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { en } from '#src/i18n/en.ts';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';
import { stubComeNear } from '#testing/come-near.ts';
import { stubNoWorker, stubWorker } from '#testing/worker-here.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['with the night computed', stubWorker, /the Sun sets at/],
  ['unchanged when the worker fails', stubNoWorker, /^[^:]*Málaga$/],
])('renders the line %s', async (_, stub, line) => {
  vi.resetModules();
  stub();
  const { Tonight } = await import('./tonight.tsx');
  const comeNear = stubComeNear();
  const consoleError = vi.spyOn(console, 'error');
  const clock = readZoneClock('Europe/Madrid', Date.now());
  const data = {
    coordinates: { latitude: 36.72, longitude: -4.42 },
    town: 'Málaga',
    longest: '',
    clock,
    words: en.night,
  };
  const { container } = render(
    <footer>
      <h2>Contact</h2>
      <Tonight data={data} language="en" />
    </footer>,
  );
  comeNear();
  await vi.dynamicImportSettled();
  await waitFor(() => expect(container.querySelector('p')?.textContent).toMatch(line));
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeTruthy();
  expect(consoleError).not.toHaveBeenCalled();
});
