import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { execForm, readDockerfile, stagesOf } from '#tools/hosts/container/dockerfile.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const stages = stagesOf(readDockerfile(dockerfile));
const last = stages.at(-1) ?? [];
const only = (word: string) => last.filter((each) => each.word === word).map(({ rest }) => rest);

interface Service {
  environment?: Record<string, string>;
  volumes?: string[];
  networks: string[];
  depends_on: string[] | Record<string, { condition: string }>;
  configs?: { source: string }[];
  read_only?: boolean;
  ports?: string[];
  image: string;
  build?: string;
}
const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  configs: Record<string, { content: string }>;
  networks: Record<string, { ipam: { config: { subnet: string }[] } }>;
  volumes: Record<string, unknown>;
};
const services = Object.entries(compose.services);
const sites = services.filter(([name]) => name.startsWith('site-'));

test.each(['Dockerfile', '.devcontainer/Dockerfile'])('the linter has nothing to say about %s', (file) => {
  expect(validate(readFileSync(file, 'utf8'))).toEqual([]);
});

test('the linter finds a mistake', () => {
  expect(validate('FROM node\nCOPPY a b')).not.toEqual([]);
});

test('the image has stages, every base a version, and the last one is the smaller', () => {
  const bases = stages.map(([from]) => from?.rest.split(' ')[0] ?? '');
  expect(bases.length).toBeGreaterThan(1);
  for (const base of bases) expect(base).toMatch(/:\d+-/);
  expect(bases.at(-1)).toMatch(/slim|alpine/);
});

test('the image runs as somebody who may not do much, says whether it is well, and starts without a shell', () => {
  expect(only('USER')).toEqual(['node']);
  expect(execForm(only('CMD').at(-1) ?? '')).toEqual(['node', 'dist/server/index.js']);
  expect(only('HEALTHCHECK')[0]).toContain('/api/health');
  expect(only('ENV').join(' ')).toContain('HOST=0.0.0.0');
  expect(only('VOLUME')).toEqual(['/site/var']);
});

test('what is secret or made anew does not go into the image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', 'node_modules', 'dist', 'var']));
  const fromBuild = last.filter(({ word }) => word === 'COPY');
  expect(fromBuild.every(({ flags }) => flags.from === 'build')).toBe(true);
});

test('two processes share a Valkey, and nothing else', () => {
  expect(sites).toHaveLength(2);
  for (const [, site] of sites) {
    expect(new URL(site.environment?.REDIS_URL ?? '').hostname).toBe('valkey');
    expect(site.read_only).toBe(true);
    expect(site.ports).toBeUndefined();
    expect(site.depends_on).toHaveProperty('valkey.condition', 'service_healthy');
  }
  const volumes = sites.flatMap(([, site]) => site.volumes ?? []);
  expect(new Set(volumes).size).toBe(2);
  expect(compose.services.valkey?.image).toMatch(/^valkey\/valkey:\d/);
});

test('the balancer knows both, and both believe what it says of visitors', () => {
  const balancer = compose.configs[compose.services.caddy?.configs?.[0]?.source ?? '']?.content ?? '';
  for (const [name, site] of sites) {
    expect(balancer).toContain(`${name}:${site.environment?.PORT}`);
    expect(site.environment?.TRUSTED_PROXIES).toBe(compose.networks.inside?.ipam.config[0]?.subnet);
  }
  expect(compose.services.caddy?.ports).toContain('443:443');
});

test('every name that the file uses is one that it has', () => {
  for (const [, { networks, volumes = [], configs = [], depends_on = [] }] of services) {
    expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(networks));
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(volumes.map((each) => each.split(':')[0])));
    expect(Object.keys(compose.configs)).toEqual(expect.arrayContaining(configs.map(({ source }) => source)));
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(needed));
  }
});

test.each([
  ['# a\nRUN a \\\n  b', [{ word: 'RUN', flags: {}, rest: 'a    b' }]],
  ['COPY --from=x --chown=a:b c d', [{ word: 'COPY', flags: { from: 'x', chown: 'a:b' }, rest: 'c d' }]],
])('%j is read', (text, instructions) => {
  expect(readDockerfile(text)).toEqual(instructions);
});
