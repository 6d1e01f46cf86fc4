import { useEffect } from 'react';
import { offlinePath } from '#src/contracts/offline.ts';
import { parseAddress } from '#src/i18n/addresses.ts';

/** Milliseconds between retries while the browser reports that it is online. */
const retryDelay = 5000;

/** Reloads the requested page once the site can be reached again. Does nothing at the offline page's own address. */
export function useReloadWhenOnline(): void {
  useEffect(() => {
    if (parseAddress(location.pathname).path.replace(/(\/index)?\.html$|\/$/, '') === offlinePath) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;

    // The `online` event fires before the site can be reached, and says nothing about a server that is down.
    function check(): void {
      clearTimeout(timer);
      fetch(location.href, { method: 'HEAD' }).then(
        (reply) => (reply.status < 500 ? !over && location.reload() : later()),
        later,
      );
    }
    function later(): void {
      if (!over && navigator.onLine) timer = setTimeout(check, retryDelay);
    }

    later();
    addEventListener('online', check);
    return () => {
      over = true;
      clearTimeout(timer);
      removeEventListener('online', check);
    };
  }, []);
}
