import { firstQuestionsOf } from '#src/assistant/first-questions.loader.ts';
import { providerPrompt } from '#src/content/provider-prompt.ts';
import { projectAddress, workAddress } from '#src/content/owner/filters.ts';
import type { Project } from '#src/content/schemas/project.ts';
import type { Work } from '#src/content/schemas/work.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { chatDefaults } from '#src/contracts/chat.ts';
import { formatDate } from '#src/i18n/format.ts';

export function loader(source: DataSource) {
  const { content, language, words, texts } = source;
  const { mode } = content.site.assistant;
  return {
    words: { ...words.chat, greeting: texts.chat.greeting },
    address: chatAddress(content.site.assistant),
    // The system message of each request. Only direct mode sends the whole prompt: the site's own server replaces it.
    system: mode === 'direct' ? providerPrompt(content, language, source.addressIfAny) : words.chat.system,
    cards: cards(source),
    questions: texts.chat.suggestions.length > 0 ? texts.chat.suggestions : firstQuestionsOf(content, language),
  };
}

/** Where questions are sent. `base` and `token` are only set in direct mode, where browsers call the gateway. */
function chatAddress({ mode, base, token, model, browserModel }: DataSource['content']['site']['assistant']) {
  const isDirect = mode === 'direct';
  return {
    mode,
    base: isDirect && base ? base : '/api',
    token: isDirect && token ? token : null,
    model: model ?? chatDefaults.model,
    browserModel: browserModel === true && !isDirect,
  };
}

function cards(source: DataSource) {
  const { content, language, words } = source;
  const card = ({ id, title, date }: Project | Work, href: string, fact: string) => ({
    id,
    names: Object.values(title),
    title: title[language],
    href,
    facts: [fact, formatDate(date, language)],
  });
  const { status, photoSeries, piece } = words.card;
  return [
    ...content.projects.map((each) => card(each, projectAddress(each, source), status[each.status])),
    ...content.works.map((each) =>
      card(each, workAddress(each, source), each.kind === 'photography' ? photoSeries : piece),
    ),
  ];
}

export type ChatData = ReturnType<typeof loader>;
