import { useEffect, type RefObject } from 'react';

/** Gives a page of this site in a frame the theme around it, as its `color-scheme`. */
export function useThemeInside(frame: RefObject<HTMLIFrameElement | null>, isLoaded: boolean): void {
  useEffect(() => {
    const root = document.documentElement;
    const page = isLoaded && frame.current?.contentDocument?.documentElement;
    if (!page) return undefined;
    const follow = () => page.style.setProperty('color-scheme', getComputedStyle(root).colorScheme);
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(root, { attributes: true });
    return () => observer.disconnect();
  }, [frame, isLoaded]);
}
