import { sectionKinds } from '#src/content/schemas/section.ts';
import { id, idQuestion, title } from './entries.ts';
import { inEach, today, yamlFile, type Kind } from './kind.ts';

export const section: Kind = {
  what: 'a section of your own for the home page or About: talks, testimonials, certificates',
  questions: [
    { ...title, ask: 'What is its heading?' },
    idQuestion,
    { name: 'kind', ask: 'How are its entries shown?', choices: sectionKinds, initial: 'list' },
  ],
  make: (answers, { languages }) => {
    const name = id(languages)(answers);
    const text = inEach({ text: '…' }, 'text', languages);
    const entry = { title: '…', date: today().slice(0, 7), text, link: 'https://example.com' };
    return [
      yamlFile(
        `sections/${name}.yaml`,
        { kind: answers.kind, title: inEach(answers, 'title', languages), entries: [entry] },
        `Write your entries. Then name this section, ${name}, in "sections" of site.yaml: until then, no page shows it.`,
      ),
    ];
  },
};
