declare module 'virtual:data/features/chat/chat' {
  const data: import('#src/content/data-source.ts').LocalizedData<typeof import('#src/features/chat/chat.loader.ts')>;
  export default data;
}
