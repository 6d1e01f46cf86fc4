import { ResponsivePicture } from '#src/ui/responsive-picture.tsx';
import type { AboutData } from './about-data.ts';

/** The owner: profile, skills, experience, education, pursuits. */
export function AboutPage({ data }: { data: AboutData }) {
  const { words } = data;
  return (
    <div className="page-width section grid gap-12">
      <header className="flex flex-wrap gap-8 items-center">
        {data.portrait && (
          <ResponsivePicture
            picture={data.portrait.picture}
            alt={data.portrait.alt}
            sizes="12rem"
            className="size-48 rounded-full"
            important
          />
        )}
        <div>
          <h1>{words.title}</h1>
          <p className="lead mt-3">{data.name}</p>
          <p className="meta mt-2">{data.role}</p>
        </div>
      </header>
      <p className="measure whitespace-pre-line">{data.text}</p>
      <section>
        <h2>{words.skills}</h2>
        <ul className="grid gap-2 mt-6 measure">
          {data.skills.map(({ name, level }) => (
            <li key={name} className="flex justify-between">
              {name} <span className="meta">{level} %</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.experience}</h2>
        {data.experience.map((entry) => (
          <div key={entry.title + entry.period} className="mt-6 measure">
            <h3>{entry.title}</h3>
            <p className="meta">
              {entry.company} · {entry.period}
            </p>
            <p className="mt-2">{entry.description}</p>
          </div>
        ))}
      </section>
      <section>
        <h2>{words.education}</h2>
        {data.education.map((entry) => (
          <div key={entry.degree} className="mt-6 measure">
            <h3>{entry.degree}</h3>
            <p className="meta">
              {entry.institution} · {entry.year}
            </p>
            <p className="mt-2">{entry.description}</p>
          </div>
        ))}
      </section>
      <section>
        <h2>{words.pursuits}</h2>
        {data.pursuits.map((pursuit) => (
          <div key={pursuit.id} className="mt-6 measure">
            <h3>{pursuit.title}</h3>
            <p className="mt-2">{pursuit.description}</p>
          </div>
        ))}
      </section>
    </div>
  );
}
