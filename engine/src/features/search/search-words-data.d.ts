declare module 'virtual:data/features/search/search-words' {
  const data: import('#src/content/data-source.ts').LocalizedData<
    typeof import('#src/features/search/search-words.loader.ts')
  >;
  export default data;
}
