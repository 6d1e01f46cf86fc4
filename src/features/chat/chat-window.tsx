import { useState } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import type { ChatData } from './chat-data.ts';
import { ChatDialog } from './parts/chat-dialog.tsx';
import { useConversation } from './hooks/use-conversation.ts';

export interface ChatWindowProps {
  data: ChatData;
  language: Language;
  open: boolean;
  /** True when the visitor opened it, false when it was open before the page was loaded. */
  takesFocus: boolean;
  onClose: () => void;
}

/** The chat. It stays when closed, so that a reply still arrives and what was typed is kept. */
export function ChatWindow({ data, language, open, takesFocus, onClose }: ChatWindowProps) {
  const conversation = useConversation(data, language);
  const [draft, setDraft] = useState('');
  if (!open) return null;
  return (
    <ChatDialog
      data={data}
      language={language}
      conversation={conversation}
      draft={draft}
      onDraft={setDraft}
      takesFocus={takesFocus}
      onClose={onClose}
    />
  );
}
