import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser; on the server `useEffect`, which does not warn. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
