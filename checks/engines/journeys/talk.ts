import { es } from '#src/i18n/es.ts';
import { journey, shortJourney, sizes } from './journey.ts';

const field = (name: string) => ({ role: 'textbox', name });
const chat = { role: 'dialog', name: 'Asistente' };
const inChat = (role: string, name?: string) => ({ role, name, within: chat });

shortJourney('contact: an incomplete form is not sent, a complete one is', async (visitor) => {
  await visitor.open('/contact');
  const send = { role: 'button', name: es.contact.form.send };
  await visitor.has(send, 'disabled', true);
  await visitor.fill(field('Nombre'), 'Ana Ruiz');
  await visitor.fill(field('Correo electrónico'), 'ana@example.org');
  await visitor.fill(field('Asunto'), 'Una web');
  await visitor.fill(field('Mensaje'), 'Hola, ¿tienes hueco en mayo?');
  await visitor.press({ role: 'checkbox', pattern: '^Acepto' });
  await visitor.has({ role: 'checkbox', pattern: '^Acepto' }, 'checked', true);
  await visitor.press(send);
  await visitor.sees({ role: 'button', name: es.contact.form.sendAnother });
  await visitor.reads({ role: 'main' }, es.contact.form.sent);
});

shortJourney('chat: asks, gets a reply, stays open on the next page, closes by Escape', async (visitor) => {
  await visitor.open('/');
  const launcher = { role: 'button', name: 'Abrir chat' };
  await visitor.press(launcher);
  await visitor.sees(chat);
  await visitor.isOn(inChat('textbox', 'Escribe tu mensaje'));
  await visitor.type('¿Cómo te escribo?{Enter}');
  await visitor.reads(inChat('log'), '@');
  await visitor.press({ role: 'link', name: 'Contacto', within: { role: 'navigation', name: 'Principal' } });
  await visitor.isAt('/contact');
  await visitor.reads(inChat('log'), '¿Cómo te escribo?');
  await visitor.focus(inChat('textbox', 'Escribe tu mensaje'));
  await visitor.type('{Escape}');
  await visitor.misses(chat);
});

journey('chat: on a phone the window fits and its field is usable', async (visitor) => {
  await visitor.resize(...sizes.phone);
  await visitor.open('/en');
  await visitor.press({ role: 'button', name: 'Open chat' });
  const window = { role: 'dialog', name: 'Assistant' };
  await visitor.sees(window);
  await visitor.fill({ role: 'textbox', name: 'Type your message', within: window }, 'Which projects use OpenAI?');
  await visitor.until(() => {
    const box = document.querySelector('dialog[open], [role="dialog"]')?.getBoundingClientRect() ?? new DOMRect(-9);
    return box.left > -1 && box.right < innerWidth + 1 && box.top > -1 && box.bottom < innerHeight + 1;
  }, 'the window is within the page');
  await visitor.press({ role: 'button', name: 'Send', within: window });
  await visitor.reads({ role: 'log', within: window }, 'OpenAI');
  await visitor.press({ role: 'button', name: 'Close', within: window });
  await visitor.misses(window);
});
