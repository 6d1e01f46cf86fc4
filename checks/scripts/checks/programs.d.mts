export function findProgram(candidates: (string | undefined)[]): string | null;
export function installPackages(packages: string[], purpose: string): boolean;
