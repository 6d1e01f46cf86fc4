import { deliverySelector, formServiceSelector, type FormService } from '#src/contracts/page-markers.ts';

/**
 * True when the server really takes messages. It says so with a tag in the head of every page (docs/decisions/020);
 * without one, sending is simulated.
 */
export function isDeliveryOn(): boolean {
  return document.querySelector(deliverySelector) !== null;
}

/** The service that takes messages in place of the server; null where there is none. The build wrote what it says. */
export function formService(): FormService | null {
  const text = document.querySelector<HTMLMetaElement>(formServiceSelector)?.content;
  return text ? (JSON.parse(text) as FormService) : null;
}
