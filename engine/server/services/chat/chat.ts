import type { AnyData } from '#src/assistant/reply.ts';
import { providerPrompt } from '#src/content/provider-prompt.ts';
import { perLanguage, type Localized } from '#src/i18n/languages.ts';
import type { Content } from '#src/content/content.ts';
import type { PageAddresses } from '#src/content/data-source.ts';
import type { Environment } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import type { ChatServices } from '#server/routes/chat-completions.ts';
import { inOrder, inTotal, unlimited, type Limits } from '../limits/limit.ts';
import { assistantReplies, lazyEngines, nearestTo } from './assistant.ts';
import { checkedReplies, type LoadCheckWords } from './checked.ts';
import { providerBase, providerReplies } from './provider.ts';

const day = 24 * 60 * 60;
/** One address's share of the common limits: concurrent replies, and part of the daily limit. */
const placesAtOnce = 2;
const partOfTheDay = 1 / 5;

/** The configured provider, or the site's own assistant, with their limits. */
export function createChat(
  env: Environment,
  { content, addresses }: { content: Content; addresses: PageAddresses },
  limits: Limits,
  log: Log,
  engineData: Localized<() => Promise<AnyData | null>>,
  checkWords: LoadCheckWords,
): ChatServices {
  const withEngines = lazyEngines(engineData);
  const perAddress = limits.rate({ name: 'chat', points: env.CHAT_RATE_LIMIT, seconds: 600 });
  const url = providerBase(env);
  const own = assistantReplies(withEngines, url === undefined && content.site.assistant.browserModel);
  if (url === undefined) return { source: own, perAddress, shared: unlimited };
  const prompt = perLanguage((language) =>
    providerPrompt(content, language, (page) => addresses[language][page] ?? null),
  );
  const facts = nearestTo(withEngines);
  const provider = providerReplies({ env, url, prompt, nearest: facts, log });
  const source = checkedReplies(provider, { prompt, facts, words: checkWords, own });
  const share = Math.ceil(env.CHAT_DAILY_LIMIT * partOfTheDay);
  const shared = inOrder(
    limits.places(placesAtOnce),
    inTotal(limits.places(env.CHAT_PARALLEL)),
    limits.rate({ name: 'chat-share', points: share, seconds: day }),
    inTotal(limits.rate({ name: 'chat-day', points: env.CHAT_DAILY_LIMIT, seconds: day, kept: true })),
  );
  return { source, perAddress, shared };
}
