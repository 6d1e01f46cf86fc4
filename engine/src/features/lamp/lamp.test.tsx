// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LampKey } from './lamp-key.tsx';

/** Simulates a page restored from the back/forward cache after other pages changed the settings. */
function comeBack(lamp: string | null, key: string | null) {
  for (const [name, value] of Object.entries({ lamp, 'lamp-key': key }))
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
}

test('a page restored from the back/forward cache picks up changed lamp settings', () => {
  render(<LampKey label="Key {key}" />);
  const key = screen.getByRole('button', { name: 'Key L', pressed: true });
  comeBack('on', 'off');
  expect([document.documentElement.dataset.lamp, key.getAttribute('aria-pressed')]).toEqual(['on', 'false']);
  comeBack(null, null);
  expect([document.documentElement.dataset.lamp, key.getAttribute('aria-pressed')]).toEqual([undefined, 'true']);
});
