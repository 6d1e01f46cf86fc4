declare module 'virtual:data/features/star/torn-page' {
  const data: import('#src/content/data-source.ts').LocalizedData<
    typeof import('#src/features/star/torn-page.loader.ts')
  >;
  export default data;
}
