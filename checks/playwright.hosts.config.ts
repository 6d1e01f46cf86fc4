import { onSiteOf } from './playwright.config.ts';

/** The journeys that hold on every host, on one kind (`HOST_KIND`: static, static-base or workerd). */
const kind = process.env.HOST_KIND ?? 'static-base';
const address = `http://127.0.0.1:${process.env.HOST_PORT ?? 4187}/${kind === 'static-base' ? 'repo/' : ''}`;

export default onSiteOf(kind, 'hosts/serve-host.ts', address, { testDir: './hosts/journeys' });
