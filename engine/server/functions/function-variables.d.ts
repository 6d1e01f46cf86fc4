/** Variables from the build (`vite/static/functions.ts`); the host's own override them. */
declare const functionVariables: Readonly<Record<string, string>>;
