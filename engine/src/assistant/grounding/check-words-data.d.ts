declare module 'virtual:data/assistant/grounding/check-words' {
  const data: import('#src/content/data-source.ts').LocalizedData<
    typeof import('#src/assistant/grounding/check-words.loader.ts')
  >;
  export default data;
}
