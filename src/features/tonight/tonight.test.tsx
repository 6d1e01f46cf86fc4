// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { en } from '#src/i18n/en.ts';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';
import { stubComeNear } from '#tests/come-near.ts';
import { stubNoWorker, stubWorker } from '#tests/worker-here.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['with the night told', stubWorker, /the Sun sets at/],
  ['as it is without script, where the worker cannot be had', stubNoWorker, /^[^:]*Málaga$/],
])('the page stays, %s', async (_, stub, line) => {
  vi.resetModules();
  stub();
  const { Tonight } = await import('./tonight.tsx');
  const comeNear = stubComeNear();
  const told = vi.spyOn(console, 'error');
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
  expect(told).not.toHaveBeenCalled();
});
