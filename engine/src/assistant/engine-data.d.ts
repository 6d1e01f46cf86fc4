declare module 'virtual:data/assistant/engine-data' {
  const data: import('#src/content/data-source.ts').LocalizedData<
    typeof import('#src/assistant/engine-data.loader.ts')
  >;
  export default data;
}
