// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useTheme } from './use-theme.ts';

test('applies a change of the system theme made before the script loaded', () => {
  document.documentElement.dataset.theme = 'light';
  const isDark = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => isDark);
  const Page = () => <p>{String(useTheme().dark)}</p>;
  render(<Page />);
  expect(document.documentElement.dataset.theme).toBe('dark');
});
