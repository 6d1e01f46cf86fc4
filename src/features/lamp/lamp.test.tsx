// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LampKey } from './lamp-key.tsx';

/** What the browser says of a page that it had kept in memory, with what was chosen on others since. */
function comeBack(lamp: string | null, key: string | null) {
  for (const [name, value] of Object.entries({ lamp, 'lamp-key': key }))
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
}

test('a page that comes back from the memory of the browser has the lamp and its key as they are since', () => {
  render(<LampKey label="Key {key}" />);
  const key = screen.getByRole('button', { name: 'Key L', pressed: true });
  comeBack('on', 'off');
  expect([document.documentElement.dataset.lamp, key.getAttribute('aria-pressed')]).toEqual(['on', 'false']);
  comeBack(null, null);
  expect([document.documentElement.dataset.lamp, key.getAttribute('aria-pressed')]).toEqual([undefined, 'true']);
});
