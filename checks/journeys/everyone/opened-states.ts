import type { Page } from '@playwright/test';
import { es } from '#src/i18n/es.ts';
import { fill } from '../contact/contact-helpers.ts';
import type { widths } from '../support/axe.ts';
import { chatOn, completions, replying } from '../support/chat-helpers.ts';
import { expect, hydrated } from '../support/fixtures.ts';
import { publish } from '../support/reviews-helpers.ts';

export interface OpenedState {
  address: string;
  open: (page: Page) => Promise<void>;
  /** Widths at which it can be opened; default: all. */
  widths?: readonly (keyof typeof widths)[];
  modal?: true;
  /** Why the Tab test skips it. */
  notWalked?: string;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const wholeChat = 'A separate test covers the open window, which shrinks when it covers the next element.';

/** Waits for the chart below a short list, which would otherwise be drawn while axe reads the page. */
async function yearShown(page: Page) {
  const graph = page.getByRole('region', { name: 'Contribuciones' });
  await graph.scrollIntoViewIfNeeded();
  await expect(graph.locator('[data-date]').first()).toBeVisible();
}

const panel = (id: 'chapters' | 'synopsis' | 'characters' | 'reviews'): OpenedState => ({
  address: `/novel#${id}`,
  open: (page) => expect(page.getByRole('tabpanel', { name: es.novel.tabs[id] })).toBeVisible(),
});

/** Every state that opens over a page or changes its content. */
export const openedStates: Record<string, OpenedState> = {
  "a phone's menu": {
    address: '/',
    widths: ['phone'],
    open: async (page) => {
      await button(page, 'Abrir menú').click();
      await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link').first()).toBeVisible();
    },
  },
  'the interactive sky': {
    address: '/',
    notWalked: 'Same as its page.',
    open: async (page) => {
      const names = page.getByRole('listbox');
      await names.scrollIntoViewIfNeeded();
      await names.focus();
      await page.keyboard.press('ArrowRight');
      await expect(names.getByRole('option', { selected: true })).toHaveCount(1);
    },
  },
  'found projects, with the reason of a disabled button': {
    address: '/projects?q=trading',
    notWalked: 'Same as its page.',
    open: async (page) => {
      await yearShown(page);
      await page.locator('article button[aria-disabled="true"]').first().focus();
      await expect(page.getByRole('tooltip').first()).toBeVisible();
    },
  },
  'projects as an index': {
    address: '/projects',
    notWalked: 'The same links as its page.',
    open: async (page) => button(page, 'Índice').click(),
  },
  'projects as a chart': {
    address: '/projects?q=juego',
    open: async (page) => {
      await button(page, 'Mapa').click();
      await expect(page.getByRole('figure')).toBeVisible();
    },
  },
  'no projects found': {
    address: '/projects?q=zzz',
    notWalked: 'Less than its page.',
    open: async (page) => {
      await yearShown(page);
      await expect(page.getByText('No se encontraron proyectos')).toBeVisible();
    },
  },
  'a year of contributions': {
    address: '/projects',
    notWalked: 'Same as its page.',
    open: yearShown,
  },
  'contributions that fail to load': {
    address: '/projects',
    notWalked: 'One button more than its page.',
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
  'the chapters of the novel': panel('chapters'),
  'the synopsis of the novel': { ...panel('synopsis'), notWalked: 'It is only text.' },
  'the characters of the novel': { ...panel('characters'), notWalked: 'It is only text.' },
  'the reviews of the novel': panel('reviews'),
  "the novel's sample": {
    address: '/novel',
    modal: true,
    open: async (page) => {
      await button(page, 'Leer muestra').click();
      await expect(page.getByRole('dialog', { name: 'Sinopsis' })).toBeVisible();
    },
  },
  'an open chapter': {
    address: '/novel#capitulo-01',
    modal: true,
    open: async (page) => expect(page.getByRole('dialog', { name: 'La placa 113' })).toContainText('tres euros'),
  },
  'a chapter without audio': {
    address: '/novel#chapters',
    notWalked: 'Its retry button is in the player’s place, as in the chapters.',
    open: async (page) => {
      await page.route('**/*.mp3', (route) => route.abort());
      const chapter = page.getByRole('article', { name: 'La placa 113', exact: true });
      await chapter.getByRole('button', { name: 'Reproducir' }).click();
      await expect(chapter.getByRole('alert')).toBeVisible();
    },
  },
  'an incomplete review': {
    address: '/novel#reviews',
    notWalked: 'Same as the reviews.',
    open: async (page) => {
      await button(page, 'Publicar reseña').click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  "the visitor's own review before deletion": {
    address: '/novel#reviews',
    modal: true,
    open: async (page) => {
      await publish(page, 'Ana', 'Se lee de un tirón.');
      await page.getByRole('article', { name: 'Ana' }).getByRole('button', { name: 'Eliminar' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  'the form with errors': {
    address: '/contact',
    notWalked: 'Same as its page.',
    open: async (page) => {
      await fill(page, 'es', '');
      await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('no');
      await page.getByRole('textbox', { name: 'Correo electrónico' }).blur();
      await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveAttribute('aria-invalid', 'true');
    },
  },
  'the privacy note': {
    address: '/contact',
    notWalked: 'Same as its page.',
    open: async (page) => {
      await page.getByRole('link', { name: 'Nota de privacidad' }).click();
      await expect(page.getByText('El formulario puede funcionar de dos maneras')).toBeVisible();
    },
  },
  'a sent message': {
    address: '/contact',
    open: async (page) => {
      await fill(page);
      await button(page, es.contact.form.send).click();
      await expect(button(page, es.contact.form.sendAnother)).toBeVisible();
    },
  },
  'the chat with a reply': {
    address: '/about',
    notWalked: wholeChat,
    open: async (page) => {
      const chat = chatOn(page);
      await page.route(completions, replying('**SVC Moto**: `Next.js`, [web](https://svcmoto.es)\n\n- uno'));
      await chat.launcher.click();
      await chat.ask('Hola');
      await expect(chat.log).toContainText('uno');
    },
  },
  'the chat when it fails': {
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
  'the search with results': {
    address: '/about',
    modal: true,
    open: async (page) => {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: es.search.title });
      await dialog.getByRole('searchbox').fill('noche');
      await expect(dialog.locator('mark').first()).toBeVisible();
    },
  },
  'the minimized chat': {
    address: '/about',
    open: async (page) => {
      const chat = chatOn(page);
      await chat.launcher.click();
      await chat.button('minimize').click();
      await expect(chat.button('restore')).toBeVisible();
    },
  },
};
