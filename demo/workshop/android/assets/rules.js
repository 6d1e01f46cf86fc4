// The game's rules: plain data and plain functions, no page and no clock. Words live in words.js.

export const OUTCOMES = ['clear', 'cloud', 'fog', 'rain', 'storm', 'snow', 'heat'];

/** Every reading a sheet can show. A situation holds one of each. */
export const READINGS = {
  zone: ['coast', 'inland', 'sierra'],
  season: ['winter', 'spring', 'summer', 'autumn'],
  trend: ['falling', 'steady', 'rising'],
  wind: ['north', 'east', 'west', 'calm'],
  humidity: ['dry', 'medium', 'humid'],
};

/** The readings that come from an instrument, and so may be out of order. */
export const INSTRUMENTS = ['trend', 'wind', 'humidity'];

const NOT_DRY = ['medium', 'humid'];
const NOT_SUMMER = ['autumn', 'winter', 'spring'];

/** The field guide, in order: the first rule that holds decides. A reading that a rule leaves out may be anything. */
export const RULES = [
  { id: 'terral', outcome: 'heat', when: { zone: ['coast'], season: ['summer'], wind: ['north'] } },
  { id: 'furnace', outcome: 'heat',
    when: { zone: ['inland'], season: ['summer'], humidity: ['dry'], wind: ['north', 'calm'] } },
  { id: 'norther', outcome: 'snow',
    when: { zone: ['sierra'], season: ['winter'], wind: ['north'], humidity: NOT_DRY, trend: ['falling', 'steady'] } },
  { id: 'warmSea', outcome: 'storm',
    when: { zone: ['coast', 'sierra'], season: ['autumn'], wind: ['east'], humidity: ['humid'], trend: ['falling'] } },
  { id: 'anvil', outcome: 'storm',
    when: { zone: ['inland', 'sierra'], season: ['summer'], humidity: ['humid'], trend: ['falling'] } },
  { id: 'taro', outcome: 'fog',
    when: {
      zone: ['coast'], season: ['spring', 'summer'], wind: ['east', 'calm'], humidity: ['humid'], trend: ['steady'],
    } },
  { id: 'vega', outcome: 'fog',
    when: {
      zone: ['inland'], season: ['autumn', 'winter'], wind: ['calm'], humidity: ['humid'], trend: ['steady', 'rising'],
    } },
  { id: 'front', outcome: 'rain',
    when: { season: NOT_SUMMER, wind: ['west'], trend: ['falling'], humidity: ['humid'] } },
  { id: 'frontHills', outcome: 'rain',
    when: {
      zone: ['inland', 'sierra'], season: NOT_SUMMER, wind: ['west'], trend: ['falling'], humidity: ['medium'],
    } },
  { id: 'easterly', outcome: 'rain',
    when: {
      zone: ['coast', 'sierra'], season: NOT_SUMMER, wind: ['east'], trend: ['falling'], humidity: ['humid'],
    } },
  { id: 'seaDeck', outcome: 'cloud', when: { zone: ['coast', 'sierra'], wind: ['east'], humidity: NOT_DRY } },
  { id: 'halfway', outcome: 'cloud', when: { trend: ['falling'], humidity: NOT_DRY } },
  { id: 'lowDeck', outcome: 'cloud', when: { trend: ['steady'], humidity: ['humid'] } },
  { id: 'fair', outcome: 'clear', when: {} },
];

const holds = (rule, situation) =>
  Object.entries(rule.when).every(([reading, values]) => values.includes(situation[reading]));

/** The rule that decides a situation. The last rule always holds, so there always is one. */
export const decide = (situation) => RULES.find((rule) => holds(rule, situation));

/** Every possible situation, each once. */
export function allSituations() {
  return Object.entries(READINGS).reduce(
    (partial, [reading, values]) =>
      partial.flatMap((situation) => values.map((value) => ({ ...situation, [reading]: value }))),
    [{}],
  );
}

const variants = (situation, reading) => READINGS[reading].map((value) => ({ ...situation, [reading]: value }));

/** The instruments whose reading makes no difference here: only these may be shown as out of order. */
export function idleInstruments(situation) {
  const { outcome } = decide(situation);
  return INSTRUMENTS.filter((reading) =>
    variants(situation, reading).every((variant) => decide(variant).outcome === outcome));
}

/** Four outcomes to choose from: the true one and those nearest to it, in the fixed order of OUTCOMES. */
export function choicesFor(situation, random) {
  const truth = decide(situation).outcome;
  const near = Object.keys(READINGS)
    .flatMap((reading) => variants(situation, reading))
    .map((variant) => decide(variant).outcome);
  const others = shuffle([...new Set(near)], random).filter((outcome) => outcome !== truth);
  const rest = shuffle(OUTCOMES, random).filter((outcome) => outcome !== truth && !others.includes(outcome));
  const chosen = [truth, ...others, ...rest].slice(0, 4);
  return OUTCOMES.filter((outcome) => chosen.includes(outcome));
}

export const ROUNDS = 10;
export const DOUBLES = 3;
const BASE_POINTS = 100;
const STREAK_BONUS = 20;
const STREAK_CAP = 5;
const LOST_DOUBLE = 50;

/** What one answer earns. `streak` counts the right answers just before it. */
export function points({ right, doubled, streak }) {
  if (!right) return doubled ? -LOST_DOUBLE : 0;
  const earned = BASE_POINTS + STREAK_BONUS * Math.min(streak, STREAK_CAP);
  return doubled ? earned * 2 : earned;
}

/** Score, right answers and streaks after a list of `{ right, doubled }` answers. The score never goes below zero. */
export function tally(answers) {
  let [score, hits, streak, longest, doublesLeft] = [0, 0, 0, 0, DOUBLES];
  for (const { right, doubled } of answers) {
    score = Math.max(0, score + points({ right, doubled, streak }));
    streak = right ? streak + 1 : 0;
    hits += right ? 1 : 0;
    longest = Math.max(longest, streak);
    doublesLeft -= doubled ? 1 : 0;
  }
  return { score, hits, streak, longest, doublesLeft };
}

/** The rank that a number of right answers deserves; ranks are named in words.js. */
export function rank(hits) {
  if (hits >= ROUNDS) return 'nimbus';
  if (hits >= 8) return 'lookout';
  if (hits >= 5) return 'observer';
  return hits >= 3 ? 'apprentice' : 'vane';
}

/** A repeatable source of numbers in [0, 1): the same code always deals the same game (mulberry32). */
export function randomFrom(code) {
  let state = 0x811c9dc5;
  for (const letter of code) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = (list, random) => list[Math.floor(random() * list.length)];

function shuffle(list, random) {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
  }
  return shuffled;
}

// Letters and digits that cannot be mistaken for one another.
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 4;

/** A new game code, from any source of numbers. */
export const newCode = (random) => Array.from({ length: CODE_LENGTH }, () => pick(CODE_LETTERS, random)).join('');

/** What a player typed, as a game code; null when it cannot be one. */
export function readCode(text) {
  const code = text.trim().toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter)) ? code : null;
}

/** Places by zone, with their true positions (degrees) and heights (metres). */
export const PLACES = [
  { name: 'Málaga', zone: 'coast', lat: 36.72, lon: -4.42, height: 11 },
  { name: 'Marbella', zone: 'coast', lat: 36.51, lon: -4.88, height: 27 },
  { name: 'Nerja', zone: 'coast', lat: 36.75, lon: -3.88, height: 21 },
  { name: 'Estepona', zone: 'coast', lat: 36.43, lon: -5.15, height: 21 },
  { name: 'Torre del Mar', zone: 'coast', lat: 36.74, lon: -4.1, height: 5 },
  { name: 'Antequera', zone: 'inland', lat: 37.02, lon: -4.56, height: 575 },
  { name: 'Campillos', zone: 'inland', lat: 37.05, lon: -4.86, height: 461 },
  { name: 'Archidona', zone: 'inland', lat: 37.1, lon: -4.39, height: 660 },
  { name: 'El Torcal', zone: 'sierra', lat: 36.95, lon: -4.55, height: 1200 },
  { name: 'Los Quejigales', zone: 'sierra', lat: 36.69, lon: -5.05, height: 1260 },
  { name: 'La Maroma', zone: 'sierra', lat: 36.9, lon: -4.04, height: 2066 },
];

const MONTHS = { winter: [12, 1, 2], spring: [3, 4, 5], summer: [6, 7, 8], autumn: [9, 10, 11] };
const between = (low, high, random) => low + Math.floor(random() * (high - low + 1));

/** The figures an observer would note for a situation: they agree with it and decide nothing. */
function figures({ trend, wind, humidity }, season, random) {
  const change = { falling: -between(4, 9, random), steady: between(-1, 1, random), rising: between(4, 8, random) };
  const moisture = { dry: [14, 35], medium: [42, 62], humid: [76, 97] };
  const direction = { north: [315, 345], east: [80, 100], west: [240, 270], calm: [0, 0] };
  return {
    day: between(1, 28, random),
    month: pick(MONTHS[season], random),
    pressure: between(1008, 1021, random) + (trend === 'falling' ? -5 : 0),
    change: change[trend],
    percent: between(...moisture[humidity], random),
    degrees: between(...direction[wind], random),
    knots: wind === 'calm' ? between(0, 2, random) : between(9, 26, random),
  };
}

/** From the seventh sheet on, an instrument that does not matter may be out of order. */
const FIRST_BROKEN = 6;

/** The ten sheets of a game. Every outcome comes up at least once, and none twice running. */
export function deal(code) {
  const random = randomFrom(code);
  const byRule = new Map(RULES.map((rule) => [rule, []]));
  for (const situation of allSituations()) byRule.get(decide(situation)).push(situation);

  const order = shuffle(OUTCOMES, random);
  while (order.length < ROUNDS) {
    const last = order[order.length - 1];
    order.push(pick(OUTCOMES.filter((outcome) => outcome !== last), random));
  }
  return order.map((outcome, round) => {
    // The rule first, then one of its situations, so that rare rules are met as often as common ones.
    const situation = pick(byRule.get(pick(RULES.filter((rule) => rule.outcome === outcome), random)), random);
    const idle = round >= FIRST_BROKEN ? idleInstruments(situation) : [];
    return {
      situation,
      place: pick(PLACES.filter((place) => place.zone === situation.zone), random),
      ...figures(situation, situation.season, random),
      choices: choicesFor(situation, random),
      broken: idle.length > 0 ? pick(idle, random) : null,
    };
  });
}
