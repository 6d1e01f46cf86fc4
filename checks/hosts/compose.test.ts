import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { repository } from '#checks/repository.ts';

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
const compose = parse(readFileSync(`${repository}/engine/commands/new/container/compose.yaml`, 'utf8'), {
  merge: true,
}) as {
  services: Record<string, Service>;
  configs: Record<string, { content: string }>;
  networks: Record<string, { ipam: { config: { subnet: string }[] } }>;
  volumes: Record<string, unknown>;
};
const services = Object.entries(compose.services);
const sites = services.filter(([name]) => name.startsWith('site-'));

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

test('the balancer has both processes, and both trust its headers', () => {
  const balancer = compose.configs[compose.services.caddy?.configs?.[0]?.source ?? '']?.content ?? '';
  for (const [name, site] of sites) {
    expect(balancer).toContain(`${name}:${site.environment?.PORT}`);
    expect(site.environment?.TRUSTED_PROXIES).toBe(compose.networks.inside?.ipam.config[0]?.subnet);
  }
  expect(compose.services.caddy?.ports).toContain('443:443');
});

test('every referenced name exists', () => {
  for (const [, { networks, volumes = [], configs = [], depends_on = [] }] of services) {
    expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(networks));
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(volumes.map((each) => each.split(':')[0])));
    expect(Object.keys(compose.configs)).toEqual(expect.arrayContaining(configs.map(({ source }) => source)));
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(needed));
  }
});
