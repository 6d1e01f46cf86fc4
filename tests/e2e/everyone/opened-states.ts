import type { Page } from '@playwright/test';
import { es } from '#src/i18n/es.ts';
import type { widths } from '../support/axe.ts';
import { chatOn } from '../support/chat-helpers.ts';
import { expect, hydrated } from '../support/fixtures.ts';
import { publish } from '../support/reviews-helpers.ts';

export interface OpenedState {
  address: string;
  open: (page: Page) => Promise<void>;
  /** Where it can be opened; everywhere if not said. */
  widths?: readonly (keyof typeof widths)[];
  /** True where it keeps the page behind it out of reach. */
  modal?: true;
  /** Why it is not gone through by Tab. */
  notWalked?: string;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const wholeChat =
  'A test of its own goes through the open window, which makes itself small where it hides what comes next.';

/** Everything that opens over a page or changes what stands on it. */
export const openedStates: Record<string, OpenedState> = {
  'the menu of a phone': {
    address: '/',
    widths: ['phone'],
    open: async (page) => {
      await button(page, 'Abrir menú').click();
      await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link').first()).toBeVisible();
    },
  },
  'the sky as an instrument': {
    address: '/',
    open: async (page) => {
      const names = page.getByRole('listbox');
      await names.scrollIntoViewIfNeeded();
      await names.focus();
      await page.keyboard.press('ArrowRight');
      await expect(names.getByRole('option', { selected: true })).toHaveCount(1);
      await page.getByRole('slider', { name: /hora/i }).press('Home');
    },
  },
  'projects found, with the reason of a disabled button': {
    address: '/projects?q=trading',
    notWalked: 'It has what its page has.',
    open: async (page) => {
      await page.locator('article button[aria-disabled="true"]').first().focus();
      await expect(page.getByRole('tooltip').first()).toBeVisible();
    },
  },
  'projects as an index': {
    address: '/projects',
    open: async (page) => button(page, 'Índice').click(),
  },
  'no projects found': {
    address: '/projects?q=zzz',
    notWalked: 'It has less than its page has.',
    open: async (page) => expect(page.getByText('No se encontraron proyectos')).toBeVisible(),
  },
  'a year of contributions': {
    address: '/projects',
    open: async (page) => {
      const graph = page.getByRole('region', { name: 'Contribuciones' });
      await graph.scrollIntoViewIfNeeded();
      await expect(graph.locator('[data-date]').first()).toBeVisible();
    },
  },
  'contributions that do not come': {
    address: '/projects',
    open: async (page) => {
      await page.route('**/api/contributions*', (route) => route.fulfill({ json: { contributions: [] } }));
      await page.reload();
      await hydrated(page);
      const graph = page.getByRole('region', { name: 'Contribuciones' });
      await graph.scrollIntoViewIfNeeded();
      await expect(graph).toContainText('No se pudieron cargar');
    },
  },
  'a gallery': {
    address: '/projects?category=photography',
    modal: true,
    open: async (page) => {
      await button(page, 'Ver galería').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  ...Object.fromEntries(
    [
      ['chapters', 'Capítulos'],
      ['synopsis', 'Sinopsis'],
      ['characters', 'Personajes'],
      ['reviews', 'Reseñas'],
    ].map(([panel, name]) => [
      `the ${panel} of the novel`,
      {
        address: `/novel#${panel}`,
        ...(panel === 'synopsis' || panel === 'characters' ? { notWalked: 'It is text alone.' } : {}),
        open: async (page: Page) => expect(page.getByRole('tabpanel', { name })).toBeVisible(),
      },
    ]),
  ),
  'the sample of the novel': {
    address: '/novel',
    modal: true,
    open: async (page) => {
      await button(page, 'Leer muestra').click();
      await expect(page.getByRole('dialog', { name: 'Sinopsis' })).toBeVisible();
    },
  },
  'a chapter that is read': {
    address: '/novel#capitulo-01',
    modal: true,
    open: async (page) => expect(page.getByRole('dialog', { name: 'La placa 113' })).toContainText('tres euros'),
  },
  'a chapter without its sound': {
    address: '/novel#chapters',
    notWalked: 'Its button to try again stands in the player’s place, as the chapters have it.',
    open: async (page) => {
      await page.route('**/*.mp3', (route) => route.abort());
      const chapter = page.getByRole('article', { name: 'La placa 113', exact: true });
      await chapter.getByRole('button', { name: 'Reproducir' }).click();
      await expect(chapter.getByRole('alert')).toBeVisible();
    },
  },
  'a review that lacks its words': {
    address: '/novel#reviews',
    notWalked: 'It has what the reviews have.',
    open: async (page) => {
      await button(page, 'Publicar reseña').click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  'a review of the own, asked to be deleted': {
    address: '/novel#reviews',
    modal: true,
    open: async (page) => {
      await publish(page, 'Ana', 'Se lee de un tirón.');
      await page.getByRole('article', { name: 'Ana' }).getByRole('button', { name: 'Eliminar' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  'the form with its faults': {
    address: '/contact',
    notWalked: 'It has what its page has.',
    open: async (page) => {
      for (const name of ['Nombre', 'Correo electrónico', 'Asunto', 'Mensaje'])
        await page.getByRole('textbox', { name }).fill('');
      await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('no');
      await page.getByRole('textbox', { name: 'Mensaje' }).focus();
      await page.getByRole('textbox', { name: 'Mensaje' }).blur();
      await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveAttribute('aria-invalid', 'true');
    },
  },
  'the note on privacy': {
    address: '/contact',
    notWalked: 'It has what its page has.',
    open: async (page) => {
      await page.getByRole('link', { name: 'Nota de privacidad' }).click();
      await expect(page.getByText('El formulario puede funcionar de dos maneras')).toBeVisible();
    },
  },
  'a message that was sent': {
    address: '/contact',
    open: async (page) => {
      for (const [name, text] of [
        ['Nombre', 'Ana'],
        ['Correo electrónico', 'ana@example.org'],
        ['Asunto', 'Una web'],
        ['Mensaje', 'Hola'],
      ] as const)
        await page.getByRole('textbox', { name }).fill(text);
      await page.getByRole('checkbox').check();
      await button(page, es.contact.form.send).click();
      await expect(button(page, es.contact.form.sendAnother)).toBeVisible();
    },
  },
  'the chat with a reply': {
    address: '/about',
    notWalked: wholeChat,
    open: async (page) => {
      const chat = chatOn(page);
      await chat.launcher.click();
      await chat.ask('¿Qué proyectos usan OpenAI?');
      await expect(chat.log).toContainText('OpenAI');
      await expect(chat.field).toBeEnabled();
    },
  },
  'the chat when it cannot answer': {
    address: '/about',
    notWalked: wholeChat,
    open: async (page) => {
      await page.route('**/api/chat/completions', (route) => route.fulfill({ status: 500, json: {} }));
      const chat = chatOn(page);
      await chat.launcher.click();
      await chat.ask('Hola');
      await expect(chat.button('retry')).toBeVisible();
    },
  },
  'the chat made small': {
    address: '/about',
    open: async (page) => {
      const chat = chatOn(page);
      await chat.launcher.click();
      await chat.button('minimize').click();
      await expect(chat.button('restore')).toBeVisible();
    },
  },
};
