import { buildIndex } from '#src/assistant/build-index.ts';
import { assistantPrompt } from '#src/content/assistant-prompt.ts';
import type { Content } from '#src/content/content.ts';
import type { Environment } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import type { ChatServices } from '#server/routes/chat-completions.ts';
import type { Limiters } from '../limiter.ts';
import { createProviderLimits, unlimited } from './chat-limits.ts';
import { createProvider } from './provider.ts';
import { createSiteAnswerer } from './site-answerer.ts';

const day = 24 * 60 * 60;

/** The provider when one is configured, else the site's own answerer; with the limits of each. */
export function wireChat(env: Environment, content: Content, limiters: Limiters, log: Log): ChatServices {
  const perAddress = limiters.create({ name: 'chat', points: env.CHAT_RATE_LIMIT, seconds: 600 });
  if (!env.CHAT_PROVIDER_URL && !env.CHAT_PROVIDER_KEY) {
    const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: content.profile.timeZone }).format();
    return { responder: createSiteAnswerer(buildIndex(content), today), perAddress, limits: unlimited };
  }
  const responder = createProvider({
    url: env.CHAT_PROVIDER_URL ?? 'https://api.openai.com/v1',
    key: env.CHAT_PROVIDER_KEY,
    model: env.CHAT_MODEL,
    timeout: env.CHAT_TIMEOUT * 1000,
    prompt: { es: assistantPrompt(content, 'es'), en: assistantPrompt(content, 'en') },
    log,
  });
  const perDay = limiters.create({ name: 'chat-day', points: env.CHAT_DAILY_LIMIT, seconds: day });
  return { responder, perAddress, limits: createProviderLimits(perDay, env.CHAT_PARALLEL) };
}
