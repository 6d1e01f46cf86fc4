import { useEffect } from 'react';
import { offlinePath } from '#src/contracts/offline.ts';
import { parseAddress } from '#src/i18n/addresses.ts';

/** Milliseconds between two tries while the browser believes that it has a network. */
const pause = 5000;

/** Loads the page that it stands in for as soon as the site answers again; at its own address it stands in for none. */
export function useReturn(): void {
  useEffect(() => {
    if (parseAddress(location.pathname).path.replace(/(\/index)?\.html$|\/$/, '') === offlinePath) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;

    // The browser's word that it is online comes before the site can be reached, and says nothing of a server that is down.
    function look(): void {
      clearTimeout(timer);
      fetch(location.href, { method: 'HEAD' }).then(
        (reply) => (reply.status < 500 ? !over && location.reload() : later()),
        later,
      );
    }
    function later(): void {
      if (!over && navigator.onLine) timer = setTimeout(look, pause);
    }

    later();
    addEventListener('online', look);
    return () => {
      over = true;
      clearTimeout(timer);
      removeEventListener('online', look);
    };
  }, []);
}
