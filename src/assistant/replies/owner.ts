import { format } from '#src/i18n/format.ts';
import { foldText } from '#src/lib/text.ts';
import type { Language } from '#src/i18n/languages.ts';
import { bullets, link, paragraphs, type Draft, type Scene } from '../draft.ts';
import { mentions } from '../knowledge.ts';
import { has } from '../question.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import type { Owner } from '../types.ts';
import { synonymsOf } from '../words/synonyms.ts';

const networks: Record<string, RegExp> = {
  github: /\bgithub\b/,
  linkedin: /\blinkedin\b/,
  x: /\b(twitter|x)\b/,
  instagram: /\binsta(gram)?\b/,
};
const networkNames: Record<string, string> = { github: 'GitHub', linkedin: 'LinkedIn', x: 'X', instagram: 'Instagram' };
const absentNetworks =
  /\b(facebook|tiktok|youtube|mastodon|bluesky|telegram|discord|threads|pinterest|behance|dribbble)\b/;

/** How to reach the owner: mail, networks, print shop, availability, time to answer. */
export function reach(scene: Scene): Draft | undefined {
  const { question, knowledge, say, language } = scene;
  const { availability } = knowledge.index.owner;
  if (has(question, 'shop')) return { text: shop(scene), intent: 'shop' };
  const named =
    Object.keys(networks).some((network) => networks[network]?.test(question.text)) ||
    absentNetworks.test(question.text);
  if (
    has(question, 'social') ||
    (named && question.topics.every(({ key }) => key === 'github') && !has(question, 'code', 'projects'))
  ) {
    return { text: social(scene), intent: 'social' };
  }
  if (has(question, 'responseTime')) {
    return { text: format(say.response, { time: availability.responseTime[language] }), intent: 'response-time' };
  }
  if (has(question, 'availability') && !has(question, 'waysOfWorking')) {
    const text = paragraphs(
      `${say.availability[availability.state]} ${availability.text[language]}`,
      contactLines(scene),
    );
    return { text, intent: 'availability' };
  }
  if (has(question, 'contact', 'email')) {
    return { text: paragraphs(contactLines(scene), social(scene, true)), intent: 'contact' };
  }
  return undefined;
}

function contactLines({ knowledge, say, language }: Scene): string {
  const { email, availability } = knowledge.index.owner;
  return bullets([
    format(say.email, { email }),
    format(say.response, { time: availability.responseTime[language] }),
    say.form,
  ]);
}

function social({ question, knowledge, say }: Scene, all = false): string {
  const accounts = knowledge.index.owner.social.filter(({ network }) => network !== 'shop');
  const asked = all ? [] : accounts.filter(({ network }) => networks[network]?.test(question.text));
  const lines = (asked.length > 0 ? asked : accounts).map(
    ({ network, url }) => `${networkNames[network] ?? network}: ${link(url)}`,
  );
  return paragraphs(!all && absentNetworks.test(question.text) && say.socialNone, bullets(lines));
}

function shop({ knowledge, say }: Scene): string {
  const shopLink = knowledge.index.owner.social.find(({ network }) => network === 'shop');
  return shopLink ? format(say.shopName, { link: link(shopLink.url) }) : say.shopNone;
}

const spokenLanguage =
  /^(espanol|ingles|frances|aleman|italiano|portugues|ruso|chino|japones|arabe|catalan|spanish|english|french|german|italian|portuguese|russian|chinese|japanese|arabic)$/;

/** Who the owner is: place, languages, trade, studies, experience, pastimes, way of working. */
export function aboutOwner(scene: Scene): Draft | undefined {
  const { question, knowledge, say, language } = scene;
  const { owner, passages } = knowledge.index;
  const name = { owner: owner.name };
  if (has(question, 'spoken')) {
    const lines = owner.spokenLanguages.map((spoken) => `${spoken.name[language]}: ${spoken.level[language]}`);
    const known = owner.spokenLanguages.map((spoken) => foldText(spoken.name[language]));
    const asked = question.tokens.filter((token) => spokenLanguage.test(token));
    const missing = asked.length > 0 && asked.every((token) => !known.includes(token));
    return {
      text: paragraphs(missing && say.spokenNone, format(say.spoken, name), bullets(lines)),
      intent: 'spoken-languages',
    };
  }
  if (has(question, 'timeZone')) return { text: format(say.timeZone, { zone: owner.timeZone }), intent: 'time-zone' };
  if (has(question, 'since') && !has(question, 'projects', 'education')) {
    const lines = career(scene);
    if (lines.length > 0)
      return { text: paragraphs(format(say.experience, name), bullets(lines)), intent: 'experience' };
  }
  if (has(question, 'years') || (has(question, 'since') && !has(question, 'education'))) {
    const figures = owner.figures.map(({ value, label }) => `${value} ${label[language]}`);
    return { text: paragraphs(bullets(figures), format(say.experience, name), jobs(scene)), intent: 'experience' };
  }
  if (has(question, 'waysOfWorking')) {
    const about = passages.filter(({ topic }) => topic === 'about').map(({ text }) => text[language]);
    return { text: paragraphs(format(say.inOwnWords, name), ...about), intent: 'ways-of-working' };
  }
  if (has(question, 'projects') && question.topics.length > 0) return undefined;
  if (has(question, 'experience') && (!has(question, 'knows') || question.topics.length === 0)) {
    const wantsCv = /\b(cv|curriculum|resume)\b/.test(question.text) && say.cv;
    return { text: paragraphs(format(say.experience, name), jobs(scene), wantsCv), intent: 'experience' };
  }
  if (has(question, 'education')) {
    const lines = owner.education.map(
      ({ degree, institution, year, description }) =>
        `${degree[language]} — ${institution[language]}, ${year[language]}. ${description[language]}`,
    );
    return { text: paragraphs(format(say.education, name), bullets(lines)), intent: 'education' };
  }
  const place = (word: string) => mentions(owner.location[language], word, language);
  if (has(question, 'location') && (question.rest.every(place) || question.tokens.some(place))) {
    return { text: format(say.location, { ...name, location: owner.location[language] }), intent: 'location' };
  }
  if (has(question, 'hobbies')) {
    const lines = owner.pursuits.map(({ title, description }) => `${title[language]}: ${description[language]}`);
    return { text: paragraphs(format(say.pursuits, name), bullets(lines)), intent: 'pursuits' };
  }
  const plain = question.namesOwner && question.rest.length === 0 && question.topics.length === 0;
  if ((has(question, 'owner', 'occupation') && question.rest.length < 2) || plain)
    return { text: introduction(scene), intent: 'owner' };
  return undefined;
}

function jobs({ knowledge, language }: Scene): string {
  return bullets(knowledge.index.owner.experience.map((job) => jobLine(job, language)));
}

function jobLine({ title, company, period, description }: Owner['experience'][number], language: Language): string {
  return `${title[language]} — ${company[language]}, ${period[language]}. ${description[language]}`;
}

/** "Since when does she fly drones?": the jobs and courses whose title says one of the question's words. */
function career({ question, knowledge, language }: Scene): string[] {
  const { experience, education } = knowledge.index.owner;
  const words = [...question.rest, ...question.topics.map(({ label }) => foldText(label[language]))].flatMap((word) => {
    const stemmed = stem(word, language);
    return [stemmed, ...synonymsOf(stemmed, language)];
  });
  const holds = (title: string) => tokenize(foldText(title)).some((token) => words.includes(stem(token, language)));
  return [
    ...experience.filter(({ title }) => holds(title[language])).map((job) => jobLine(job, language)),
    ...education
      .filter(({ degree }) => holds(degree[language]))
      .map(({ degree, institution, year }) => `${degree[language]} — ${institution[language]}, ${year[language]}.`),
  ];
}

function introduction({ knowledge, say, language }: Scene): string {
  const { owner } = knowledge.index;
  const heading = format(say.owner, { owner: owner.name, location: owner.location[language] });
  return paragraphs(
    heading,
    bullets(owner.roles.map((role) => role[language])),
    owner.intro[language],
    owner.aboutSummary[language],
  );
}

/** What visitors ask about the owner and the site does not tell: age, family, prices, telephone. */
export function unpublished({ question, knowledge, say }: Scene): Draft | undefined {
  if (!has(question, 'unpublished') || has(question, 'years')) return undefined;
  const { name, email } = knowledge.index.owner;
  return { text: format(say.unknown, { owner: name, email }), intent: 'unknown' };
}
