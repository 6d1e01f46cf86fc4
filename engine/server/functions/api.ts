import { content } from 'virtual:content';
import { createApp } from '#server/app.ts';
import { needsNode, type Environment } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { securityHeaders } from '#server/middleware/security-headers.ts';
import { createServices, type Capabilities } from '#server/services.ts';
import { createHttpDelivery } from '#server/services/contact/http-mail.ts';
import type { ContactDelivery } from '#server/services/contact/message-parts.ts';
import { webSources } from '#server/services/contributions/sources/web-sources.ts';
import { httpMailPart, simulatedContact } from '#server/services/web-parts.ts';

/** Answers one request; `visitor` is the client address as the host gives it. */
export type FunctionApi = (request: Request, visitor: string | undefined) => Promise<Response>;

type Surroundings = Pick<Capabilities, 'limits' | 'store' | 'log' | 'background'>;

/** The API for serverless hosts. It needs no disk, socket or Node. */
export function createFunctionApi(env: Environment, surroundings: Surroundings): FunctionApi {
  const { log } = surroundings;
  const { timeZone, email } = content.profile;
  const unmet = needsNode(env);
  if (unmet.length > 0)
    log.error('needs_node', {
      off: unmet.join(', '),
      advice: 'node_modules/firstlight/docs/deploy.md lists what each host supports',
    });
  const sources = webSources(env, timeZone);
  const delivery = env.CONTACT_DELIVERY === 'http' ? mailDelivery(env, env.CONTACT_TO ?? email, log) : null;
  const app = createApp(
    createServices(env, {
      ...surroundings,
      sources,
      delivery,
      parts: [delivery ? httpMailPart(env) : simulatedContact],
    }),
  );
  const headers = Object.entries(securityHeaders(content.site));
  return async (request, visitor) => {
    const { status, statusText, headers: own, body } = await app.fetch(request, { visitor });
    return new Response(body, { status, statusText, headers: [...own, ...headers] });
  };
}

/** Without a key the form cannot deliver, but everything else works. */
function mailDelivery(env: Environment, to: string, log: Log): ContactDelivery | null {
  try {
    return createHttpDelivery(env, to, log);
  } catch (error) {
    log.error('contact_off', { reason: error instanceof Error ? error.message : String(error) });
    return null;
  }
}
