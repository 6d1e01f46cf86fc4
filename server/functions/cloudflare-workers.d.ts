declare module 'cloudflare:workers' {
  /** Lets work go on after the reply of the request that began it. */
  export function waitUntil(work: Promise<unknown>): void;
}
