declare module 'virtual:data/features/chat/assistant-pack' {
  const data: import('#src/content/data-source.ts').LocalizedData<
    typeof import('#src/features/chat/assistant-pack.loader.ts')
  >;
  export default data;
}
