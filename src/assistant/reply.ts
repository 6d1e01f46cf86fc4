import { paragraphs, sceneOf, type Context, type Draft, type Reply, type Scene } from './draft.ts';
import type { Knowledge } from './knowledge.ts';
import type { Question } from './question.ts';
import { comparison } from './replies/compare.ts';
import { aboutEntries, equipment } from './replies/entries.ts';
import { retrieved, retrievedOfOwner, unknown, whichProject } from './replies/fallback.ts';
import { lists, recommendation } from './replies/lists.ts';
import { aboutNovel } from './replies/novel.ts';
import { aboutOwner, reach, unpublished } from './replies/owner.ts';
import { aboutSite } from './replies/site.ts';
import { skills } from './replies/skills.ts';
import { aboutAssistant, courtesy, declined, helpText } from './replies/smalltalk.ts';

/** The first reply that has an answer gives it. */
const replies: Reply[] = [
  courtesy,
  declined,
  aboutAssistant,
  comparison,
  aboutNovelFirst,
  aboutEntries,
  aboutNovel,
  equipment,
  unpublished,
  aboutSite,
  skills,
  reach,
  aboutOwner,
  retrievedOfOwner,
  lists,
  recommendation,
  whichProject,
  retrieved,
];

/** Answers a question that was understood. */
export function draftOf(question: Question, context: Context, knowledge: Knowledge, today?: string): Draft {
  const scene = sceneOf(question, context, knowledge, today);
  const saysNothing = question.tokens.length === 0 && !/[<{]/.test(question.original);
  if (saysNothing || /^\W*(si|no|claro|yes|yeah|yep|nope|sure)\W*$/.test(question.text))
    return { text: helpText(scene), intent: 'help' };
  for (const reply of replies) {
    const draft = reply(scene);
    if (draft) return question.foreign ? inOwnLanguage(draft, scene) : draft;
  }
  return unknown(scene);
}

/** A question in French gets what its names led to, and is told why not in French. */
function inOwnLanguage(draft: Draft, { say }: Scene): Draft {
  return { ...draft, text: paragraphs(say.twoLanguages, draft.text) };
}

/** A character or a chapter that is named outweighs a project that shares a word with it. */
function aboutNovelFirst(scene: Scene): Draft | undefined {
  const { question } = scene;
  return question.entries.length === 0 && (question.characters.length > 0 || question.chapters.length > 0)
    ? aboutNovel(scene)
    : undefined;
}
