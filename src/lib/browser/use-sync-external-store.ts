// The router asks for a stand-in that React has made needless; it gets React's own (see `vite.config.ts`).
export { useSyncExternalStore } from 'react';
