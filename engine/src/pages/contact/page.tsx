import { Availability } from '#src/features/contact/parts/availability.tsx';
import { ContactFacts } from '#src/features/contact/parts/contact-facts.tsx';
import { PrivacyNote } from '#src/features/contact/parts/privacy-note.tsx';
import { Stamp } from '#src/features/contact/parts/stamp.tsx';
import { useLinkedDetails } from '#src/features/contact/use-linked-details.ts';
import { Star } from '#src/features/star/star.tsx';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import { hasSky } from '#src/ui/layout/motif.ts';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import { SkyGround } from '#src/ui/layout/sky-ground.tsx';
import { T } from '#src/ui/layout/t.tsx';
import type { ContactData } from './page.loader.ts';
import styles from './page.module.css';

const ContactForm = lazyPart(() =>
  import('#src/features/contact/contact-form.island.tsx').then((module) => module.ContactForm),
);

export function Page({ data }: { data: ContactData }) {
  const { words, texts, availability, privacy, email } = data;
  const note = useLinkedDetails(privacy.id);
  return (
    <div className={cx(styles.page, 'page-width page-top')}>
      <div className={cx(styles.columns, 'grid')}>
        <div className={cx(styles.aside, 'stack')}>
          <SectionHead note={texts.intro}>
            <T as="h1">{texts.title}</T>
          </SectionHead>
          <section>
            <h2 className="label">{words.availability}</h2>
            <Availability {...availability} words={words} />
          </section>
          <section>
            <h2 className="label">{words.information}</h2>
            <ContactFacts {...data} />
          </section>
        </div>
        {hasSky && <SkyGround className={styles.dome} />}
        <section aria-labelledby="write" className={cx(styles.letter, 'relative')}>
          {hasSky && (
            <div className={cx(styles.stamp, 'absolute')}>
              <Stamp />
              <Star place="contact" side="start" className={styles.pole} />
            </div>
          )}
          <T as="h2" id="write">
            {texts.formTitle}
          </T>
          <p className="no-script-only measure">
            {words.noScript} <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </p>
          <Island
            part={ContactForm}
            failed={
              <p role="alert" className="noted">
                {words.failed} <TextLink href={`mailto:${email}`}>{email}</TextLink>
              </p>
            }
          >
            <ContactForm
              words={words.form}
              isSimulated={data.isSimulated}
              email={email}
              responseTime={availability.responseTime}
              meanwhile={data.meanwhile}
              privacy={{ href: `#${privacy.id}`, onFollow: () => note.current?.setAttribute('open', '') }}
            />
          </Island>
        </section>
      </div>
      <PrivacyNote {...privacy} updatedText={format(words.privacyUpdated, { date: privacy.updatedText })} ref={note} />
    </div>
  );
}
