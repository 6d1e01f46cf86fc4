import { line, monthIn, plain, webAddressIn } from './imported.ts';

const [mostEntries, mostListed] = [200, 40];

/** A value of an imported file, whatever its type. It remembers what was taken, so that the rest can be listed. */
export class Part {
  readonly #value: unknown;
  readonly #parts = new Map<string, Part>();
  #isTaken = false;

  constructor(value: unknown) {
    this.#value = value;
  }

  /** A field or an entry; one without a value if there is none. */
  at(name: string): Part {
    const value: unknown = this.#names.includes(name) ? (this.#value as Record<string, unknown>)[name] : undefined;
    const part = this.#parts.get(name) ?? new Part(value);
    this.#parts.set(name, part);
    return part;
  }

  get entries(): Part[] {
    return Array.isArray(this.#value) ? this.#names.slice(0, mostEntries).map((name) => this.at(name)) : [];
  }

  /** What `read` makes of the value, which counts as taken unless that is undefined. */
  take<T>(read: (value: unknown) => T | undefined): T | undefined {
    const taken = read(this.#value);
    if (taken !== undefined) this.#isTaken = true;
    return taken;
  }

  line = (...names: string[]) => this.#first(names, line);
  plain = (...names: string[]) => this.#first(names, plain);
  month = (...names: string[]) => this.#first(names, monthIn);
  address = (...names: string[]) => this.#first(names, webAddressIn);
  lines = (name: string) => this.at(name).entries.flatMap((entry) => entry.take(line) ?? []);

  /** The first of these fields that has such a value. */
  #first<T>(names: readonly string[], read: (value: unknown) => T | undefined): T | undefined {
    for (const name of names) {
      const taken = this.at(name).take(read);
      if (taken !== undefined) return taken;
    }
    return undefined;
  }

  /** The paths that were not imported: `basics.phone`, `work.location`, or whole entries or sections. */
  left(): string[] {
    const paths = [...new Set(this.#left('').map((path) => path.replace(/\[\d+\](?=\.)/g, '')))];
    const more = paths.length - mostListed;
    return [...paths.slice(0, mostListed), ...(more > 0 ? [`${more} more`] : [])];
  }

  #left(path: string): string[] {
    if (this.#isTaken || isEmpty(this.#value)) return [];
    if (path && !this.#isTouched) return [path];
    return this.#names.flatMap((name) => {
      const end = Array.isArray(this.#value) ? `[${name}]` : name;
      return this.at(name).#left(path && !Array.isArray(this.#value) ? `${path}.${end}` : path + end);
    });
  }

  get #isTouched(): boolean {
    return this.#isTaken || [...this.#parts.values()].some((part) => part.#isTouched);
  }

  get #names(): string[] {
    return typeof this.#value === 'object' && this.#value !== null ? Object.keys(this.#value) : [];
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));
