import { languages, type Language } from '#src/i18n/languages.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import type { ShellData } from './layout/shell.loader.ts';
import { routes, type PageId } from './routes.ts';

interface PageHeadProps {
  page: PageId;
  language: Language;
  site: ShellData['site'];
}

/** Title, description, canonical and language links; React puts them into the head and keeps them right on navigation. */
export function PageHead({ page, language, site }: PageHeadProps) {
  const path = routes[page];
  const head = site.pages[page];
  const address = (each: Language) => site.url + localizeAddress(path ?? '/', each);
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(language)} />
          {languages.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={address(each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('es')} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={head.title} />
          <meta property="og:description" content={head.description} />
          <meta property="og:url" content={address(language)} />
          <meta property="og:locale" content={language === 'es' ? 'es_ES' : 'en_US'} />
        </>
      )}
    </>
  );
}
