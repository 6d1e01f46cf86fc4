/** Everything the site may store in a browser. The privacy note (`content/privacy.yaml`) lists every key. */
export const storageKeys = {
  local: [
    'theme',
    'language',
    'lamp',
    'lamp-key',
    'chat_usage',
    'novel-user-key',
    'novel-reviews',
    'novel-reviews-unreadable',
    'novel-storage-probe',
    'star',
  ],
  session: [
    'hour',
    'scroll-positions',
    'contact-draft',
    'chat-open',
    'chat-conversation',
    'chat-minimized',
    'chat-position',
  ],
} as const;

export type Area = keyof typeof storageKeys;
export type StorageKey<A extends Area> = (typeof storageKeys)[A][number];
