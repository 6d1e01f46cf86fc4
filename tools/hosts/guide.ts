/** One step of a list of docs/deploy.md. */
interface Step {
  text: string;
  /** What is to be typed, where it is a command. */
  command: string | undefined;
}

/** The lists of steps of a guide, by the heading above each. A step that is a command ends with it, in code marks. */
export function stepsOf(guide: string): Map<string, Step[]> {
  const lists = guide.split(/^## /m).map((part): [string, Step[]] => {
    const [heading = '', ...lines] = part.split('\n');
    const steps = lines.flatMap((line) => {
      const [, text] = /^\d+\. (.+)$/.exec(line) ?? [];
      return text ? [{ text, command: /: `([^`]+)`$/.exec(text)?.[1] }] : [];
    });
    return [heading, steps];
  });
  return new Map(lists.filter(([, steps]) => steps.length > 0));
}

/** The variables before a command, and its words. `cd <folder> &&` before them is told apart. */
export function wordsOf(command: string) {
  const [, folder, rest = ''] = /^(?:cd (\S+) && )?(.*)$/.exec(command) ?? [];
  const all = rest.split(' ');
  const first = all.findIndex((word) => !/^[A-Z_]+=/.test(word));
  return { folder, variables: all.slice(0, first), words: all.slice(first) };
}

/** The settings of the unit for systemd in a guide, by their names. */
export function unitOf(guide: string): Record<string, string> {
  const lines = (/```ini\n([\s\S]*?)```/.exec(guide)?.[1] ?? '').split('\n').filter((line) => line.includes('='));
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/).slice(0, 2) as [string, string]));
}
