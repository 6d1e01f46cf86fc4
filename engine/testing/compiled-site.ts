import { vi } from 'vitest';
import type { Content } from '#src/content/content.ts';
import type { SharedSource } from '#src/content/data-source.ts';

/** Sets the constants of a build; what is imported afterwards is compiled for them. */
export function compileFor(constants: object): void {
  for (const [name, value] of Object.entries(constants)) vi.stubGlobal(name, value);
  vi.resetModules();
}

/** A source without a build: every picture is the same, and every file is there. */
export function sharedSource(content: Content): SharedSource {
  const picture = { src: '/p.webp', width: 16, height: 10, sources: [], placeholder: '' };
  return {
    content,
    picture: () => picture,
    drawn: () => picture,
    file: (path) => `/files/${path}`,
    fileSize: () => 1000,
  };
}
