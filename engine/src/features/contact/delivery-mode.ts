import { deliverySelector, formServiceSelector, type FormService } from '#src/contracts/page-markers.ts';

/**
 * True when the server delivers messages. It adds a meta tag to every page (docs/decisions/014); without it, sending is
 * simulated.
 */
export function isDeliveryOn(): boolean {
  return document.querySelector(deliverySelector) !== null;
}

/** The form service configured at build time, or null. */
export function formService(): FormService | null {
  const text = document.querySelector<HTMLMetaElement>(formServiceSelector)?.content;
  return text ? (JSON.parse(text) as FormService) : null;
}
