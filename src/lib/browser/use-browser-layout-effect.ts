import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in a browser; where pages are drawn to text there is no layout, and React would warn. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
