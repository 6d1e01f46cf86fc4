import { localizeAddress, twinOf } from '#src/i18n/addresses.ts';
import { defaultLanguage, languages, type Language } from '#src/i18n/languages.ts';
import { langOf, plain } from '#src/lib/text.ts';
import type { LoadedPage } from '../navigation/use-shown-page.ts';

/**
 * Title, description, canonical and alternate-language links. React hoists them into the head and updates them on
 * navigation.
 */
export function PageHead({ entry, language, head, shell: { site } }: LoadedPage) {
  const { path, title, description } = head;
  const address = (each: Language) => site.url + localizeAddress(path ?? '', each);
  return (
    <>
      <title lang={langOf(title)}>{plain(title)}</title>
      <meta name="description" lang={langOf(description)} content={plain(description)} />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(language)} />
          <link rel="alternate" type="text/markdown" href={twinOf(localizeAddress(path, language))} />
          {languages.length > 1 && (
            <>
              {languages.map((each) => (
                <link key={each} rel="alternate" hrefLang={each} href={address(each)} />
              ))}
              <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
            </>
          )}
          <meta property="og:type" content={entry === undefined ? 'website' : 'article'} />
          <meta property="og:title" lang={langOf(title)} content={plain(title)} />
          <meta property="og:description" lang={langOf(description)} content={plain(description)} />
          <meta property="og:url" content={address(language)} />
          <meta property="og:locale" content={site.locale} />
        </>
      )}
    </>
  );
}
