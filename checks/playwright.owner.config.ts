import { onSiteOf } from './playwright.config.ts';

/** Browser tests of another owner's site (`OWNER`: lukasz, nadia or derya), built and served on its own port. */
const owner = process.env.OWNER ?? 'lukasz';
const address = `http://127.0.0.1:${process.env.OWNER_PORT ?? 4183}`;

export default onSiteOf(owner, 'owners/serve-owner.ts', address, {
  testDir: './owners',
  testMatch: `${owner}.spec.ts`,
});
