import { format } from '#src/i18n/format.ts';
import { foldText } from '#src/lib/text.ts';
import type { Language, Localized } from '#src/i18n/languages.ts';
import { bullets, dateOf, paragraphs, titleOf, type Draft, type Scene } from '../draft.ts';
import { mentions } from '../knowledge.ts';
import { readCardinal } from '../numbers.ts';
import { has } from '../question.ts';
import { tokenize, wordsOf } from '../text/tokens.ts';
import { stem } from '../text/stem.ts';
import type { CatalogueEntry } from '../types.ts';
import { factCues } from '../words/cue-names.ts';
import { captureLines, codeLine, demoLine, describe, placesOf, statusLine, summary, tagList } from './entry-facts.ts';

/** Several of them are answered in one line each; more than this would be a list. */
const most = 8;

/** Questions about projects and works that are named, or pointed back to. */
export function aboutEntries(scene: Scene): Draft | undefined {
  const { entries } = scene.question;
  // "Where can I buy a print of the Milky Way?" asks for the shop.
  const isForSale = has(scene.question, 'shop') && entries.every(({ kind }) => kind !== 'project');
  if (entries.length === 0 || isForSale) return undefined;
  return attribute(entries.slice(0, most), scene) ?? whatIs(entries.slice(0, most), scene);
}

/** The one fact that is asked for, if it is one of those the site holds. */
export function attribute(entries: readonly CatalogueEntry[], scene: Scene): Draft | undefined {
  const { question, say, language } = scene;
  const each = (line: (entry: CatalogueEntry) => string) =>
    entries.length === 1 && entries[0]
      ? `${titleOf(entries[0], language)}. ${line(entries[0])}`
      : bullets(entries.map((entry) => format(say.sayOf, { title: titleOf(entry, language), text: line(entry) })));
  // "Is the code on GitHub?" asks for the code, not whether GitHub was used.
  const isTold = (label: Localized) =>
    entries.some(({ description }) => mentions(description[language], foldText(label[language]), language));
  // A subject ("play the game") is only asked for when no fact is.
  const asksFact = has(question, ...factCues.filter((cue) => cue !== 'madeWith'));
  const asked = question.topics.filter(
    ({ key, subject, label }) =>
      !(has(question, 'code') && /^git/.test(key)) &&
      !(subject && (asksFact || question.rest.length > 0 || isTold(label))),
  );

  if (has(question, 'capture') && entries.some(({ frames }) => frames)) return capture(entries, scene);
  if (asked.length > 0 && !has(question, 'compare')) {
    const lines = entries.flatMap((entry) =>
      asked.map((topic) => {
        const phrase = topic.entries.includes(entry) ? say.usesYes : say.usesNo;
        return format(phrase, { technology: topic.label[language], title: titleOf(entry, language) });
      }),
    );
    return {
      text: paragraphs(
        ...lines,
        ...entries.map((entry) => `${titleOf(entry, language)} — ${tagList(entry, language)}.`),
      ),
      intent: 'uses',
    };
  }
  if (has(question, 'owner', 'author')) {
    const owner = scene.knowledge.index.owner.name;
    return {
      text: paragraphs(...entries.map((entry) => format(say.madeBy, { title: titleOf(entry, language), owner }))),
      intent: 'made-by',
    };
  }
  if (has(question, 'quantity') && isUnknownDetail(entries, scene)) return undefined;
  if (has(question, 'blocked') && !has(question, 'code')) return blocked(entries, scene);
  if (has(question, 'code', 'privateCode', 'openCode'))
    return { text: each((entry) => codeLine(entry, scene)), intent: 'code' };
  if (has(question, 'android'))
    return { text: each((entry) => (entry.hasPackage ? say.android : say.androidNone)), intent: 'android' };
  if (has(question, 'madeWith')) return { text: madeWith(entries, scene), intent: 'made-with' };
  if (isUnknownDetail(entries, scene)) return undefined;
  if (has(question, 'isFinished', 'inProgress', 'finished'))
    return { text: each((entry) => statusLine(entry, scene)), intent: 'status' };
  if (has(question, 'date') || has(question, 'newest', 'oldest')) {
    return { text: each((entry) => format(say.dated, { date: dateOf(entry, language) })), intent: 'date' };
  }
  if (has(question, 'whereIs'))
    return { text: paragraphs(...entries.map((entry) => whereIs(entry, scene))), intent: 'where' };
  if (has(question, 'link')) return { text: each((entry) => demoLine(entry, scene)), intent: 'link' };
  return undefined;
}

/** "Where is it?": what the first sentence says of the place, and its address on the web. */
function whereIs(entry: CatalogueEntry, scene: Scene): string {
  const places = placesOf(entry, scene.language);
  return paragraphs(summary(entry, scene.language), bullets(places.length > 0 ? places : [demoLine(entry, scene)]));
}

function madeWith(entries: readonly CatalogueEntry[], { language }: Scene): string {
  const lines = entries.map((entry) => `${titleOf(entry, language)} — ${tagList(entry, language)}.`);
  const [only] = entries;
  return entries.length === 1 && only ? paragraphs(lines[0], only.description[language]) : bullets(lines);
}

function blocked(entries: readonly CatalogueEntry[], scene: Scene): Draft {
  const { say, language } = scene;
  const lines = entries.map((entry) => {
    const reason = entry.blocked
      ? `${say.demoBlocked} ${say.blockedReason}`
      : `${say.notBlocked} ${demoLine(entry, scene)}`;
    return format(say.sayOf, { title: titleOf(entry, language), text: reason });
  });
  return { text: paragraphs(...lines, entries.length === 1 && entries[0]?.description[language]), intent: 'blocked' };
}

function capture(entries: readonly CatalogueEntry[], { say, language }: Scene): Draft {
  const parts = entries.flatMap((entry) => {
    const lines = captureLines(entry, language);
    return [titleOf(entry, language), lines ? `${say.capture}\n\n${bullets(lines)}` : say.captureNone];
  });
  return { text: paragraphs(...parts), intent: 'capture' };
}

function whatIs(entries: readonly CatalogueEntry[], scene: Scene): Draft {
  const { say } = scene;
  const described = paragraphs(
    ...entries.map((entry) => describe(entry, scene)),
    bullets(entries.flatMap((entry) => captionsOn(entry, scene))),
  );
  if (isUnknownDetail(entries, scene)) {
    // A figure or a price that is not there is not there; who and why may well be told in other words.
    return has(scene.question, 'quantity', 'unpublished') || asksWhy(scene)
      ? { text: paragraphs(say.unknownDetail, described), intent: 'unknown' }
      : { text: paragraphs(say.allItSays, described), intent: 'what-is' };
  }
  return { text: described, intent: 'what-is' };
}

/** A figure, a reason or a person is asked for that no field holds and whose words the description does not have. */
function isUnknownDetail(entries: readonly CatalogueEntry[], { question, language }: Scene): boolean {
  if (has(question, 'unpublished')) return true;
  if (!has(question, 'quantity', 'whyHow')) return false;
  if (entries.some((entry) => tellsNumber(entry.description[language], question.text, language))) return false;
  const asksWho = /\b(quien|who)\b/.test(question.text);
  if (asksWho && entries.some((entry) => /\b(quien|who)\b/i.test(foldText(entry.description[language])))) return false;
  if (has(question, 'android', 'blocked', 'code') && !has(question, 'quantity')) return false;
  const words = question.rest.filter(
    (word) => !entries.some((entry) => mentions(entry.description[language], word, language)),
  );
  return words.length > 0 || question.rest.length === 0;
}

/** What the captions of the pictures say of the question's words: when the maximum of an eclipse was. */
function captionsOn(entry: CatalogueEntry, { question, language }: Scene): string[] {
  const captions = (entry.frames ?? []).map(({ caption }) => caption[language]);
  return captions.filter((caption) => question.rest.some((word) => mentions(caption, word, language)));
}

function asksWhy({ question }: Scene): boolean {
  return (
    /\b(por que|why|how come)\b/.test(question.text) &&
    !/\b(usar|use|elegir|choose|instead|en vez)\b/.test(question.text)
  );
}

/** "How many posters?" is told by "Four posters": a number beside the word that is counted. */
function tellsNumber(description: string, asked: string, language: Language): boolean {
  const counted = /\b(?:cuant[oa]s|how many) (?:\p{L}+ )?(\p{L}+)/u.exec(asked);
  if (!counted) return false;
  const wanted = tokenize(counted[0])
    .slice(1)
    .map((word) => stem(word, language));
  const tokens = wordsOf(foldText(description));
  return tokens.some(
    (token, at) =>
      wanted.includes(stem(token, language)) &&
      tokens.slice(Math.max(0, at - 2), at).some((before) => readCardinal(before, language) !== undefined),
  );
}

/** What the photographs were made with, when no work is named: the cameras and optics of every series. */
export function equipment(scene: Scene): Draft | undefined {
  const { question, knowledge, say, language } = scene;
  if (
    !has(question, 'capture') ||
    has(question, 'education') ||
    question.entries.length > 0 ||
    question.topics.length > 0 ||
    question.rest.length > 1
  )
    return undefined;
  const lines = knowledge.index.entries.flatMap((entry) => {
    const gear = new Set(
      (entry.frames ?? []).flatMap(({ camera, lens }) => (camera && lens ? [camera[language], lens[language]] : [])),
    );
    return gear.size > 0 ? [format(say.sayOf, { title: titleOf(entry, language), text: [...gear].join(' · ') })] : [];
  });
  return lines.length > 0 ? { text: paragraphs(say.equipment, bullets(lines)), intent: 'capture' } : undefined;
}
