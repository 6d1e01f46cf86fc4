import type { DataSource } from '#src/content/data-source.ts';
import type { PageHead, Thing } from '#src/content/page-head.ts';
import type { Language } from '#src/i18n/languages.ts';
import { inLang, langOf, plain, type Text } from '#src/lib/text.ts';

interface ArticleHead {
  title: Text;
  description: string;
  /** The language of the text, if it is not the page's. */
  lang: Language | undefined;
  address: string;
  image?: string | undefined;
  pictureSrc?: string | undefined;
  date?: string | undefined;
  type: 'Article' | 'BlogPosting' | 'WebPage';
  /** The page above it. */
  parent: { name: string; address: string } | null;
  more?: Thing;
}

export function articleHead(head: ArticleHead, { content, language }: DataSource): PageHead {
  const { site, profile } = content;
  const title = plain(head.title);
  const url = site.url + head.address;
  const thing = {
    '@type': head.type,
    headline: title,
    description: head.description,
    ...(head.pictureSrc ? { image: site.url + head.pictureSrc } : {}),
    ...(head.date ? { datePublished: head.date } : {}),
    inLanguage: head.lang ?? language,
    author: { '@type': 'Person', name: profile.name[language], url: site.url },
    mainEntityOfPage: url,
    ...head.more,
  };
  const places = [
    ...(head.parent ? [{ name: head.parent.name, item: site.url + head.parent.address }] : []),
    { name: title, item: url },
  ];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  };
  return {
    title: inLang(`${title} · ${site.name[language]}`, langOf(head.title)),
    description: inLang(head.description, head.lang),
    picture: head.image,
    things: head.parent ? [thing, breadcrumbs] : [thing],
  };
}
