declare module 'virtual:data/app/search-index' {
  const data: import('#src/content/data-source.ts').LocalizedData<{
    loader: typeof import('#src/app/search-index.loader.ts').loader;
  }>;
  export default data;
}
