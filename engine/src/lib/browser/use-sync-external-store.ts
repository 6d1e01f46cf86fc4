// Replaces the polyfill that the router imports with React's own hook (see `vite/config.ts`).
export { useSyncExternalStore } from 'react';
