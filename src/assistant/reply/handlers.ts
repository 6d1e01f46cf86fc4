import { compare, fields, rank } from './entries/compare.ts';
import { decline, shopMatter, unknownName } from './talk/decline.ts';
import { blockedOf, codeOf, dateOf, demoOf, packageOf, stackOf, statusOf, whatIs } from './entries/entries.ts';
import { fact } from './entries/fact.ts';
import { extreme, listAll, listCount, listFilter, recommend } from './entries/lists.ts';
import * as career from './owner/career.ts';
import * as chapters from './novel/chapters.ts';
import * as novel from './novel/novel.ts';
import * as opinions from './novel/reviews.ts';
import * as owner from './owner/owner.ts';
import { availability, services } from './owner/services.ts';
import plainReplies from './plain.json' with { type: 'json' };
import type { Replies } from './replies.ts';
import type { Handler } from './scene.ts';
import { fixed, help, newsletter, offline, privacy, siteLanguage, use } from './talk/site.ts';
import { levelOf, skills, uses } from './owner/skills.ts';
import { more, no, other, repeat, yes } from './talk/talk.ts';
import { buyWork, capture, workRights, worksList, worksWithout } from './entries/works.ts';

/** Targets whose answer is one text; the ones that decline also show what comes nearest. */
const plain = Object.entries(plainReplies).map(([target, key]): [string, Handler] => [
  target,
  target.startsWith('off.') ? decline(key as keyof Replies) : fixed(key as keyof Replies),
]);

/** A list; where it comes to one entry and a field was asked for, that field. */
const listOrField: Handler = (scene) => {
  const draft = worksWithout(scene) ?? listFilter(scene);
  const field = scene.constraints.attributes.map(({ attribute }) => fields[attribute]).find(Boolean);
  const [only] = draft?.list ?? [];
  if (!only || !field || draft?.list?.length !== 1) return draft;
  return field({ ...scene, reading: { ...scene.reading, named: [only] } }) ?? draft;
};

/** What answers each target. */
export const handlers: Readonly<Record<string, Handler>> = {
  ...Object.fromEntries(plain),
  'x.what': whatIs,
  'x.date': dateOf,
  'x.fact': fact,
  'x.unknown': unknownName,
  'p.stack': stackOf,
  'p.status': statusOf,
  'p.demo': demoOf,
  'p.code': codeOf,
  'p.apk': packageOf,
  'p.blocked': blockedOf,
  'list.projects': listAll,
  'list.filter': listOrField,
  'list.count': listCount,
  'list.newest': extreme('newest'),
  'list.oldest': extreme('oldest'),
  'list.rank': rank,
  compare,
  recommend,
  'works.list': worksList,
  'work.camera': capture('camera'),
  'work.lens': capture('lens'),
  'work.exposure': capture('exposure'),
  'work.place': capture('place'),
  'work.buy': buyWork,
  'work.rights': workRights,
  'owner.who': owner.who,
  'owner.location': owner.location,
  'owner.remote': owner.remote,
  'owner.contact': owner.contact,
  'owner.phone': owner.phone,
  'owner.social': owner.social,
  'owner.availability': availability,
  'owner.services': services,
  'owner.price': owner.price,
  'owner.response': owner.response,
  'owner.delivery': owner.delivery,
  'owner.languages': owner.tongues,
  'owner.skills': skills,
  'owner.skill.level': levelOf,
  'owner.uses': uses,
  'owner.experience': career.experience,
  'owner.years': career.years,
  'owner.cv': career.cv,
  'owner.education': career.education,
  'owner.licence': career.licence,
  'owner.how-works': owner.howWorks,
  'owner.clients': owner.clients,
  'owner.hobbies': owner.hobbies,
  'owner.start': owner.start,
  'owner.now': owner.now,
  'owner.private': owner.personal,
  'novel.what': novel.plot,
  'novel.genre': novel.genre,
  'novel.setting': novel.setting,
  'novel.buy': novel.buyNovel,
  'novel.status': novel.status,
  'novel.length': novel.pages,
  'novel.chapter-count': novel.chapterCount,
  'novel.duration': chapters.duration,
  'novel.read': chapters.read,
  'novel.audio': chapters.audio,
  'novel.pdf': chapters.pdf,
  'novel.chapters': chapters.chapters,
  'novel.characters': novel.characters,
  'novel.reviews': opinions.reviews,
  'novel.review-write': opinions.reviewWrite,
  'novel.inspiration': novel.inspiration,
  'novel.language': novel.novelLanguage,
  'novel.ending': novel.ending,
  'site.privacy.chat': privacy('privacyChat', 'chat'),
  'site.privacy.form': privacy('privacyForm', 'form'),
  'site.privacy.cookies': privacy('cookies', 'cookies'),
  'site.newsletter': newsletter,
  'site.offline': offline,
  'site.use': use,
  'site.language': siteLanguage,
  'assistant.what': help,
  'talk.more': more,
  'talk.yes': yes,
  'talk.no': no,
  'talk.other': other,
  'talk.unclear': repeat,
  'off.shop': shopMatter,
};
