import { useEffect, useReducer, useRef } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { ask, AskError } from '../ask.ts';
import type { ChatData } from '../chat.loader.ts';
import { readUsage, remainingResponses, storeResponse, timeLeft } from '../usage/chat-usage.ts';
import {
  conversationReducer,
  wireMessages,
  type Conversation,
  type ConversationEvent,
} from '../conversation/conversation.ts';
import { restoreConversation, saveConversation } from '../conversation/saved-chat.ts';

// Kept out of render, which must stay pure: only event handlers call them.
const newId = () => Math.random().toString(36).slice(2);
const clock = () => Date.now();

export function useConversation(data: ChatData, language: Language) {
  const [state, dispatch] = useReducer(conversationReducer, undefined, () => restoreConversation(clock()));
  const running = useRef<AbortController | null>(null);

  useEffect(() => saveConversation(state), [state]);

  /** Applies an event that starts a reply and requests it. Returns false when nothing was sent. */
  function start(event: ConversationEvent & { replyId: string }): boolean {
    const usage = readUsage(clock());
    const next = conversationReducer(state, event);
    if (next === state) return false;
    if (remainingResponses(usage) === 0) {
      dispatch({ type: 'limited', id: newId(), timeLeft: timeLeft(usage, clock()), at: clock() });
      return false;
    }
    dispatch(event);
    void receive(event.replyId, next);
    return true;
  }

  async function receive(replyId: string, conversation: Conversation) {
    const abort = new AbortController();
    running.current = abort;
    const { signal } = abort;
    const { address, system } = data;
    try {
      for await (const piece of ask({ address, system, messages: wireMessages(conversation), language, signal }))
        dispatch({ type: 'arrived', replyId, ...piece });
      if (signal.aborted) return;
      dispatch({ type: 'finished', replyId, at: clock() });
      storeResponse(clock());
    } catch (error) {
      if (signal.aborted) return;
      const failure = error instanceof AskError ? error.failure : 'failed';
      dispatch({ type: 'failed', replyId, id: newId(), failure, at: clock() });
    }
  }

  return {
    state,
    send: (text: string) => start({ type: 'sent', id: newId(), replyId: newId(), text, at: clock() }),
    retry: () => start({ type: 'retried', replyId: newId(), at: clock() }),
    stop: () => {
      running.current?.abort();
      dispatch({ type: 'stopped', at: clock() });
    },
    reset: () => {
      running.current?.abort();
      dispatch({ type: 'reset', at: clock() });
    },
  };
}
