interface Step {
  text: string;
  command: string | undefined;
}

/** Parses a guide's lists of steps, by heading. A step's command is in code marks at its end. */
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

/** Splits a command into variables and words, without a leading `cd <folder> &&`. */
export function wordsOf(command: string) {
  const [, folder, rest = ''] = /^(?:cd (\S+) && )?(.*)$/.exec(command) ?? [];
  const all = rest.split(' ');
  const first = all.findIndex((word) => !/^[A-Z_]+=/.test(word));
  return { folder, variables: all.slice(0, first), words: all.slice(first) };
}

/** The settings of the guide's systemd unit. */
export function unitOf(guide: string): Record<string, string> {
  const lines = (/```ini\n([\s\S]*?)```/.exec(guide)?.[1] ?? '').split('\n').filter((line) => line.includes('='));
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/).slice(0, 2) as [string, string]));
}
