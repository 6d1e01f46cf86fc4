export const buildFolder: string;
export function fingerprint(root: string): string;
export function isBuildFresh(root: string): boolean;
export function finishBuild(root: string, made: string): void;
export function settleBuilds(root: string): void;
