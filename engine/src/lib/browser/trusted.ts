import { createPolicy } from './trusted-types.ts';

const asItIs = (text: string) => text;
const policy = createPolicy('site', { createHTML: asItIs, createScriptURL: asItIs });

/** Cached: React rewrites markup that is a new object, and an icon replaced under the pointer loses its click. */
const known = new Map<string, { __html: string }>();

/** Markup made by the build, for `dangerouslySetInnerHTML`. Never for text from visitors, models or other sites. */
export function trustedMarkup(markup: string): { __html: string } {
  const trusted = known.get(markup) ?? { __html: (policy?.createHTML(markup) ?? markup) as string };
  known.set(markup, trusted);
  return trusted;
}

export function trustedScript(address: string): string {
  return (policy?.createScriptURL(address) ?? address) as string;
}
