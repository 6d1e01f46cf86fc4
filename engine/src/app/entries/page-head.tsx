import { defaultLanguage, languages, type Language } from '#src/i18n/languages.ts';
import type { LoadedPage } from '../navigation/load-page.tsx';
import { addressOf, twinOf, type PageId } from '../pages.ts';

interface PageHeadProps {
  page: PageId;
  entry: string | undefined;
  language: Language;
  head: LoadedPage['head'];
  siteUrl: string;
  /** Language and country as Open Graph expects them: `en_GB`. */
  locale: string;
}

/**
 * Title, description, canonical and alternate-language links. React hoists them into the head and updates them on
 * navigation.
 */
export function PageHead({ page, entry, language, head, siteUrl, locale }: PageHeadProps) {
  const address = (each: Language) => siteUrl + (addressOf(page, each, entry) ?? '');
  return (
    <>
      <title lang={head.langs?.title}>{head.title}</title>
      <meta name="description" lang={head.langs?.description} content={head.description} />
      {addressOf(page, language, entry) === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(language)} />
          <link rel="alternate" type="text/markdown" href={twinOf(addressOf(page, language, entry) ?? '')} />
          {languages.length > 1 && (
            <>
              {languages.map((each) => (
                <link key={each} rel="alternate" hrefLang={each} href={address(each)} />
              ))}
              <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
            </>
          )}
          <meta property="og:type" content={entry ? 'article' : 'website'} />
          <meta property="og:title" lang={head.langs?.title} content={head.title} />
          <meta property="og:description" lang={head.langs?.description} content={head.description} />
          <meta property="og:url" content={address(language)} />
          <meta property="og:locale" content={locale} />
        </>
      )}
    </>
  );
}
