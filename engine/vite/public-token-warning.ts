import type { Site } from '#src/content/schemas/site.ts';

/** A warning for sites whose chat calls a gateway with a public token; null otherwise. */
export function publicTokenWarning({ mode, token }: Site['assistant']): string | null {
  if (mode !== 'direct' || !token) return null;
  return [
    'WARNING: the chat is in direct mode (content/site.yaml, assistant).',
    'Its token is in the files of this site, so every visitor can read and use it.',
    "Use a gateway's token with a low limit that you can withdraw, never a provider's own key (node_modules/firstlight/docs/assistant.md).",
  ].join('\n');
}
