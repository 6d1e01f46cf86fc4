export const chromiumFlags: string[];
export const testBrowserFlags: string[];
export function findChromium(): string | null;
export function ensureChromium(): string;
export function findTestBrowser(): string | null;
export function ensureTestBrowser(): string;
