// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '#src/i18n/en.ts';
import type { ShellData } from '../shell.loader.ts';
import { LanguageMenu } from './language-menu.tsx';

// Set as a build with three languages would, before any import reads it.
vi.hoisted(() => Object.assign(globalThis, { siteLanguages: ['es', 'en', 'pt'] }));

const names = { en: 'English', es: 'español', pt: 'português' };
const languages = Object.entries(names).map(([code, name]) => ({ code, name, label: name })) as ShellData['languages'];

/** Renders the menu on the English projects page; returns the navigation history. */
function shown() {
  const place = memoryLocation({ path: '/en/projects', record: true });
  render(
    <Router hook={place.hook}>
      <LanguageMenu words={en.shell} languages={languages} />
      <a href="/elsewhere">elsewhere</a>
    </Router>,
  );
  return { place, user: userEvent.setup(), button: screen.getByRole('button', { name: 'Language: English, EN' }) };
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/en/projects?category=stores');
});

test('the button names the current language and opens the menu', async () => {
  const { user, button } = shown();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const entries = screen.getAllByRole('button').slice(1);
  const said = entries.map((entry) => `${entry.textContent} ${entry.lang} ${entry.getAttribute('aria-current')}`);
  expect(said).toEqual(['English en true', 'español es null', 'português pt null']);
});

test('works by keyboard and leads to the same page in another language', async () => {
  const { place, user, button } = shown();
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}{Tab}{Tab}{Tab}');
  expect(document.activeElement?.textContent).toBe('português');
  await user.keyboard('{Enter}');
  expect(place.history).toEqual(['/pt/projects?category=stores']);
  expect(localStorage.getItem('language')).toContain('pt');
  expect(screen.getAllByRole('button')).toEqual([button]);
  expect(document.activeElement).toBe(button);
});

test('Escape closes it and returns focus to the button; a press outside only closes it', async () => {
  const { place, user, button } = shown();
  await user.click(button);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(screen.getByText('elsewhere'));
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(place.history).toEqual(['/en/projects']);
});

test('closes when focus leaves, so that it does not cover the next element', async () => {
  const { user, button } = shown();
  await user.click(button);
  screen.getAllByRole('button')[2]?.focus();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  screen.getByRole('link', { name: 'elsewhere' }).focus();
  await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
});
