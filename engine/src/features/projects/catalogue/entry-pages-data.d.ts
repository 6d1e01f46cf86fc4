declare module 'virtual:data/features/projects/catalogue/entry-pages' {
  const data: import('#src/content/data-source.ts').SharedData<
    typeof import('#src/features/projects/catalogue/entry-pages.loader.ts')
  >;
  export default data;
}
