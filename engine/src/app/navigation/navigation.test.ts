// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { beforeNavigation } from './navigation.ts';
import { turnPage } from './turn-page.ts';

vi.mock('./load-page.tsx', () => ({ loadedPage: () => ({}) }));
vi.mock('./turn-page.ts', () => ({ turnPage: vi.fn((_target: URL, show: () => void) => show()) }));

it('shows a page after its transition, unless another navigation has begun by then', () => {
  let letThrough: () => void = () => undefined;
  vi.mocked(turnPage).mockImplementationOnce((_target, show) => (letThrough = show));
  const navigate = vi.fn();
  beforeNavigation(navigate, '/about', {});
  expect(navigate).not.toHaveBeenCalled();
  beforeNavigation(navigate, '/projects', {});
  letThrough();
  expect(navigate.mock.calls.map(([to]) => to as string)).toEqual(['/projects']);
});
