import type { ContactRequest } from '#src/contracts/contact.ts';

/** A complete message, as the form sends it. */
export const contactMessage: ContactRequest = {
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  subject: 'Una web',
  message: 'Hola,\n¿tienes hueco?',
  agree: true,
  elapsed: 20_000,
  website: '',
};
