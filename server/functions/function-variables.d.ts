/** What the build was told that the function is to know too (`tools/build/static/functions.ts`); the host's own variables win. */
declare const functionVariables: Readonly<Record<string, string>>;
