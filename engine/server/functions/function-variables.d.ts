/**
 * Variables that the build passes to the function (`vite/static/functions.ts`); the host's own override them.
 */
declare const functionVariables: Readonly<Record<string, string>>;
