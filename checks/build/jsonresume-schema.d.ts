declare module '@jsonresume/schema' {
  export function validate(resume: unknown, done: (errors: readonly unknown[] | null) => void): void;
}
