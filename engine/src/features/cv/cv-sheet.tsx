import { Fragment } from 'react';
import { cx } from '#src/lib/cx.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import type { Cv, CvEntry, CvText } from './cv.loader.ts';
import styles from './cv-sheet.module.css';

export function CvSheet({ cv }: { cv: Cv }) {
  return (
    <article className={cx(styles.sheet, 'framed')}>
      <header className={styles.head}>
        <h1>{cv.name}</h1>
        <ul className={cx(styles.roles, 'cluster above-2')}>
          {cv.roles.map((role) => (
            <li key={role.text} lang={role.lang}>
              {role.text}
            </li>
          ))}
        </ul>
        <ul className={cx(styles.contact, 'cluster small')}>
          <li lang={cv.location.lang}>{cv.location.text}</li>
          {cv.links.map(({ text, name, url }) => (
            <li key={url}>
              <TextLink href={url}>
                {name && <span className="no-print">{name}</span>}
                <span className={name && 'print-only'}>{text}</span>
              </TextLink>
            </li>
          ))}
        </ul>
        <Said text={cv.summary} className={styles.summary} />
      </header>
      {cv.sections.map(({ id, title, entries }) => (
        <section key={id} className={styles.section}>
          <h2 lang={title.lang}>{title.text}</h2>
          <ol className={styles.entries}>
            {entries.map((entry, index) => (
              <li key={index}>
                <Entry entry={entry} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  );
}

function Entry({ entry: { aside, title, place, link, description, highlights = [] } }: { entry: CvEntry }) {
  return (
    <>
      <Said text={aside} className={title ? styles.date : styles.name} />
      <div className={styles.body}>
        {title && <h3 lang={title.lang}>{title.text}</h3>}
        {(place ?? link) && (
          <p className={cx(styles.place, 'cluster muted')}>
            {place && <Said as="span" text={place} />}
            {link && <TextLink href={link.url}>{link.text}</TextLink>}
          </p>
        )}
        {description && <Said text={description} />}
        {highlights.length > 0 && (
          <ul className={cx(styles.highlights, 'grid')}>
            {highlights.map((each) => (
              <li key={each.text} lang={each.lang}>
                {each.text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

interface SaidProps {
  text: CvText;
  as?: 'p' | 'span';
  className?: string | undefined;
}

function Said({ text: { text, lang, parts, comma }, as: Element = 'p', className }: SaidProps) {
  return (
    <Element lang={lang} className={className}>
      {parts?.map((part, at) => (
        <Fragment key={part.text}>
          {at > 0 && comma}
          <span lang={part.lang}>{part.text}</span>
        </Fragment>
      )) ?? text}
    </Element>
  );
}
