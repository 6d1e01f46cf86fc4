import { checkAgainst, type Check, type CheckWords } from '#src/assistant/grounding/unsupported.ts';
import { languageOf } from '#src/assistant/words/language.ts';
import { siteModel } from '#src/contracts/chat.ts';
import type { ReplyPiece } from '#src/contracts/chat-reply.ts';
import { languages, type Localized } from '#src/i18n/languages.ts';
import type { Question, ReplySource } from './reply-source.ts';

export type LoadCheckWords = Localized<() => Promise<CheckWords>>;

interface CheckedOptions {
  /** What the provider gets with every question, in each language. */
  prompt: Localized;
  /** What it gets with this one. */
  facts: (question: Question) => Promise<string[]>;
  words: LoadCheckWords;
  /** The site's own reply, for one that does not pass. */
  own: ReplySource;
}

/** A sentence is checked when it has so many characters, even if it has no end. */
const longestSentence = 2000;
const endOfSentence = /[.!?…]["»”')\]*]*\s+|\n/gu;

/** Checks a provider's replies: every number, name, date and address must come from what it was given. */
export function checkedReplies(source: ReplySource, options: CheckedOptions): ReplySource {
  const makeCheck = checks(options);
  return {
    model: source.model,
    async reply(question) {
      const [pieces, check] = await Promise.all([source.reply(question), makeCheck(question)]);
      return question.stream
        ? shownWhenChecked(pieces, check, ownReply(question))
        : whole(pieces, check, ownReply(question));
    },
  };

  function ownReply(question: Question) {
    return async (): Promise<ReplyPiece> => {
      const piece: ReplyPiece = { text: '', model: siteModel };
      for await (const { text, site } of await options.own.reply(question)) {
        piece.text += text;
        piece.site ??= site && { ...site, replaces: true };
      }
      return piece;
    };
  }
}

async function* whole(pieces: AsyncIterable<ReplyPiece>, check: Check, own: () => Promise<ReplyPiece>) {
  const all: ReplyPiece[] = [];
  for await (const piece of pieces) all.push(piece);
  if (check(all.map(({ text }) => text).join('')).length > 0) yield await own();
  else yield* all;
}

/**
 * Streams plain words at once; holds a sentence back from its first number or name until all of it has been checked.
 */
async function* shownWhenChecked(pieces: AsyncIterable<ReplyPiece>, check: Check, own: () => Promise<ReplyPiece>) {
  let held = '';
  let shown = 0;
  for await (const piece of pieces) {
    held += piece.text;
    const end = held.length > longestSentence ? held.length : [...held.matchAll(endOfSentence)].reduce(endOf, 0);
    if (check(held.slice(0, end)).length > 0) {
      yield await own();
      return;
    }
    const upTo = Math.max(shown, end + plainLength(held.slice(end), shown - end, check));
    if (upTo > shown) yield { ...piece, text: held.slice(shown, upTo) };
    held = held.slice(end);
    shown = upTo - end;
  }
  if (check(held).length > 0) yield await own();
  else if (held.length > shown) yield { text: held.slice(shown) };
}

const endOf = (_: number, { 0: found, index }: RegExpExecArray) => index + found.length;

/** Length of the part of a sentence before its first number or name. */
function plainLength(text: string, from: number, check: Check): number {
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (index + word.length < from) continue;
    const isFirst = text.slice(0, index).trim() === '';
    if (/[\p{N}@/]|\p{L}\.\p{L}/u.test(word) || (!isFirst && /\p{Lu}/u.test(word)) || check(word).length > 0)
      return index;
  }
  return text.length;
}

function checks({ prompt, facts, words }: CheckedOptions): (question: Question) => Promise<Check> {
  const given = languages.map((language) => prompt[language]);
  let made: ReturnType<typeof make> | undefined;
  const make = () =>
    Promise.all(
      languages.map(async (language) => {
        const known = await words[language]();
        return { language, known, check: checkAgainst(given, known) };
      }),
    );
  return async (question) => {
    const [all, nearest] = await Promise.all([(made ??= make()), facts(question)]);
    return (text) => {
      const written = languageOf(text, question.language);
      const { check, known } =
        all.find(({ language }) => language === written) ?? all.find(({ language }) => language === question.language)!;
      const claims = check(text);
      if (claims.length === 0) return [];
      const others = checkAgainst(nearest, known)(text);
      return claims.filter((claim) => others.includes(claim));
    };
  };
}
