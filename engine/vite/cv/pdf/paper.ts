export type Paper = 'a4' | 'letter';

/** Sizes in points. */
export const papers: Readonly<Record<Paper, { width: number; height: number }>> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};
export const margin = { side: 54, top: 52, bottom: 54 };
export const ink = { text: '#16181d', muted: '#50565f', line: '#b9b4a8' };
