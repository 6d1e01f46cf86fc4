// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { en } from '#src/i18n/en.ts';
import { stubComeNear } from '#tests/come-near.ts';
import { Tonight } from './tonight.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Europe/Madrid', 'with the night told', /the Sun sets at/],
  ['America/Nowhere', 'as it is without script, where the browser has not heard of the time zone', /^[^:]*Málaga$/],
])('in %s the page stays, %s', async (timeZone, _, line) => {
  const comeNear = stubComeNear();
  // React tells there what was caught.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const data = { coordinates: { latitude: 36.72, longitude: -4.42 }, town: 'Málaga', timeZone, words: en.night };
  const { container } = render(
    <footer>
      <h2>Contact</h2>
      <Tonight data={data} language="en" />
    </footer>,
  );
  comeNear();
  await waitFor(() =>
    expect(timeZone === 'America/Nowhere' ? told.mock.calls.length : container.textContent?.includes(':')).toBeTruthy(),
  );
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeTruthy();
  expect(container.querySelector('p')?.textContent).toMatch(line);
});
