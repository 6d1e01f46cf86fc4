import { addresses, content } from 'virtual:content';
import engineData from 'virtual:data/assistant/engine-data';
import checkWords from 'virtual:data/assistant/grounding/check-words';
import type { Services } from './app.ts';
import type { Environment } from './env.ts';
import type { Log } from './log.ts';
import { createChat } from './services/chat/chat.ts';
import type { ContactDelivery } from './services/contact/message-parts.ts';
import { createContributions, type ContributionsService } from './services/contributions/contributions.ts';
import type { ContributionSource } from './services/contributions/sources/source.ts';
import type { AnswerStore } from './services/contributions/store/kept-source.ts';
import type { Part } from './services/health.ts';
import type { Limits } from './services/limits/limit.ts';
import { webParts } from './services/web-parts.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export interface Capabilities {
  log: Log;
  limits: Limits;
  store: AnswerStore;
  sources: readonly ContributionSource[];
  /** Null while the contact form is simulated. */
  delivery: ContactDelivery | null;
  /** Dependencies besides those that every platform has. */
  parts: readonly Part[];
  trustedProxies?: readonly string[];
  /** Keeps work running after the reply, on hosts that would otherwise stop it. */
  background?: (work: Promise<unknown>) => void;
}

/** Creates the API's services. Nothing here needs a disk, a socket or Node. */
export function createServices(env: Environment, capabilities: Capabilities): Services {
  const { log, limits, store, sources, delivery, parts, trustedProxies = [], background } = capabilities;
  const { features, profile } = content;
  const { timeZone } = profile;
  const timeLimit = env.CONTRIBUTIONS_TIMEOUT * 1000;
  const start = () => createContributions({ sources, store, log, timeZone, timeLimit, background });
  const contributions: ContributionsService = background
    ? { get: (range) => start().get(range), isKnown: () => false }
    : start();
  const isShown = features.contributions && sources.length > 0;
  const perDay = { points: env.CONTACT_DAILY_LIMIT, seconds: day, kept: true };
  return {
    log,
    trustedProxies,
    health: {
      parts: [...webParts(env, timeZone, sources.length > 0 ? contributions : null), ...parts],
      deepLooks: limits.rate({ name: 'health', points: 6, seconds: minute }),
    },
    chat: features.chat ? createChat(env, { content, addresses }, limits, log, engineData, checkWords) : null,
    contributions: isShown
      ? { contributions, perAddress: limits.rate({ name: 'contributions', points: 120, seconds: 10 * minute }) }
      : null,
    contact: delivery && {
      delivery,
      perAddress: limits.rate({ name: 'contact', points: env.CONTACT_RATE_LIMIT, seconds: hour }),
      perDay: limits.rate({ name: 'contact-day', ...perDay }),
      spamPerDay: limits.rate({ name: 'contact-spam', ...perDay }),
    },
  };
}
