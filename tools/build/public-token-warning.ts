import type { Site } from '#src/content/schemas/site.ts';

/** What the owner must know before publishing a site whose chat asks a gateway from the browser; null when it does not. */
export function publicTokenWarning({ mode, token }: Site['assistant']): string | null {
  if (mode !== 'direct' || !token) return null;
  return [
    'WARNING: the chat is in direct mode (content/site.yaml, assistant).',
    'Its token is now in the files of this site, and anybody who visits can read and use it.',
    "Use a gateway's token with a low limit that you can withdraw, never a provider's own key (docs/assistant.md).",
  ].join('\n');
}
