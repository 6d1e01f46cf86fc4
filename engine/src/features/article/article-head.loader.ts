import type { DataSource } from '#src/content/data-source.ts';
import type { PageHead, Thing } from '#src/content/page-head.ts';
import type { Language } from '#src/i18n/languages.ts';

interface ArticleHead {
  title: string;
  titleLang: string | undefined;
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

/** Title, description, preview picture and structured data of an article's page. */
export function articleHead(head: ArticleHead, { content, language }: DataSource): PageHead {
  const { site, profile } = content;
  const url = site.url + head.address;
  const thing = {
    '@type': head.type,
    headline: head.title,
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
    { name: head.title, item: url },
  ];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  };
  return {
    title: `${head.title} · ${site.name[language]}`,
    description: head.description,
    langs: { title: head.titleLang, description: head.lang },
    picture: head.image,
    things: head.parent ? [thing, breadcrumbs] : [thing],
  };
}
