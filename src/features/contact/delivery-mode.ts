import { deliverySelector } from '#src/contracts/page-markers.ts';

/**
 * True when the server really takes messages. It says so with a tag in the head of every page (docs/decisions/020);
 * without one, sending is simulated.
 */
export function isDeliveryOn(): boolean {
  return document.querySelector(deliverySelector) !== null;
}
