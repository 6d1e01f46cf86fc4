import chatData from 'virtual:data/features/chat/chat';
import type { Language } from '#src/i18n/languages.ts';
import type { ChatData } from './chat-data.ts';
import type { ChatWindow } from './chat-window.tsx';

export interface LoadedChat {
  Window: typeof ChatWindow;
  data: ChatData;
  language: Language;
}

const loading = new Map<Language, Promise<LoadedChat>>();

/** Loads the window's code and data, once per language. A failed load can be retried. */
export function loadChat(language: Language): Promise<LoadedChat> {
  const running = loading.get(language);
  if (running) return running;
  const promise = Promise.all([import('./chat-window.tsx'), chatData[language]()]).then(([module, data]) => ({
    Window: module.ChatWindow,
    data,
    language,
  }));
  promise.catch(() => loading.delete(language));
  loading.set(language, promise);
  return promise;
}
