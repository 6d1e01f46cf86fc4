declare module 'virtual:data/features/novel/reading/chapter-texts' {
  const data: import('#src/content/data-source.ts').SharedData<
    typeof import('#src/features/novel/reading/chapter-texts.loader.ts')
  >;
  export default data;
}
