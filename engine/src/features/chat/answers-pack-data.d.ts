declare module 'virtual:data/features/chat/answers-pack' {
  const data: import('#src/content/data-source.ts').LocalizedData<
    typeof import('#src/features/chat/answers-pack.loader.ts')
  >;
  export default data;
}
