// What the build makes from `content/` (`vite/pages/data-plugin.ts`). A module `virtual:data/<path>`, made from
// `src/<path>.loader.ts`, is declared beside that file.

/** For each page and language: how a browser gets its data, made by the page's `page.loader.ts`. */
declare module 'virtual:page-data' {
  type Table = import('#src/app/components.ts').PageData;
  type Head = import('#src/app/navigation/use-shown-page.ts').LoadedPage['head'];
  export const pageData: {
    readonly [Id in keyof Table]: import('#src/i18n/languages.ts').Localized<
      (entry?: string) => Promise<{ head: Head; data: Table[Id] }>
    >;
  };
}

/** The icons of the owner's networks, by name (`vite/icons/site-icons.ts`). */
declare module 'virtual:social-icons' {
  export const socialIcons: Readonly<
    Record<string, import('react').ComponentType<import('react').SVGProps<SVGSVGElement>> | undefined>
  >;
}

/** The address of the star chart over the owner (`vite/pictures/sky.ts`). */
declare module '@sky/sky.svg' {
  const address: string;
  export default address;
}

/** The whole checked content and where the pages are, for the server. */
declare module 'virtual:content' {
  export const content: import('#src/content/content.ts').Content;
  export const addresses: import('#src/content/data-source.ts').PageAddresses;
  export const formerAddresses: readonly (readonly [from: string, to: string])[];
}

/**
 * Set by the build (`vite/site-languages.ts`; `siteBase` by `vite/static/site-target.ts`): the owner's languages, their
 * addresses, address parameters and formats, and the base path.
 */
/* eslint-disable no-var -- properties of `globalThis`, which only `var` declares */
declare var siteLanguages: readonly import('#src/i18n/languages.ts').Language[] | undefined;
declare var sitePaths: Readonly<Record<string, readonly (readonly [path: string, own: string])[]>> | undefined;
declare var siteParameters:
  Readonly<Record<string, Readonly<Partial<Record<import('#src/i18n/parameters.ts').Parameter, string>>>>> | undefined;
declare var siteBase: string | undefined;
declare var siteFormats:
  import('#src/i18n/languages.ts').Localized<import('#src/i18n/language-formats.ts').LanguageFormats> | undefined;
/** Whether the site has a CV and a novel; the build writes it into the table of pages. Unknown in unit tests. */
declare const siteHasCv: boolean | undefined;
declare const siteHasNovel: boolean | undefined;

/** Whether the home page has a section of the owner's own; likewise. */
declare const siteHasHomeSections: boolean | undefined;

/** The stories, further pages of projects, notes, their tags and the owner's pages, by the name in their address; likewise. */
declare const siteStories: readonly string[] | undefined;
declare const siteProjectPages: readonly string[] | undefined;
declare const siteNotes: readonly string[] | undefined;
declare const siteNoteTags: readonly string[] | undefined;
declare const siteOwnPages: readonly string[] | undefined;

/** Whether the owner wants the sky as the site's motif; likewise. */
declare const siteHasSky: boolean | undefined;

/** Whether the site has a red lamp; for the boot script. */
declare const siteHasLamp: boolean;

/** Whether there are more languages than a switch can show; the build drops the unused variant. */
declare const siteHasLanguageMenu: boolean | undefined;

interface Window {
  /** Buttons pressed before script had taken the page over (`src/app/entries/boot.ts`). */
  earlyPresses?: HTMLElement[];
}
