// The page: which screen is shown, what is kept, and what a press does. Rules and words lie in their own files.
import { CODE_LENGTH, ROUNDS, RULES, deal, decide, newCode, points, randomFrom, rank, readCode, tally } from './rules.js';
import { WORDS, languageFor, windName } from './words.js';
import { barograph, chart, hygrometer, windRose } from './draw.js';

/** Storage that may be missing, full or spoilt: then the game is simply not remembered. */
const kept = {
  read(key) { try { return JSON.parse(localStorage.getItem(`nimbus.${key}`)); } catch (unreadable) { return null; } },
  write(key, value) { try { localStorage.setItem(`nimbus.${key}`, JSON.stringify(value)); } catch (full) { /* not kept */ } },
};

/** The open game from storage, or null when it is not one that could have been saved. */
function savedGame() {
  const saved = kept.read('game');
  const sound = saved && readCode(String(saved.code)) === saved.code && Array.isArray(saved.picks) && saved.picks.length <= ROUNDS;
  return sound ? saved : null;
}

const storedLanguage = kept.read('language');
const state = {
  language: WORDS[storedLanguage] ? storedLanguage : languageFor(navigator.language),
  screen: 'home',
  game: savedGame(), // { code, picks: [{ outcome, doubled }] }
  doubled: false,
  answered: false,
  newBest: false,
};
const main = document.getElementById('main');
const words = () => WORDS[state.language];
const sheetsOf = (game) => deal(game.code);
const answersOf = (game, sheets = sheetsOf(game)) => game.picks.map((pick, n) => ({
  right: decide(sheets[n].situation).outcome === pick.outcome,
  doubled: pick.doubled,
}));
const signed = (number) => (number > 0 ? `+${number}` : String(number).replace('-', '\u2212'));

function home(w) {
  const best = Number(kept.read('best')) || 0;
  const open = state.game && state.game.picks.length < ROUNDS;
  return `<h1 tabindex="-1">${w.tagline}</h1><p class="meta">36.72 N 4.42 W</p><div class="ticks"></div><p>${w.intro}</p>
    ${open ? `<button class="main wide" data-do="resume">${w.resume}</button>` : ''}
    <button class="${open ? '' : 'main '}wide" data-do="play">${w.play}</button>
    <button class="wide" data-do="today" aria-describedby="today-note">${w.today}</button><p class="meta" id="today-note">${w.todayNote}</p>
    <button class="wide" data-do="guide">${w.guide}</button>
    <form novalidate><label for="code">${w.codeLabel}</label><div class="row">
      <input id="code" maxlength="${CODE_LENGTH}" autocomplete="off" autocapitalize="characters" spellcheck="false" aria-describedby="code-hint">
      <button>${w.challenge}</button></div><p class="meta" id="code-hint">${w.codeHint}</p><p class="error" role="alert" id="code-error"></p></form>
    <div class="ticks"></div><p class="meta">${w.best}: ${best || w.noBest}</p>`;
}

function tile(name, label, reading, figure, drawing, broken, decided) {
  const key = decided && name in decided.when;
  return `<div class="tile${key ? ' key' : ''}"><span>${label}</span>${drawing}<strong>${broken ? '\u2014' : reading}</strong>
    <b>${figure}</b></div>`;
}

function play(w) {
  const { game } = state;
  const sheets = sheetsOf(game);
  const round = state.answered ? game.picks.length - 1 : game.picks.length;
  const sheet = sheets[round];
  const { situation, place } = sheet;
  const rule = decide(situation);
  const broken = state.answered ? null : sheet.broken;
  const decided = state.answered ? rule : null;
  const { score, streak, doublesLeft } = tally(answersOf(game, sheets));
  const figure = (name, text) => (broken === name ? w.broken : text);
  const position = `${place.lat.toFixed(2)} N ${(-place.lon).toFixed(2)} W`;
  return `<div class="progress meta"><span>${w.sheet} ${round + 1} ${w.of} ${ROUNDS}</span><span>${w.score} ${score}</span><span>${w.streak} ${streak}</span></div>
    <h2 tabindex="-1">${place.name}</h2>
    <p class="meta">${w.zone[situation.zone]} · ${place.height} m · ${position}<br>${sheet.day} ${w.month[sheet.month - 1]} · ${w.season[situation.season]}</p>
    ${chart({ ...sheet, broken }, w)}${broken === 'wind' ? `<p class="meta">${w.brokenChart}</p>` : ''}
    <div class="tiles">
      ${tile('trend', w.pressure, w.trend[situation.trend], figure('trend', `${sheet.pressure} hPa<br>${signed(sheet.change)} ${w.perHours}`), barograph(broken === 'trend' ? null : sheet.change), broken === 'trend', decided)}
      ${tile('wind', w.wind, windName(w, situation), figure('wind', situation.wind === 'calm' ? `${sheet.knots} kn` : `${sheet.degrees}°<br>${sheet.knots} kn`), windRose(sheet.degrees, broken === 'wind' ? null : situation.wind === 'calm'), broken === 'wind', decided)}
      ${tile('humidity', w.humidity, w.moisture[situation.humidity], figure('humidity', `${sheet.percent} %`), hygrometer(broken === 'humidity' ? null : sheet.percent), broken === 'humidity', decided)}
    </div>
    ${state.answered ? verdict(w, game, rule, sheets) : `<h3 id="ask">${w.ask}</h3>
      <div class="choices" role="group" aria-labelledby="ask">${sheet.choices.map((outcome) => `<button data-do="answer" data-outcome="${outcome}">${w.outcome[outcome]}</button>`).join('')}</div>
      <button class="wide" data-do="double" aria-pressed="${state.doubled}" ${doublesLeft ? '' : 'disabled'}>${w.double} ×2 · ${w.doublesLeft(doublesLeft)}</button>
      <button class="quiet" data-do="guide">${w.guide}</button>`}`;
}

function verdict(w, game, rule, sheets) {
  const answers = answersOf(game, sheets);
  const answer = answers[answers.length - 1];
  const { streak } = tally(answers.slice(0, -1));
  return `<section class="verdict${answer.right ? '' : ' wrong'}"><h2 tabindex="-1">${answer.right ? w.right : w.wrong} <span class="figure">${signed(points({ ...answer, streak }))}</span></h2>
    <p><strong>${w.was}: ${w.outcome[rule.outcome]}.</strong> ${w.rule[rule.id]}</p>
    <p class="meta">${w.deciding}: ${condition(w, rule)}</p>
    <button class="main wide" data-do="next">${game.picks.length === ROUNDS ? w.finish : w.next}</button></section>`;
}

const condition = (w, rule) =>
  Object.values(rule.when).map((values) => values.map((value) => w.inGuide[value]).join(w.or)).join(w.and) || w.anything;

const guide = (w) => `<h2 tabindex="-1">${w.guide}</h2><div class="ticks"></div><p>${w.guideNote} ${w.guideBroken}</p><p>${w.scoring}</p>
  <ol>${RULES.map((rule, n) => `<li><strong>${n + 1}. ${w.outcome[rule.outcome]}</strong><span class="meta">${condition(w, rule)}</span><br>${w.rule[rule.id]}</li>`).join('')}</ol>
  <button class="main wide" data-do="back">${w.close}</button>`;

function result(w) {
  const sheets = sheetsOf(state.game);
  const answers = answersOf(state.game, sheets);
  const { score, hits, longest } = tally(answers);
  const [name, line] = w.rank[rank(hits)];
  return `<h2 tabindex="-1">${w.result}: ${name}</h2><p>${line}</p><div class="ticks"></div><p class="big">${score}</p>
    <p class="meta">${hits} ${w.of} ${ROUNDS} ${w.hits} · ${w.longest} ${longest}</p>${state.newBest ? `<p><strong>${w.newBest}</strong></p>` : ''}
    <p class="figure">${w.code} ${state.game.code}</p><p class="meta">${w.codeShare}</p>
    <button class="main wide" data-do="play">${w.again}</button><button class="wide" data-do="home">${w.home}</button>
    <div class="ticks"></div><h3>${w.sheets}</h3><ol>${sheets.map((sheet, n) => `<li class="${answers[n].right ? '' : 'wrong'}"><strong>${sheet.place.name}: ${w.outcome[decide(sheet.situation).outcome]}</strong><span class="meta">${answers[n].right ? w.right : `${w.wrong} (${w.outcome[state.game.picks[n].outcome]})`}</span></li>`).join('')}</ol>`;
}

const SCREENS = { home, play, guide, result };

/** Draws the screen; focus goes to what is new, so that a screen reader reads on from there. */
function show(screen = state.screen, focus = 'h1, h2') {
  state.screen = screen;
  const w = words();
  document.documentElement.lang = state.language;
  const button = document.getElementById('language');
  button.textContent = w.otherLanguage;
  button.lang = state.language === 'es' ? 'en' : 'es';
  main.innerHTML = SCREENS[screen](w);
  const target = focus && main.querySelector(focus);
  if (target) target.focus();
  if (focus === 'h1, h2') window.scrollTo(0, 0);
}

function start(code) {
  state.game = { code, picks: [] };
  kept.write('game', state.game);
  state.doubled = false;
  state.answered = false;
  show('play');
}

/** Today's code, the same on every device on the same day. */
function todaysCode() {
  const now = new Date();
  return newCode(randomFrom(`${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`));
}

function answer(outcome) {
  state.game.picks.push({ outcome, doubled: state.doubled });
  kept.write('game', state.game);
  state.doubled = false;
  state.answered = true;
  if (state.game.picks.length === ROUNDS) {
    const { score } = tally(answersOf(state.game));
    state.newBest = score > (Number(kept.read('best')) || 0);
    if (state.newBest) kept.write('best', score);
  }
  show('play', '.verdict h2');
}

const ACTIONS = {
  home: () => show('home'),
  play: () => start(newCode(Math.random)),
  today: () => start(todaysCode()),
  resume: () => { state.answered = false; show('play'); },
  guide: () => { state.cameFrom = state.screen; show('guide'); },
  back: () => show(state.cameFrom || 'home'),
  double: () => { state.doubled = !state.doubled; show('play', '[data-do="double"]'); },
  answer: (target) => answer(target.dataset.outcome),
  next: () => { state.answered = false; show(state.game.picks.length === ROUNDS ? 'result' : 'play'); },
};

main.addEventListener('click', (event) => {
  const target = event.target.closest('[data-do]');
  if (target) ACTIONS[target.dataset.do](target);
});
main.addEventListener('submit', (event) => {
  event.preventDefault();
  const code = readCode(document.getElementById('code').value);
  if (code) start(code);
  else document.getElementById('code-error').textContent = words().codeError;
});
document.getElementById('language').addEventListener('click', () => {
  state.language = state.language === 'es' ? 'en' : 'es';
  kept.write('language', state.language);
  show(state.screen, null);
});

/** The device's back button: true when there was a screen to go back to. */
window.nimbusBack = () => {
  if (state.screen === 'home') return false;
  if (state.screen === 'guide') ACTIONS.back();
  else show('home');
  return true;
};

// The app names the device's theme in the address; a browser leaves it to the media query.
if (['#day', '#night'].includes(location.hash)) document.documentElement.classList.add(location.hash.slice(1));
show('home', null);
