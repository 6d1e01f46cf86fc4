// Types for the tests; left out of the package.
export type Situation = Record<'zone' | 'season' | 'trend' | 'wind' | 'humidity', string>;
export type Answer = { right: boolean; doubled: boolean };
export type Sheet = { situation: Situation; choices: string[]; broken: string | null };
export const OUTCOMES: string[];
export const ROUNDS: number;
export const RULES: { id: string; outcome: string; when: Partial<Record<keyof Situation, string[]>> }[];
export function decide(situation: Situation): { id: string; outcome: string };
export function allSituations(): Situation[];
export function idleInstruments(situation: Situation): string[];
export function points(answer: Answer & { streak: number }): number;
export function tally(answers: Answer[]): { score: number; hits: number; streak: number; longest: number; doublesLeft: number };
export function rank(hits: number): string;
export function readCode(text: string): string | null;
export function deal(code: string): Sheet[];
