import type { ComponentType } from 'react';
import { Router } from 'wouter';
import { vi } from 'vitest';
import type { Content } from '#src/content/content.ts';
import type { SharedSource } from '#src/content/data-source.ts';
import type { Language } from '#src/i18n/languages.ts';
import { drawWhole } from '#src/app/entries/draw-whole.ts';
import type { LoadedPage } from '#src/app/navigation/load-page.tsx';

const picture = { src: '/p.webp', width: 16, height: 10, sources: [], placeholder: '' };

/** One page as it was drawn. */
export interface DrawnPage {
  page: string;
  language: Language;
  /** One for each thing that it can be asked for in its address. */
  documents: readonly string[];
  /** Its texts, names, addresses and what it tells search engines, each as it stands there. */
  traces: ReadonlySet<string>;
}

/** The code that draws, as it is compiled for a site with a novel and for one without: the table of pages tells them apart. */
const compiled = new Map<string, Promise<Awaited<ReturnType<typeof compile>>>>();

async function compile(novel: boolean, stories: readonly string[]) {
  vi.stubGlobal('siteHasNovel', novel);
  vi.stubGlobal('siteStories', stories);
  vi.resetModules();
  const modules = await Promise.all([
    import('#src/app/site.loader.ts'),
    import('#src/app/pages.ts'),
    import('#src/app/app.tsx'),
    import('#src/app/layout/shell.loader.ts'),
  ]);
  vi.unstubAllGlobals();
  return modules;
}

/** What the page of projects is asked for; it does not show works otherwise. */
const searches: Readonly<Record<string, readonly string[]>> = {
  projects: ['', 'layout=index', 'category=stores', 'category=photography', 'category=2d-3d'],
};

/** Draws every page of a site, shell and head included, without pictures and without a build. */
export async function drawSite(content: Content): Promise<DrawnPage[]> {
  const { novel } = content.features;
  const stories = content.stories.map(({ name }) => name);
  const constants = JSON.stringify([novel, stories]);
  const known = compiled.get(constants) ?? compile(novel, stories);
  compiled.set(constants, known);
  const [{ dataSource, pageData, pageHead, allPages }, { pageRows }, { App }, shell] = await known;
  const shared: SharedSource = {
    content,
    picture: () => picture,
    drawn: () => picture,
    file: (path) => `/files/${path}`,
    fileSize: () => 1000,
  };
  const drawn = allPages().map(async ({ page, language, entry }): Promise<DrawnPage> => {
    const source = dataSource(shared, language);
    const head = pageHead(page, source, entry);
    const Page = (await pageRows[page].component()) as ComponentType<{ data: object }>;
    const first: LoadedPage = {
      page,
      language,
      head,
      entry,
      content: <Page data={pageData(page, source, entry)} />,
      shell: shell.loader(source),
    };
    const documents = await Promise.all(
      (searches[page] ?? ['']).map((search) =>
        drawWhole(
          <Router ssrPath="/nowhere" ssrSearch={search}>
            <App first={first} />
          </Router>,
        ),
      ),
    );
    const traces = new Set([...stringsOf(head.things ?? []), ...documents.flatMap(tracesOf)]);
    return { page, language, documents, traces };
  });
  return Promise.all(drawn);
}

/** Texts and attributes that say or lead somewhere; a heading's text also as `# text`. */
function tracesOf(html: string): string[] {
  const texts = [...html.matchAll(/>([^<>]+)</g)].map(([, text]) => text);
  const attributes = [...html.matchAll(/ (?:aria-label|title|alt|href|src|content)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  const headings = headingsOf(html).map((heading) => `# ${heading}`);
  return [...texts, ...attributes, ...headings].map((text = '') => plain(text).trim());
}

/** The texts of all headings, in their order. */
export function headingsOf(html: string): string[] {
  return [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, , inner = '']) =>
    plain(inner.replace(/<[^>]*>/g, '')),
  );
}

function plain(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
