import { useEffect } from 'react';

/** Milliseconds between two tries while the browser believes that it has a network. */
const pause = 5000;

/** Loads the page anew as soon as the site answers again. */
export function useReturn(): void {
  useEffect(() => {
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
