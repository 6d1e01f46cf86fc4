import chatData from 'virtual:data/features/chat/chat';
import type { Language } from '#src/i18n/languages.ts';
import { onceEach } from '#src/lib/browser/once-each.ts';
import type { ChatData } from './chat-data.ts';
import type { ChatWindow } from './chat-window.tsx';

export interface LoadedChat {
  Window: typeof ChatWindow;
  data: ChatData;
  language: Language;
}

export const loadChat = onceEach(async (language: Language): Promise<LoadedChat> => {
  const [{ ChatWindow }, data] = await Promise.all([import('./chat-window.tsx'), chatData[language]()]);
  return { Window: ChatWindow, data, language };
});
