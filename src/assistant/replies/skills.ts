import { format } from '#src/i18n/format.ts';
import { foldText } from '#src/lib/text.ts';
import { bullets, enumerate, paragraphs, titleOf, type Draft, type Scene } from '../draft.ts';
import { topicKey, type Topic } from '../topics.ts';
import { has } from '../question.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import type { Owner } from '../types.ts';
import { functionWords } from '../words/function-words.ts';
import { fillers } from '../words/everyday-words.ts';

type SkillLevel = Owner['skillLevels'][number];

/** Skills with their levels: all, one, the best; and the technologies the site names. */
export function skills(scene: Scene): Draft | undefined {
  const { question, knowledge, say, language } = scene;
  if (!has(question, 'knows', 'skills', 'best', 'worst', 'technologies') || has(question, 'spoken')) return undefined;
  const { skillLevels } = knowledge.index.owner;
  if (has(question, 'knows', 'skills') && !has(question, 'projects')) {
    const one = oneSkill(scene);
    if (one) return one;
  }
  const asks = has(question, 'knows', 'skills');
  if (
    has(question, 'best', 'worst') &&
    question.topics.length === 0 &&
    question.rest.length === 0 &&
    !has(question, 'projects')
  ) {
    const sorted = skillLevels.toSorted((a, b) => b.level - a.level);
    const chosen = has(question, 'worst') ? sorted.at(-1) : sorted[0];
    const heading = has(question, 'worst') ? say.skillWorst : say.skillBest;
    return { text: paragraphs(heading, chosen && bullets([levelLine(chosen, scene)])), intent: 'skills' };
  }
  if (question.topics.length > 0 || question.rest.length > 0) return undefined;
  if (has(question, 'skills') && !has(question, 'technologies')) {
    return {
      text: paragraphs(say.skills, bullets(skillLevels.map((skill) => levelLine(skill, scene)))),
      intent: 'skills',
    };
  }
  if (!has(question, 'technologies') && !asks) return undefined;
  const groups = knowledge.index.owner.skillGroups.map(
    ({ title, items }) => `${title[language]}: ${items.map((item) => item[language]).join(', ')}`,
  );
  const levels = bullets(skillLevels.map((skill) => levelLine(skill, scene)));
  return { text: paragraphs(say.technologies, bullets(groups), say.skills, levels), intent: 'skills' };
}

function levelLine({ name, level }: SkillLevel, { say, language }: Scene): string {
  return format(say.skillOf, { name: name[language], level });
}

/** The level of what the question names, or that it is listed, or that it is not. */
export function oneSkill(scene: Scene): Draft | undefined {
  const { question, knowledge, say, language } = scene;
  const levels = knowledge.index.owner.skillLevels.filter((skill) => isAsked(skill, scene));
  if (levels.length > 0) {
    return {
      text: paragraphs(...levels.map((skill) => levelLine(skill, scene)), usedIn(question.topics, scene)),
      intent: 'skills',
    };
  }
  const [topic] = question.topics;
  if (!topic) return undefined;
  if (!topic.known) return { text: format(say.skillNone, { name: topic.label[language] }), intent: 'skills' };
  const listed = groupOf(topic, scene);
  const line = listed ? format(say.skillListed, { name: topic.label[language], group: listed }) : undefined;
  const projects = usedIn([topic], scene);
  return line || projects ? { text: paragraphs(line, projects), intent: 'skills' } : undefined;
}

/** True when a part of the skill's name ("React & Next.js") is a technology or a word of the question. */
function isAsked(skill: SkillLevel, { question, language }: Scene): boolean {
  const keys = question.topics.map(({ key }) => key);
  if (skill.name.en.split(/ ?[/&] ?/).some((part) => keys.includes(topicKey(part)))) return true;
  if (question.topics.some(({ subject }) => !subject)) return false;
  const stems = tokenize(question.text).map((token) => stem(token, language));
  return tokenize(foldText(skill.name[language]))
    .filter((word) => word.length > 2 && !functionWords[language].has(word) && !fillers[language].has(word))
    .some((word) => stems.includes(stem(word, language)));
}

function groupOf(topic: Topic, { knowledge, say, language }: Scene): string | undefined {
  const { skillGroups, technologies } = knowledge.index.owner;
  const group = skillGroups.find(({ items }) => items.some((item) => topicKey(item.en) === topic.key));
  if (group) return group.title[language];
  return technologies.some((name) => topicKey(name) === topic.key) ? say.sliderGroup : undefined;
}

function usedIn(topics: readonly Topic[], { say, language }: Scene): string | undefined {
  const entries = [...new Set(topics.flatMap((topic) => topic.entries))]
    .filter(({ kind }) => kind === 'project')
    .slice(-4);
  return entries.length > 0
    ? format(say.usedIn, {
        list: enumerate(
          entries.map((entry) => titleOf(entry, language)),
          say,
        ),
      })
    : undefined;
}
