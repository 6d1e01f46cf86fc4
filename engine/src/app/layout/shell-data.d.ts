declare module 'virtual:data/app/layout/shell' {
  const data: import('#src/content/data-source.ts').LocalizedData<typeof import('#src/app/layout/shell.loader.ts')>;
  export default data;
}
