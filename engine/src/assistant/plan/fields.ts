import { isWork } from '../facts/records.ts';
import type { Entity } from '../facts/types.ts';
import { keyOf } from '../read/names.ts';
import { fieldsOfWorks } from './fields-of-works.ts';
import { verdict, type Field } from './field.ts';
import { asks, link, mentioned, opening, say, toolsOf, type Scene } from './scene.ts';

const works = ['photography', '2d-3d'] as const;
const entries = ['project', ...works] as const;

/** The table of single facts. A row that says nothing is no candidate. */
const fields: readonly Field[] = [
  {
    kinds: [...entries, 'novel', 'pursuit'],
    targets: ['x.what'],
    say: (scene, entity) => {
      const text = opening(entity);
      const { demo, blocked } = entity.values;
      const at = demo && !blocked && !text.includes('](') ? ` ${link(demo)}` : '';
      return text && say(scene, 'inThing', { title: entity.title, text }) + at;
    },
  },
  {
    kinds: [...entries, 'novel', 'pursuit'],
    targets: ['talk.more', 'talk.yes'],
    say: (_, { facts }) => {
      const said = facts.filter(({ field }) => field === 'description' || field === 'caption');
      return said
        .slice(1, 4)
        .map(({ text }) => text)
        .join(' ');
    },
  },
  {
    kinds: ['picture'],
    targets: ['x.what', 'x.fact'],
    say: (scene, { title, values }) => say(scene, 'pictureIs', { title, number: values.number, text: values.caption }),
  },
  {
    kinds: ['chapter'],
    targets: ['novel.chapters', 'x.what', 'x.fact'],
    say: (scene, { title, values, facts }) =>
      say(scene, values.number ? 'chapterIs' : 'inThing', {
        title,
        number: values.number,
        text: facts.map(({ text }) => text).join(' '),
      }),
  },
  {
    kinds: ['character'],
    targets: ['x.what', 'novel.characters'],
    say: (scene, { title, values, facts }) => {
      const said = facts.filter(({ field }) => field === 'description');
      const text = said.map((each) => each.text).join(' ');
      return say(scene, values.role ? 'character' : 'inThing', { title, role: values.role, text });
    },
  },
  {
    kinds: ['review'],
    targets: ['novel.reviews', 'x.what'],
    say: (scene, { title, values, facts }) =>
      say(scene, 'review', {
        title,
        role: values.role,
        rating: values.rating,
        text: facts.map(({ text }) => text).join(' '),
      }),
  },
  {
    kinds: ['job', 'study'],
    targets: ['owner.experience', 'owner.education', 'owner.licence', 'x.what'],
    say: (scene, entity) =>
      say(scene, 'post', { title: entity.title, company: entity.values.company, period: entity.values.period }) +
      ` ${entity.facts.flatMap(({ field, text }) => (field === 'description' ? [text] : [])).join(' ')}`,
  },
  {
    kinds: [...entries, 'review', 'picture', 'job', 'study'],
    targets: ['x.date'],
    say: (scene, { title, values }) => {
      const date = values.period ?? values.dateText ?? values.of?.values.dateText;
      return date && say(scene, 'dateOf', { title, date });
    },
  },
  {
    kinds: ['chapter'],
    targets: ['x.date', 'novel.status'],
    say: (scene, { title, values }) =>
      values.published
        ? verdict(scene, true) + say(scene, 'dateOf', { title, date: values.dateText })
        : say(scene, 'notOutYet', { title, when: (values.dateText ?? '').toLowerCase() }),
  },
  {
    kinds: entries,
    targets: ['p.stack'],
    say: (scene, entity) => {
      const { title } = entity;
      const tools = toolsOf(scene.knowledge, entity);
      const asked = mentioned(scene, 'technology').map(({ label }) => label);
      const has = asked.filter((label) => tools.some((tool) => keyOf(tool) === keyOf(label)));
      if (tools.length === 0) return undefined;
      if (asked.length === 0) return say(scene, 'dateOf', { title, date: tools });
      return say(scene, has.length === 0 ? 'usesNot' : 'usesYes', { title, tools, tool: has.length ? has : asked });
    },
  },
  {
    kinds: entries,
    targets: ['p.status'],
    say: (scene, { title, values, facts }) => {
      if (values.status !== 'in-progress')
        return verdict(scene, true) + say(scene, 'finished', { title, date: values.dateText });
      const last = facts.findLast(({ field }) => field === 'description')?.text ?? '';
      return verdict(scene, false) + say(scene, 'unfinished', { title, text: last });
    },
  },
  {
    kinds: entries,
    targets: ['p.demo', 'p.blocked'],
    say: (scene, entity) => {
      const { title, values } = entity;
      if (isWork(entity)) return say(scene, 'seeWork', { title });
      if (values.demo && !values.blocked)
        return verdict(scene, true) + say(scene, 'dateOf', { title, date: link(values.demo) });
      const code = values.code ? say(scene, 'butCode', { link: link(values.code) }) : '';
      return say(scene, values.blocked ? 'demoBlocked' : 'demoNone', { title }) + code;
    },
  },
  {
    kinds: ['project'],
    targets: ['p.code'],
    say: (scene, { title, values }) =>
      values.code
        ? verdict(scene, true) + say(scene, 'dateOf', { title, date: link(values.code) })
        : say(scene, 'codePrivate', { title }),
  },
  {
    kinds: ['project'],
    targets: ['p.apk'],
    say: (scene, { title, values }) => {
      const web = values.demo && !values.blocked ? say(scene, 'inBrowser', { link: link(values.demo) }) : '';
      if (!values.package) return say(scene, 'packageNone', { title }) + web;
      return say(scene, asks(scene, 'iphone') ? 'packageNotApple' : 'package', { title }) + web;
    },
  },
  ...fieldsOfWorks,
];

export interface Fact {
  targets: readonly string[];
  text: string;
}

/** All single facts of an entry. */
export function factsAbout(scene: Scene, entity: Entity): Fact[] {
  return fields.flatMap(({ kinds, targets, say: write }) => {
    const text = kinds.includes(entity.kind) && write(scene, entity);
    return text ? [{ targets, text }] : [];
  });
}
