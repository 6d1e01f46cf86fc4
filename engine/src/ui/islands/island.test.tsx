// @vitest-environment happy-dom

import { act, fireEvent } from '@testing-library/react';
import { startTransition, Suspense, use, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { watchParts } from './hydration-gate.ts';
import { Island } from './island.tsx';

const never = new Promise<never>(() => undefined);
const hydrated = vi.fn();
let update: (next: { text: string; waits?: boolean }) => void;

function Inside({ text }: { text: string }) {
  useEffect(() => hydrated(), []);
  return <button type="button">{text}</button>;
}

function Waiting(): never {
  return use(never);
}

function Page() {
  const [shown, setShown] = useState<{ text: string; waits?: boolean }>({ text: 'before' });
  useEffect(() => {
    update = setShown;
  }, []);
  return (
    <Suspense>
      <Island opens="touch">
        <Inside text={shown.text} />
      </Island>
      {shown.waits && <Waiting />}
    </Suspense>
  );
}

// Before parts are held, as in a prerender.
const html = renderToString(<Page />);

async function open(): Promise<HTMLElement> {
  hydrated.mockClear();
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = html;
  watchParts();
  await act(async () => void hydrateRoot(container, <Page />));
  expect(hydrated).not.toHaveBeenCalled();
  return container;
}

test('a held part is hydrated when it is touched', async () => {
  const container = await open();
  await act(async () => fireEvent.pointerOver(container.querySelector('button')!));
  expect(hydrated).toHaveBeenCalledOnce();
});

test('new props hydrate a held part and reach it, in the same element', async () => {
  const container = await open();
  const button = container.querySelector('button');
  await act(async () => update({ text: 'after' }));
  expect(hydrated).toHaveBeenCalledOnce();
  expect(container.querySelector('button')).toBe(button);
  expect(button?.textContent).toBe('after');
});

test('a rendering that React discards leaves a held part held', async () => {
  const container = await open();
  await act(async () => startTransition(() => update({ text: 'after', waits: true })));
  expect(hydrated).not.toHaveBeenCalled();
  expect(container.querySelector('button')?.textContent).toBe('before');
});
