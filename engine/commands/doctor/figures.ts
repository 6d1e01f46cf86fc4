import type { Content } from '#src/content/content.ts';
import { finding, type Finding } from './finding.ts';

/** Figures that no longer match what they count. "N+" holds up to 1.5 times N: "2+" until 3, "15+" until 23. */
export function outdatedFigures({ profile, projects }: Content, today: string): Finding[] {
  const finished = projects.filter(({ status }) => status === 'finished').length;
  return profile.figures.flatMap(({ value, label, counts }, at): Finding[] => {
    const said = Number.parseInt(value, 10);
    if (!counts || Number.isNaN(said)) return [];
    const counted = counts === 'projects' ? finished : yearsBetween(counts, today);
    const tooMany = value.endsWith('+') ? said * 1.5 : said + 1;
    if (counted >= said && counted < tooMany) return [];
    const what = `"${value} ${Object.values(label)[0]}" is out of date: counting ${counts === 'projects' ? 'finished projects' : `from ${counts}`} gives ${counted}`;
    return [finding('better', `content/profile.yaml · figures[${at}].value`, what)];
  });
}

function yearsBetween(from: string, to: string): number {
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
}
