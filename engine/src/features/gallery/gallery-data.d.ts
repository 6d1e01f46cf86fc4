declare module 'virtual:data/features/gallery/gallery' {
  const data: import('#src/content/data-source.ts').LocalizedData<
    typeof import('#src/features/gallery/gallery.loader.ts')
  >;
  export default data;
}
