import { afterEach, expect, test } from 'vitest';
import { checkIcons } from '#vite/icons/slider-icons.ts';
import { OwnerContent, withoutField } from './owner-content.ts';

const owners: OwnerContent[] = [];

function owner(): OwnerContent {
  const made = new OwnerContent();
  owners.push(made);
  return made;
}

const linked = (...links: string[]) =>
  owner()
    .edit('profile.yaml', (text) => withoutField(text, 'social'))
    .edit('profile.yaml', (text) => `${text}\nsocial:\n${links.map((link) => `  - { ${link} }\n`).join('')}`);

const root = process.cwd();

afterEach(() => owners.splice(0).forEach((each) => each.remove()));

test.each([
  ['a network that has no icon', "network: nowhere-known, url: 'https://example.com'", /social\[0\]\.network/],
  [
    'an icon that no collection has',
    "network: github, icon: lucide/hamer, url: 'https://example.com'",
    /social\[0\]\.icon[\s\S]*lucide\/hammer/,
  ],
])('%s stops the build', (_name, link, message) => {
  const content = linked(link).load();
  expect(() => checkIcons(root, content)).toThrow(message);
});

test('a picture needs alternative text', () => {
  const mute = owner().edit('projects/cityvox.yaml', (text) => withoutField(text, 'imageAlt'));
  expect(() => mute.load()).toThrow(/cityvox\.yaml[^\n]*imageAlt\n\s+expected: what the picture shows/);
});
