declare module 'virtual:data/features/chat/assistant-index' {
  const data: import('#src/content/data-source.ts').SharedData<
    typeof import('#src/features/chat/assistant-index.loader.ts')
  >;
  export default data;
}
