import { smtpError, startMailServer } from '#server/services/contact/test-mail-server.ts';
import { freePort } from '#testing/listen.ts';
import { eventually, hold, type Fault } from '#checks/faults/fault.ts';
import { mails, message, post, withSite } from '#checks/faults/means/site.ts';

export const mailFaults: readonly Fault[] = [
  {
    part: 'mail server',
    promise: 'a message accepted while it is down is sent later; one that it refuses stays in the inbox',
    async attempt() {
      const port = await freePort();
      const env = {
        CONTACT_DELIVERY: 'smtp',
        CONTACT_SMTP_URL: `smtp://127.0.0.1:${port}`,
        CONTACT_SMTP_INSECURE: 'true',
        CONTACT_TO: 'o@example.com',
      };
      return withSite(env, async (site) => {
        const count = (folder: string) => mails(`${site.folder}/${folder}`).length;
        const send = async (subject: string) =>
          hold((await post(`${site.url}/api/contact`, message(subject))).status === 202, 'a message was not accepted');
        const refusing = await startMailServer(
          { onRcptTo: (_address, _session, done) => done(smtpError(550, 'from ana@example.com? never')) },
          port,
        );
        try {
          await send('uno');
          await eventually(() => count('inbox') === 1 && count('outbox') === 0, 40_000, 'a refused message is kept');
        } finally {
          await refusing.close();
        }
        await send('dos');
        hold(count('outbox') === 1, 'it is not in the outbox');
        const server = await startMailServer({}, port);
        try {
          await eventually(() => server.mails.length === 1, 40_000, 'sent after the mail server came back');
          await eventually(() => count('outbox') === 0, 5_000, 'the outbox is empty');
        } finally {
          await server.close();
        }
        hold(!/ana@example\.com/.test(site.output()), "the visitor's address is in the log");
        return 'refused and kept; accepted while down, sent later';
      });
    },
  },
];
