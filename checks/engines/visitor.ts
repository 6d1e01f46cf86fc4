import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { BrowserGone, type EngineWindow } from './engines/engine.ts';
import { locateAll, pointOf, type Point, type Thing } from './in-page.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const patience = 30_000;
/** The compiler calls a `__name` helper, which pages do not have. */
const helpers = `const __name = (named) => named; const locateAll = ${locateAll}; const pointOf = ${pointOf};`;

/** A user with one browser window; the same interface in every browser. */
export class Visitor {
  readonly #window: EngineWindow;
  readonly #site: string;

  constructor(window: EngineWindow, site: string) {
    this.#window = window;
    this.#site = site;
  }

  async open(path: string): Promise<void> {
    await this.#window.goto(this.#site + path);
    await this.isTakenOver();
  }

  isTakenOver = () => this.until(() => document.documentElement.dataset.hydrated === 'true', 'the page is hydrated');

  /** Runs a function in the page. Its argument and result are plain data. */
  async run<Result, Argument = null>(script: (argument: Argument) => Result, argument?: Argument): Promise<Result> {
    const body = `const __name = (named) => named; return (${script})(argument);`;
    return (await this.#window.run(body, argument ?? null)) as Result;
  }

  /** Waits until a function in the page returns true. A page that is loading is not asked twice at once. */
  until<Argument = null>(script: (argument: Argument) => boolean, what: string, argument?: Argument) {
    return this.#poll(() => this.run(script, argument), what);
  }

  count = async (thing: Thing) => Number(await this.#find(thing, 'return locateAll(argument).length;'));

  sees = (thing: Thing) => this.#poll(async () => (await this.count(thing)) > 0, `sees ${described(thing)}`);

  misses = (thing: Thing) => this.#poll(async () => (await this.count(thing)) === 0, `misses ${described(thing)}`);

  async reads(thing: Thing, text: string): Promise<void> {
    await this.#poll(async () => (await this.textOf(thing)).includes(text), `reads “${text}” in ${described(thing)}`);
  }

  textOf = async (thing: Thing) => String(await this.#find(thing, "return locateAll(argument)[0]?.textContent ?? '';"));

  property = (thing: Thing, name: string) =>
    this.#find(thing, `return locateAll(argument)[0]?.[${JSON.stringify(name)}] ?? null;`);

  async has(thing: Thing, name: string, value: unknown): Promise<void> {
    let found: unknown;
    await this.#poll(
      async () => (found = await this.property(thing, name)) === value,
      () => `${described(thing)} has ${name} ${String(value)}, not ${String(found)}`,
    );
  }

  /** Clicks an element like a user: moves the pointer there, and presses once it lies still. */
  async press(thing: Thing): Promise<void> {
    let pointed = '';
    await this.#poll(
      async () => {
        const point = (await this.#find(thing, 'return pointOf(locateAll(argument)[0]);')) as Point | null;
        if (!point) return false;
        const isUnderPointer = JSON.stringify(point) === pointed;
        pointed = JSON.stringify(point);
        if (!isUnderPointer) {
          await this.#window.point(point.x, point.y);
          return false;
        }
        await this.#window.press(point.x, point.y);
        return true;
      },
      `presses ${described(thing)}`,
    );
  }

  async focus(thing: Thing): Promise<void> {
    await this.sees(thing);
    await this.#find(thing, 'locateAll(argument)[0]?.focus(); return null;');
  }

  async isOn(thing: Thing): Promise<void> {
    const script = 'return locateAll(argument)[0] === document.activeElement;';
    await this.#poll(async () => (await this.#find(thing, script)) === true, `the focus is on ${described(thing)}`);
  }

  type = (keys: string) => this.#window.type(keys);

  async fill(thing: Thing, text: string): Promise<void> {
    await this.press(thing);
    await this.isOn(thing);
    await this.type(text);
    await this.has(thing, 'value', text);
  }

  resize = (width: number, height: number) => this.#window.resize(width, height);

  /** Goes back or forward through `history`, because a driver may wait for a load that never comes. */
  goInHistory = (steps: -1 | 1) => this.run((by) => void setTimeout(() => history.go(by)), steps);

  async isAt(path: string): Promise<void> {
    const address = () => this.run(() => location.pathname + location.search + location.hash);
    let found = '';
    await this.#poll(
      async () => (found = await address()) === path,
      () => `is at ${path}, not ${found}`,
    );
  }

  async #find(thing: Thing, script: string): Promise<unknown> {
    const hasLibrary = await this.#window.run("return 'TestingLibraryDom' in globalThis;", null);
    if (hasLibrary !== true) await this.#window.run(library, null);
    return this.#window.run(`${helpers} ${script}`, thing);
  }

  async #poll(isTrue: () => Promise<boolean>, what: string | (() => string)): Promise<void> {
    const end = Date.now() + patience;
    let failure = '';
    while (Date.now() < end) {
      try {
        if (await isTrue()) return;
        failure = '';
      } catch (error) {
        if (error instanceof BrowserGone) throw error;
        // The page is unloading.
        failure = error instanceof Error ? ` (${error.message.split('\n')[0]})` : '';
      }
      await wait(60);
    }
    const wish = typeof what === 'string' ? what : what();
    throw new Error(`waited ${patience / 1000} s: ${wish}${failure}`);
  }
}

function described({ role, name, pattern, within }: Thing): string {
  const own = `${role} “${name ?? pattern ?? ''}”`;
  return within ? `${own} in ${described(within)}` : own;
}
