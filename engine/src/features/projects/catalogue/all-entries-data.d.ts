declare module 'virtual:data/features/projects/catalogue/all-entries' {
  const data: import('#src/content/data-source.ts').LocalizedData<
    typeof import('#src/features/projects/catalogue/all-entries.loader.ts')
  >;
  export default data;
}
