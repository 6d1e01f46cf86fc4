import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sectionKinds } from '#src/content/schemas/section.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { slugOf } from '#src/lib/slug.ts';
import { placeholder } from './drawings.ts';
import {
  firstOf,
  inEach,
  isAddress,
  isDate,
  isSlug,
  markdownFile,
  today,
  yamlFile,
  type Answers,
  type Kind,
  type Question,
} from './kind.ts';

export const title: Question = { name: 'title', ask: 'What is it called?', inEachLanguage: true };
const description: Question = { name: 'description', ask: 'Describe it in a sentence or two.', inEachLanguage: true };
const tags: Question = { name: 'tags', ask: 'What is it about? A few words, separated by commas.' };
export const date: Question = { name: 'date', ask: 'When was it made? (2026-09-15)', initial: today, check: isDate };

export function id(languages: readonly string[]): (answers: Answers) => string {
  return (answers) => answers.id ?? slugOf(firstOf(answers, 'title', languages), languages[0] ?? 'en');
}

export const idQuestion: Question = {
  name: 'id',
  ask: 'Its name in addresses (lower-case letters, digits and hyphens)',
  initial: (answers) => slugOf(answers[`title-${defaultLanguage}`] ?? answers.title ?? '', defaultLanguage),
  check: isSlug,
};

export const listOf = (answer: string | undefined) =>
  [...new Set((answer ?? '').split(',').map((each) => each.trim()))].filter(Boolean);

export const project: Kind = {
  what: 'a project',
  questions: [
    title,
    idQuestion,
    description,
    tags,
    { name: 'demo', ask: 'Where can it be seen? (https://…, or empty)', initial: '', check: isAddress },
    { name: 'code', ask: 'Where is its code? (https://…, or empty)', initial: '', check: isAddress },
    { name: 'status', ask: 'What is its status?', choices: ['finished', 'in-progress'], initial: 'finished' },
    date,
  ],
  make: (answers, { languages }) => {
    const name = id(languages)(answers);
    return [
      yamlFile(
        `projects/${name}.yaml`,
        {
          id: name,
          title: inEach(answers, 'title', languages),
          description: inEach(answers, 'description', languages),
          tags: listOf(answers.tags),
          demoUrl: answers.demo || undefined,
          codeUrl: answers.code || undefined,
          status: answers.status,
          date: answers.date,
        },
        'The site draws a picture and an icon until you add your own: image (16:10) with imageAlt, and icon (square).',
      ),
    ];
  },
};

export const work: Kind = {
  what: 'a photo series or a 2D/3D piece',
  questions: [
    title,
    idQuestion,
    { name: 'kind', ask: 'What is it?', choices: ['photography', '2d-3d'], initial: 'photography' },
    description,
    tags,
    date,
  ],
  make: (answers, { languages }) => {
    const name = id(languages)(answers);
    const image = `works/${name}/01.svg`;
    const words = inEach(answers, 'title', languages);
    return [
      yamlFile(
        `works/${name}.yaml`,
        {
          id: name,
          kind: answers.kind,
          title: words,
          description: inEach(answers, 'description', languages),
          tags: listOf(answers.tags),
          date: answers.date,
          frames: [{ image, alt: words, caption: words }],
        },
        `Put your pictures into images/works/${name}/ and list them under frames; alt describes each.`,
      ),
      {
        file: `content/images/${image}`,
        text: placeholder(firstOf(answers, 'title', languages), 1500, 1000, languages[0]),
      },
    ];
  },
};

export const chapter: Kind = {
  what: 'a chapter of the novel',
  questions: [
    title,
    idQuestion,
    description,
    { ...date, ask: 'When is it published? (2026-09-15)' },
    { name: 'text', ask: 'Its first sentence, in Markdown; write the rest in the file', initial: '…' },
  ],
  make: (answers, { root, languages }) => {
    if (!existsSync(join(root, 'content/novel/book.yaml')))
      throw new Error(
        'There is no novel yet: a chapter needs content/novel/book.yaml (see node_modules/firstlight/docs/content-reference.md).',
      );
    const name = id(languages)(answers);
    const folder = join(root, 'content/novel/chapters');
    const numbers = existsSync(folder) ? readdirSync(folder).map((file) => parseInt(file) || 0) : [];
    const number = String(Math.max(0, ...numbers) + 1).padStart(2, '0');
    const front = {
      id: name,
      title: inEach(answers, 'title', languages),
      description: inEach(answers, 'description', languages),
      date: answers.date,
      dateText: inEach(answers, 'date', languages),
      pdf: null,
      audio: null,
      color: 'night',
      textColor: 'light',
      readingTime: null,
      inProgress: false,
      isFullBook: false,
    };
    return [markdownFile(`novel/chapters/${number}-${name}.md`, front, answers.text ?? '')];
  },
};

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
