/** Ground of the Open Graph pictures: the chart of the northern sky, its left side left free for words. */
import { circle, colour, dial, fill, frame, line, rect, reticle, sheet, star } from '../kit.mjs';
import { figureLines, graticule, littleBearLines, projection, starDots } from './chart.mjs';
import { tone } from './tones.mjs';

const ground = '#0E1520';
const disc = { cx: 905, cy: 315, radius: 430, edge: 22 };

/** The whole ground, 1200 by 630. */
export function ogBackground() {
  const view = projection({ ...disc, turn: 118 });
  const bear = littleBearLines(view, { gap: 9, hole: 26 });
  const reach = disc.radius - 8;
  return sheet({
    ground,
    width: 1200,
    height: 630,
    seed: 22,
    parts: [
      fill(circle(disc.cx, disc.cy, disc.radius), tone.sky),
      line(graticule({ ...disc, step: 17, inner: 8.5 }), tone.graticule, 1.4),
      dial(disc.cx, disc.cy, disc.radius, 0, 360, tone.steel, { step: 2.5, long: 6, size: 18, width: 1.8 }),
      figureLines(view, { color: colour.oxygen, width: 1.6, opacity: 0.55, reach }),
      line(bear.body + bear.tail, colour.oxygen, 1.6, { opacity: 0.55 }),
      starDots(view, { color: tone.paper, warm: '#F6D9A0', cool: '#CFE6E3', skip: [11767], reach }),
      reticle(disc.cx, disc.cy, 17, colour.sodium, 2.2),
      star(disc.cx, disc.cy, 12, colour.sodium),
      `<linearGradient id="free"><stop offset=".3" stop-color="${ground}"/><stop offset=".62" stop-color="${ground}" stop-opacity="0"/></linearGradient>`,
      fill(rect(0, 0, 1200, 630), 'url(#free)'),
      frame(tone.steel, { inset: 34, step: 22, width: 1200, height: 630, opacity: 0.7 }),
    ],
  });
}
