const waves = [
  { height: 17, length: 137 },
  { height: 8, length: 53 },
  { height: 4, length: 19 },
];

const steps = 320;

/**
 * The outline of paper torn along its right, as the data of a path 80 wide: slow waves with fibres up to `fibre` long.
 * The same on each call, so that server and browser agree.
 */
export function tornEdge(from: number, fibre: number): string {
  let random = 4;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    random = (random * 48_271) % 2_147_483_647;
    const wave = waves.reduce((sum, { height, length }) => sum + height * Math.sin((step / length) * 6.3 + height), 0);
    return `${Math.round(from + wave + fibre * (random / 2_147_483_647) ** 2)} ${step}`;
  });
  return `M0 0L${points.join(' ')}L0 ${steps}Z`;
}

export const edgeBox = `0 0 80 ${steps}`;
