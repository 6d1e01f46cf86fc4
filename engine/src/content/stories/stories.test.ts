import { expect, test } from 'vitest';
import type { ContentProblem } from '../read/problem.ts';
import { articleFiles, articleProblems, type ArticleFile } from '../articles/articles.ts';
import type { StoryHead } from '../schemas/article.ts';
import { storiesIn, type Teller } from './stories.ts';

type StoryFile = ArticleFile<StoryHead>;

function file(name: string, body = '## Begin\n\nText.'): StoryFile {
  const source = `---\nlead: A lead.\n---\n\n${body}`;
  const [made] = articleFiles([
    { file: `content/stories/${name}`, source, value: { lead: 'A lead.', facts: [], draft: undefined }, body },
  ]);
  if (!made) throw new Error('No file.');
  return made;
}

const teller = (id: string, slug?: string): Teller => ({ file: `content/projects/${id}.yaml`, value: { id, slug } });

function read(files: readonly StoryFile[], tellers: readonly Teller[]) {
  const problems: ContentProblem[] = [];
  const stories = storiesIn(files, tellers, (problem) => problems.push(problem));
  return { names: stories.map(({ name, of }) => `${name} of ${of}`), stories, problems };
}

test('finds stories by slug or id, in the order of the projects', () => {
  const { names, problems } = read(
    [file('my-shop.en.md'), file('my-shop.es.md'), file('boots.es.md')],
    [teller('boots'), teller('7', 'my-shop'), teller('quiet')],
  );
  expect(problems).toEqual([]);
  expect(names).toEqual(['boots of boots', 'my-shop of 7']);
});

test('only the default language requires the story', () => {
  expect(Object.keys(read([file('boots.es.md')], [teller('boots')]).stories[0]?.texts ?? {})).toEqual(['es']);
  const { stories, problems } = read([file('boots.en.md')], [teller('boots')]);
  expect(stories).toEqual([]);
  expect(problems).toMatchObject([{ file: 'content/stories/boots.es.md', found: 'no such file' }]);
});

const taken = (from: string, by: string) => {
  const found = `"shop", which content/projects/${by}.yaml has too`;
  return { file: `content/projects/${from}.yaml`, field: 'slug', found };
};

test.each<[string, StoryFile[], Teller[], Partial<ContentProblem>]>([
  ['a story of a number', [file('7.es.md')], [teller('7')], { file: 'content/projects/7.yaml', field: 'slug' }],
  ['a slug that another has', [], [teller('1', 'shop'), teller('2', 'shop')], taken('2', '1')],
  ["a slug that is another's id", [], [teller('1', 'shop'), teller('shop')], taken('1', 'shop')],
  ['an unknown name', [file('bots.es.md')], [teller('boots')], { found: '"bots.es.md"', hint: 'did you mean boots?' }],
  ['a name without a language', [file('boots.md')], [teller('boots')], { found: '"boots.md"' }],
])('%s stops the build', (_, files, tellers, problem) => {
  expect(read(files, tellers).problems).toMatchObject([problem]);
});

test.each([
  ['nothing', '', 'a text after the second ---'],
  ['a picture in a sentence', 'See ![a plan](stories/nimbus-app.svg) here.', 'a picture alone in its line'],
  ['a picture elsewhere', '![a plan](https://example.com/plan.svg)', 'a picture below content/images/'],
  ['a picture that is not there', '![a plan](stories/none.svg)', 'a file at content/images/stories/none.svg'],
  ['a picture without words', '![](stories/nimbus-app.svg)', 'what the picture shows'],
])('%s in its text stops the build', (_, body, expected) => {
  const [problem] = articleProblems(process.cwd(), file('boots.es.md', body));
  expect(problem?.expected).toContain(expected);
  if (body) expect(problem?.file).toBe('content/stories/boots.es.md:5');
});
