import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot, siteRoot } from '#src/content/roots.ts';
import type { Language } from '#src/i18n/languages.ts';
import type questionTexts from '../language/es/questions.json';
import type replyTexts from '../language/es/replies.json';
import { featuresOf, readConcepts } from '../words/features.ts';
import type { Grammar } from '../words/grammar.ts';
import { readSlips } from '../words/spelling.ts';
import { squash } from '../words/text.ts';
import { readExamples, withUnknownWords } from './examples.ts';
import type { PackedModel } from './model.ts';
import { lightIn, trainBoth, whole } from './train.ts';

/** Raise it when training changes, so that stored models are trained again. */
const trainer = 10;

type Size = 'whole' | 'light';

/** All that the engine knows of a language, as plain JSON. */
export type LanguagePack = ReturnType<typeof loadLanguagePack>;

/** Reads `language/<code>/`; the model is cached until its inputs change. */
export function loadLanguagePack(language: Language, size: Size = 'whole') {
  const folder = join(engineRoot, 'src/assistant/language');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const concepts = read(`${language}/concepts.txt`);
  const json = <T>(name: string) => JSON.parse(read(`${language}/${name}.json`)) as T;
  const grammar = json<Grammar>('grammar');
  const examples = read(`${language}/examples.txt`);
  const slips = read(`${language}/slips.txt`);
  const technologies = read('technologies.txt');
  const { described, openings } = grammar;
  const light = lightIn(language);
  return {
    language,
    model: cached(
      JSON.stringify([trainer, whole, light, concepts, examples, slips, technologies, described, openings]),
      () => {
        const written = readExamples(examples, {
          described: described.split('|').map((each) => each.trim()),
          openings: openings.split('|'),
          slips: readSlips(slips),
          technologies: plainTechnologies(technologies),
        });
        const known = readConcepts(concepts);
        const featuresIn = ({ tokens }: { tokens: readonly string[] }) => featuresOf(tokens, known, language);
        return trainBoth(withUnknownWords(written), featuresIn, light);
      },
    )[size],
    concepts: withoutComments(concepts),
    slips: withoutComments(slips),
    thesaurus: withoutComments(read('thesaurus.txt')),
    technologies: withoutComments(technologies),
    grammar,
    replies: json<typeof replyTexts>('replies'),
    questions: json<typeof questionTexts>('questions'),
  };
}

/** Other lines of the file are for its editors. */
function withoutComments(text: string): string {
  return text.replace(/^(#.*)?\r?\n/gm, '');
}

function plainTechnologies(list: string): Set<string> {
  const words = withoutComments(list).split(/[\s:,]+/);
  return new Set(words.filter((word) => word !== '' && !word.endsWith('?')).map(squash));
}

type Models = Record<Size, PackedModel>;

function cached(key: string, make: () => Models): Models {
  const folder = join(siteRoot, '.cache/assistant');
  const file = join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 20)}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Models;
  } catch {
    const models = make();
    mkdirSync(folder, { recursive: true });
    // Concurrent readers see the complete file or none.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(models));
    renameSync(draft, file);
    return models;
  }
}
