import { format } from '#src/i18n/format.ts';
import { bullets, paragraphs, type Draft, type Scene } from '../draft.ts';
import { mentions } from '../knowledge.ts';
import { has } from '../question.ts';
import { search } from '../search.ts';
import { stem } from '../text/stem.ts';
import { sentences, tokenize } from '../text/tokens.ts';
import { functionWords } from '../words/function-words.ts';

/** Newsletter and privacy: texts of the site itself. */
export function aboutSite(scene: Scene): Draft | undefined {
  const { question, knowledge, say, language } = scene;
  const { newsletter } = knowledge.index;
  if (has(question, 'newsletter')) {
    return {
      text: format(say.newsletter, { title: newsletter.title[language], text: newsletter.description[language] }),
      intent: 'newsletter',
    };
  }
  const isAboutSite = question.entries.length === 0 && question.topics.every(({ subject }) => !subject);
  if (has(question, 'privacy') && has(question, 'thisSite')) return privacy(scene);
  if (has(question, 'thisSite') && has(question, 'madeWith', 'technologies', 'code') && isAboutSite)
    return { text: has(question, 'madeWith', 'technologies') ? say.siteMadeWith : say.siteCode, intent: 'site' };
  if (has(question, 'siteFeature')) return feature(scene);
  if (has(question, 'privacy') && !has(question, 'email')) return privacy(scene);
  return undefined;
}

/** "Does it work offline?": what the privacy note says of it, in passing. */
function feature({ question, knowledge, language }: Scene): Draft | undefined {
  if (question.entries.length > 0) return undefined;
  const words = tokenize(question.text).filter((word) => word.length > 3);
  const lines = knowledge.index.passages
    .filter(({ topic }) => topic === 'privacy')
    .flatMap(({ text }) => text[language].split(/\n/).flatMap(sentences))
    .filter((line) => words.some((word) => isFeature.test(word) && mentions(line, word, language)))
    .map((line) => line.replace(/^- /, ''));
  return lines.length > 0 ? { text: bullets([...new Set(lines)]), intent: 'site' } : undefined;
}

const isFeature = /^(conexion|offline|oscuro|claro|light|dark)$/;

/** The part of the privacy note that holds most of the question's words. */
function privacy({ question, knowledge, language }: Scene): Draft | undefined {
  const stems = question.tokens
    .filter((token) => !functionWords[language].has(token))
    .map((token) => stem(token, language));
  const hits = search(knowledge.search[language], stems).flatMap(({ item }) =>
    item.type === 'passage' ? [item.passage] : [],
  );
  const note =
    hits.find(({ topic }) => topic === 'privacy') ?? knowledge.index.passages.find(({ topic }) => topic === 'privacy');
  if (!note) return undefined;
  return { text: paragraphs(`**${note.title[language]}**`, webOnly(note.text[language])), intent: 'privacy' };
}

/** Links that the chat does not show (mail, pages of the site) keep their words. */
function webOnly(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1');
}
