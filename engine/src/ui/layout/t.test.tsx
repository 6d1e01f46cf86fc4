import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { T } from './t.tsx';

it('marks a text with its language, and is nothing without a text', () => {
  const drawn = renderToStaticMarkup(
    <>
      <T as="p">Hola</T>
      <T as="h2" id="a">
        {{ text: 'Hello', lang: 'en' }}
      </T>
      <T>{undefined}</T>
    </>,
  );
  expect(drawn).toBe('<p>Hola</p><h2 lang="en" id="a">Hello</h2>');
});
