/** One instruction of a Dockerfile: its word, its flags, and the rest. */
export interface Instruction {
  word: string;
  flags: Record<string, string>;
  rest: string;
}

/** Reads a Dockerfile: comments go, lines that end in a backslash are joined. */
export function readDockerfile(text: string): Instruction[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n/g, ' ')
    .split('\n');
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, word = '', flags = '', rest = ''] = /^(\w+)((?:\s+--[\w-]+=\S+)*)\s+(.*)$/.exec(line) ?? [];
      const named = [...flags.matchAll(/--([\w-]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
      return { word: word.toUpperCase(), flags: Object.fromEntries(named) as Record<string, string>, rest };
    });
}

/** `["a", "b"]` as the program and arguments that it names. */
export function execForm(text: string): string[] {
  return JSON.parse(text) as string[];
}

/** The stages, each from its FROM on. */
export function stagesOf(instructions: readonly Instruction[]): Instruction[][] {
  const stages: Instruction[][] = [];
  for (const instruction of instructions) {
    if (instruction.word === 'FROM') stages.push([]);
    stages.at(-1)?.push(instruction);
  }
  return stages;
}
