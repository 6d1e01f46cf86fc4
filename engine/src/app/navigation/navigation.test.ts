// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { beforeNavigation, forgetNavigation, turnPagesBy } from './navigation.ts';

vi.mock('./load-page.tsx', () => ({ loadedPage: () => true, loadPage: () => Promise.resolve() }));

afterEach(() => turnPagesBy((_target, show) => show()));

it('shows a page after its transition, unless the navigation was cancelled by then', () => {
  let letThrough: () => void = () => undefined;
  turnPagesBy((_target, show) => (letThrough = show));
  const navigate = vi.fn();
  beforeNavigation(navigate, '/about', {});
  expect(navigate).not.toHaveBeenCalled();
  letThrough();
  expect(navigate).toHaveBeenCalledOnce();
  beforeNavigation(navigate, '/projects', {});
  forgetNavigation();
  letThrough();
  expect(navigate).toHaveBeenCalledOnce();
});
