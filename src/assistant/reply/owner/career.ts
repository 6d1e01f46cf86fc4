import type { Entity } from '#src/assistant/facts/types.ts';
import { findEntities } from '#src/assistant/understand/search/find.ts';
import { findSentences, sentencesOn } from '#src/assistant/understand/search/sentences.ts';
import { isWhy } from '#src/assistant/understand/search/why.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { fold, plainWords } from '#src/assistant/understand/words/text.ts';
import { dateOf } from '../entries/entries.ts';
import { link, opening, tellingTopics, topicsBeside } from '../parts.ts';
import { asksWhen, ofKind, say, tell, type Handler, type Scene } from '../scene.ts';

export const years: Handler = (scene) => {
  const { figures } = scene.knowledge.facts.owner;
  const { reading, knowledge } = scene;
  const [told] = findSentences(tellingTopics(scene), knowledge, ({ entity }) => entity?.kind === 'job');
  const { independent } = knowledge.words;
  const says = (texts: readonly string[], test: (word: string) => boolean) =>
    texts.some((text, at) => test(text) || test(`${text} ${texts[at + 1] ?? ''}`));
  // "For herself": the work that its own title or company calls so.
  const alone = says(
    reading.tokens.map(({ text }) => text),
    independent,
  )
    ? ofKind(scene, 'job').find(({ title, values }) => says(plainWords(`${title} ${values.company}`), independent))
    : undefined;
  const job = alone ?? (told && told.share > 0.5 && told.own > 3 ? told.sentence.entity : undefined);
  if (job) return dateOf({ ...scene, reading: { ...scene.reading, named: [job] } });
  const figure =
    figures.find(({ label }) => scene.knowledge.attributes.year(fold(label).split(' ')[0] ?? '')) ?? figures[0];
  const [oldest] = [...ofKind(scene, 'job')].sort((a, b) =>
    (a.values.period ?? '').localeCompare(b.values.period ?? ''),
  );
  if (!figure)
    return oldest ? tell(scene, 'yearsSince', { period: oldest.values.period, title: oldest.title }) : undefined;
  return tell(scene, 'years', { value: figure.value, label: figure.label });
};

/** A turn of so few words goes on with what is talked of. */
const fewWords = 8;

/** A job: the one that is named or described, the one before, the volunteering, or all in a line each. */
export const experience: Handler = (scene) => {
  const jobs = ofKind(scene, 'job');
  const { reading, knowledge, constraints } = scene;
  if (jobs.length === 0) return undefined;
  const [found, second] = findEntities(tellingTopics(scene, 0.2), knowledge, ({ kind }) => kind === 'job');
  const [before] = scene.state.focus;
  // "What did she do there?": the job in talk.
  const isThere = constraints.back && !constraints.earlier && reading.tokens.length < fewWords;
  if (isThere && scene.state.focus.length === 1 && before?.kind === 'job')
    return { text: jobText(before, scene), focus: [before], list: jobs };
  if (constraints.previous && !constraints.count) {
    const past = jobs.find(({ values }) => /\d{4}\D+\d{4}/.test(values.period ?? ''));
    if (past) return { text: jobText(past), focus: [past], list: jobs };
  }
  const isOne = !constraints.count && found && found.share > 0.12 && (!second || found.score > second.score * 1.1);
  if (isOne && asksWhen(scene)) return dateOf({ ...scene, reading: { ...reading, named: [found.entity] } });
  const reason = isWhy(reading, knowledge) ? `${say(scene, 'why')} ` : '';
  if (isOne) return { text: reason + jobText(found.entity, scene), focus: [found.entity], list: jobs };
  return {
    text: `${say(scene, 'jobs', { count: jobs.length })}\n\n${jobs.map(jobLine).join('\n')}`,
    list: jobs,
    focus: jobs,
  };
};

/** A job, with the sentence that says what is asked of it. */
function jobText(job: Entity, scene?: Scene): string {
  const [best] = scene
    ? sentencesOn(job, topicsBeside(scene, job), scene.knowledge).filter(({ sentence }) => sentence.field !== 'role')
    : [];
  const text = best && best.own > 2 ? best.sentence.text : opening(job);
  return `**${job.title}**, ${job.values.company} (${job.values.period}): ${text}`;
}

function jobLine(job: Entity): string {
  return `- **${job.title}**, ${job.values.company} (${job.values.period})`;
}

export const cv: Handler = (scene) => {
  const [job] = ofKind(scene, 'job');
  const linkedIn = scene.knowledge.facts.owner.social.find(({ network }) => network === 'linkedin');
  return {
    text: say(scene, 'cv', {
      job: job ? `${job.title} (${job.values.period})` : '',
      link: linkedIn ? link(linkedIn.url) : '',
    }),
    list: ofKind(scene, 'job'),
  };
};

export const education: Handler = (scene) => {
  const studies = ofKind(scene, 'study');
  const { reading, knowledge, constraints } = scene;
  if (studies.length === 0) return tell(scene, 'unsaid');
  const isOf = (text: string) =>
    studies.some(({ facts, title, values }) =>
      fold(`${title} ${values.company} ${facts.map((fact) => fact.text).join(' ')}`).includes(text),
    );
  const degree = reading.tokens.find(({ text }) => knowledge.words.degree(text) && !isOf(text));
  // None at all is said only where no study is called a degree.
  const isWithout =
    degree &&
    !studies.some(({ title, values }) => plainWords(`${title} ${values.company}`).some(knowledge.words.degree));
  const topics = tellingTopics(scene);
  const [found, second] = findEntities(topics, knowledge, ({ kind }) => kind === 'study');
  // One word that several studies hold tells none of them.
  const isClear = !second || (found && found.score > second.score * (topics.length > 1 ? 1.1 : 2));
  if (!isWithout && found && found.share > 0.2 && isClear) {
    const [best] = sentencesOn(found.entity, reading.topics, knowledge).filter(
      ({ sentence }) => sentence.field === 'description',
    );
    const { title, values } = found.entity;
    const isFirst = best?.sentence.text === found.entity.facts.find(({ field }) => field === 'description')?.text;
    const detail = best && best.own > 1 && !isFirst ? best.sentence.text : opening(found.entity);
    return {
      text: `**${title}**, ${values.company} (${values.period}). ${detail}`,
      focus: [found.entity],
      list: studies,
    };
  }
  const stranger = reading.strangers[0] ?? (constraints.yesNo && !isWithout ? degree?.text : undefined);
  const count = constraints.yesNo ? '' : say(scene, 'studies', { count: studies.length });
  const unsaid = stranger ? say(scene, 'notHere', { name: stranger }) : isWithout && say(scene, 'degreeUnsaid');
  const lead = unsaid || count;
  return { text: `${lead}${lead ? '\n\n' : ''}${studies.map(jobLine).join('\n')}`, list: studies, focus: studies };
};

export const licence: Handler = (scene) => {
  const { knowledge, reading } = scene;
  const roots = knowledge.pack.grammar.licence.split(' ').map((word) => stem(word, knowledge.language));
  const [found] = findEntities([...reading.topics, ...roots], knowledge, ({ kind }) => kind === 'study');
  if (!found || found.score < 2) return tell(scene, 'unsaid');
  const { title, values } = found.entity;
  return { text: `${say(scene, 'yesLead')}**${title}**, ${values.company}, ${values.period}.`, focus: [found.entity] };
};
