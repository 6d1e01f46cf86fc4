/** One page's data, a loader for each language, made by the build from `content/` (see `tools/build/data-plugin.ts`). */
declare module 'virtual:data/*' {
  const load: Readonly<Record<'es' | 'en', () => Promise<unknown>>>;
  export default load;
}

/** The whole checked content, for the server. */
declare module 'virtual:content' {
  export const content: import('#src/content/content.ts').Content;
}

interface Window {
  /** Buttons pressed before script had taken the page over (`src/app/boot.ts`). */
  earlyPresses?: HTMLElement[];
}
