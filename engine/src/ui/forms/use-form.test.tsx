// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { email, maxLength, minLength, object, pipe, string } from 'valibot';
import { expect, it } from 'vitest';
import { Field } from './field.tsx';
import { useForm } from './use-form.ts';

const schema = object({
  name: pipe(string(), minLength(1, 'missing'), maxLength(5, 'long')),
  address: pipe(string(), minLength(1, 'missing'), email('wrong')),
});

function Form() {
  const form = useForm({ schema, empty: { name: '', address: '' } });
  return (
    <form
      {...form.formProps}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.judge()) form.clear();
      }}
    >
      {(['name', 'address'] as const).map((field) => (
        <Field
          key={field}
          name={field}
          label={field}
          value={form.draft[field]}
          problem={form.problemOf(field) ?? ''}
          onChange={(event) => form.change({ [field]: event.target.value })}
        />
      ))}
      <button>send</button>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const shown = () => ['name', 'address'].map((name) => field(name).getAttribute('aria-invalid') === 'true');

it('checks a format on blur, missing values on submit, and nothing once cleared', async () => {
  const user = userEvent.setup();
  render(<Form />);
  for (let presses = 0; presses < 3; presses++) await user.tab();
  expect(shown()).toEqual([false, false]);

  await user.type(field('address'), 'ana');
  expect(shown()).toEqual([false, false]);
  await user.tab();
  expect(shown()).toEqual([false, true]);
  await user.clear(field('address'));
  await user.tab();
  expect(shown()).toEqual([false, false]);

  await user.click(screen.getByRole('button'));
  expect(shown()).toEqual([true, true]);
  expect(document.activeElement).toBe(field('name'));
  expect(field('name').getAttribute('aria-describedby')).toBeTruthy();
  await user.type(field('name'), 'Ana');
  expect(shown()).toEqual([false, true]);
  await user.type(field('address'), 'ana@example.org{Enter}');
  expect(field('address')).toHaveProperty('value', '');
  await user.tab();
  expect(shown()).toEqual([false, false]);
});
