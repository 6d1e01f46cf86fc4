import { useState } from 'react';
import { ChatDialog, type ChatDialogProps } from './parts/chat-dialog.tsx';
import { useConversation } from './hooks/use-conversation.ts';

export interface ChatWindowProps extends Omit<ChatDialogProps, 'conversation' | 'draft' | 'onDraft'> {
  open: boolean;
}

/** The chat window. It stays mounted when closed, so that a pending reply still arrives and the draft is kept. */
export function ChatWindow({ open, ...props }: ChatWindowProps) {
  const conversation = useConversation(props.data, props.language);
  const [draft, setDraft] = useState('');
  return open && <ChatDialog {...props} conversation={conversation} draft={draft} onDraft={setDraft} />;
}
