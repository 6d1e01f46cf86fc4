import type { MouseEvent } from 'react';
import { isPlainClick } from './plain-click.ts';

/** A link's click handler: acts on plain clicks, and leaves others (a new tab, say) to the browser. */
export function onPlainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
}
