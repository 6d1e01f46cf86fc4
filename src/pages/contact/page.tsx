import { ContactForm } from '#src/features/contact/contact-form.tsx';
import { PrivacyNote } from '#src/features/contact/privacy-note.tsx';
import { format } from '#src/i18n/format.ts';
import { SocialLinks } from '#src/ui/media/social-links.tsx';
import type { ContactData } from './page.loader.ts';

const privacyId = 'privacidad';

/** Address, availability and the form. */
export function ContactPage({ data }: { data: ContactData }) {
  const { words, availability, privacy, email } = data;
  return (
    <div className="page-width section">
      <header className="mb-12">
        <h1>{words.title}</h1>
        <p className="lead measure mt-4">{words.intro}</p>
      </header>
      <div className="contact-columns">
        <div className="contact-aside">
          <section>
            <h2 className="contact-heading">{words.availability}</h2>
            <p className="availability" data-state={availability.state}>
              {words.availabilityStates[availability.state]}
            </p>
            <p className="mt-2">{availability.text}</p>
            <p className="mt-2 meta">
              {words.responseTime}: {availability.responseTime}
            </p>
          </section>
          <section>
            <h2 className="contact-heading">{words.information}</h2>
            <dl className="contact-facts">
              <dt className="meta">{words.email}</dt>
              <dd>
                <a href={`mailto:${email}`} className="text-link">
                  {email}
                </a>
              </dd>
              <dt className="meta">{words.location}</dt>
              <dd>{data.location}</dd>
              <dt className="meta">{words.social}</dt>
              <dd>
                <SocialLinks links={data.social} />
              </dd>
            </dl>
          </section>
        </div>
        <section aria-labelledby="write">
          <h2 id="write" className="contact-heading">
            {words.formTitle}
          </h2>
          <p className="contact-no-script measure">
            {words.noScript}{' '}
            <a href={`mailto:${email}`} className="text-link">
              {email}
            </a>
          </p>
          <ContactForm
            words={words.form}
            email={email}
            responseTime={availability.responseTime}
            privacyId={privacyId}
          />
        </section>
      </div>
      <PrivacyNote
        id={privacyId}
        title={privacy.title}
        html={privacy.html}
        updated={privacy.updated}
        updatedText={format(words.privacyUpdated, { date: privacy.updatedText })}
      />
    </div>
  );
}
