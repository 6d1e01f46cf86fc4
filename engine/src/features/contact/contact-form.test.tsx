// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { engineRoot } from '#src/content/roots.ts';
import { deliverySelector, deliveryTag } from '#src/contracts/page-markers.ts';
import { es } from '#src/i18n/es.ts';
import { ContactForm } from './contact-form.island.tsx';

const words = es.contact.form;
const form = (isSimulated = true) => (
  <ContactForm
    words={words}
    isSimulated={isSimulated}
    email="hola@example.com"
    responseTime="Un día"
    privacy={{ href: '#privacidad', onFollow: () => undefined }}
  />
);
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

async function fill() {
  const user = userEvent.setup();
  await user.type(field(words.name), 'Ana');
  await user.type(field(words.email), 'ana@example.org');
  await user.type(field(words.subject), 'Hola');
  await user.type(field(words.message), 'Una línea');
  await user.click(screen.getByRole('checkbox', { name: words.agree }));
  return user;
}

function turnDeliveryOn() {
  document.head.innerHTML = deliveryTag;
}

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.head.replaceChildren();
});

it('the send button is disabled until the form is complete and consent is given', async () => {
  render(form());
  expect(button(words.send)).toHaveProperty('disabled', true);
  const user = await fill();
  expect(button(words.send)).toHaveProperty('disabled', false);
  await user.clear(field(words.subject));
  expect(button(words.send)).toHaveProperty('disabled', true);
});

it('speaks of a rehearsal only where it may be one', () => {
  const rehearsal = words.rehearsal.before.split('{')[0] ?? '';
  const { rerender, container } = render(form());
  expect(container.textContent).toContain(rehearsal);
  rerender(form(false));
  expect(container.textContent).not.toContain(rehearsal);
});

it('sends no request by default', async () => {
  render(form());
  const user = await fill();
  vi.useFakeTimers();
  await act(async () => button(words.send).click());
  expect(button(words.sending)).toHaveProperty('disabled', true);
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.getByRole('status').textContent).toBe(words.sent);
  expect(fetch).not.toHaveBeenCalled();
  expect(sessionStorage.length).toBe(0);
  vi.useRealTimers();
  await user.click(button(words.sendAnother));
  expect(field(words.message)).toHaveProperty('value', '');
});

it('with delivery on, sends once, waits for the minimum fill time and clears only when accepted', async () => {
  turnDeliveryOn();
  let refuse: () => void = () => undefined;
  const refused = new Promise<Response>((resolve) => (refuse = () => resolve(new Response('{}', { status: 503 }))));
  vi.mocked(fetch)
    .mockReturnValueOnce(refused)
    .mockResolvedValueOnce(new Response('{}', { status: 202 }));
  render(form());
  const user = await fill();
  // Answers after both clicks, however slow they are.
  await user.dblClick(button(words.send));
  refuse();
  const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
  expect(fetch).toHaveBeenCalledTimes(1);
  const body = JSON.parse(String(vi.mocked(fetch).mock.calls[0]?.[1]?.body)) as { elapsed: number; website: string };
  expect(body).toMatchObject({
    name: 'Ana',
    email: 'ana@example.org',
    subject: 'Hola',
    message: 'Una línea',
    agree: true,
    website: '',
  });
  expect(body.elapsed).toBeGreaterThanOrEqual(1500);
  expect(alert.textContent).toContain(words.failures.unavailable);
  expect(alert.textContent).toContain('hola@example.com');
  expect(field(words.message)).toHaveProperty('value', 'Una línea');
  await user.click(button(words.send));
  expect((await screen.findByRole('status')).textContent).toBe(words.sent);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('restores the draft after a reload and ignores invalid data', async () => {
  const { unmount } = render(form());
  await fill();
  unmount();
  render(form());
  expect(field(words.message)).toHaveProperty('value', 'Una línea');
  expect(button(words.send)).toHaveProperty('disabled', false);
  sessionStorage.setItem('contact-draft', '{"name":5,"message":"x","agree":"yes"');
  expect(() => render(form())).not.toThrow();
});

it('hides the simulation note with the meta tag that the server adds', () => {
  const styleSheet = readFileSync(`${engineRoot}/src/features/contact/contact-form.module.css`, 'utf8');
  expect(styleSheet.replaceAll("'", '"')).toContain(`html:has(${deliverySelector})`);
});
