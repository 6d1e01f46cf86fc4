import { addresses, content } from 'virtual:content';
import engineData from 'virtual:data/assistant/engine-data';
import { createApp } from '#server/app.ts';
import type { Environment } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { allowedHosts } from '#server/middleware/allowed-hosts.ts';
import { securityHeaders } from '#server/middleware/security-headers.ts';
import { createChat } from '#server/services/chat/chat.ts';
import { createHttpDelivery } from '#server/services/contact/http-mail.ts';
import type { ContactDelivery } from '#server/services/contact/message-parts.ts';
import { createContributions, type ContributionsService } from '#server/services/contributions/contributions.ts';
import { webSources } from '#server/services/contributions/sources/web-sources.ts';
import type { AnswerStore } from '#server/services/contributions/store/answer-schema.ts';
import type { Limits } from '#server/services/limits/limit.ts';
import { siteLimits } from '#server/services/limits/site-limits.ts';
import { httpMailPart, simulatedContact, webParts } from '#server/services/web-parts.ts';
import { needsNode } from './needs-node.ts';

interface Surroundings {
  limits: Limits;
  store: AnswerStore;
  log: Log;
  /**
   * Where requests may not wait for what another one began: each asks the store, and this is told of what goes on after
   * its reply.
   */
  background?: (work: Promise<unknown>) => void;
}

/** Answers one request of a visitor, whose address the host tells. */
export type FunctionApi = (request: Request, visitor: string | undefined) => Promise<Response>;

/** The API for hosts that call a function for each request: nothing in it needs a disk, a socket or Node. */
export function createFunctionApi(env: Environment, { limits, store, log, background }: Surroundings): FunctionApi {
  const { timeZone, email } = content.profile;
  const { features } = content;
  const unmet = needsNode(env);
  if (unmet.length > 0)
    log.error('needs_node', { off: unmet.join(', '), advice: 'docs/deploy.md says what works where' });
  const timeLimit = env.CONTRIBUTIONS_TIMEOUT * 1000;
  const sources = webSources(env, timeZone);
  const anew = () =>
    createContributions({ sources, store, log, timeZone, timeLimit, ...(background && { background }) });
  const contributions: ContributionsService = background
    ? { get: (range) => anew().get(range), isKnown: () => false }
    : anew();
  const delivery = env.CONTACT_DELIVERY === 'http' ? mailDelivery(env, env.CONTACT_TO ?? email, log) : null;
  const limit = siteLimits(limits, env);
  const app = createApp({
    log,
    trustedProxies: [],
    health: {
      parts: [
        ...webParts({ env, contributions, timeZone }).filter(
          ({ name }) => name !== 'contributions' || sources.length > 0,
        ),
        delivery ? httpMailPart(env) : simulatedContact,
      ],
      ...limit.health(),
    },
    chat: features.chat ? createChat(env, { content, addresses }, limits, log, engineData) : null,
    contributions: features.contributions && sources.length > 0 ? { contributions, ...limit.contributions() } : null,
    contact: delivery && { delivery, ...limit.contact() },
  });
  const headers = Object.entries(securityHeaders(allowedHosts(content.site)));
  return async (request, visitor) => {
    const { status, statusText, headers: own, body } = await app.fetch(request, { visitor });
    return new Response(body, { status, statusText, headers: [...own, ...headers] });
  };
}

/** Without its key the form cannot deliver, and everything else goes on. */
function mailDelivery(env: Environment, to: string, log: Log): ContactDelivery | null {
  try {
    return createHttpDelivery(env, to, log);
  } catch (error) {
    log.error('contact_off', { reason: error instanceof Error ? error.message : String(error) });
    return null;
  }
}
