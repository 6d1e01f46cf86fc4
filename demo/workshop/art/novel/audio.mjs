/**
 * Makes `content/files/novel/capitulo-NN.mp3`: the opening of every published chapter, read aloud.
 * Use: `npm run novel-audio` in `workshop/` for all, `npm run novel-audio -- 3 4` for some. Needs pico2wave and ffmpeg.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { announcement, breaths, paragraphs, pause } from './narration.mjs';
import { chosen, inSite, publishedChapters, readBook, recordField } from './source.mjs';
import { openVoice, sampleRate } from './voice.mjs';

/** The narration stops at the end of the first paragraph past `enough` seconds, and is never longer than `most`. */
const length = { enough: 75, most: 110 };
const largestFile = 700 * 1024;
/** LUFS, and dB below full scale. The encoder turns everything down to 95 %, which is 0.45 dB. */
const loudness = { target: -18, peak: -2, encoderLoss: 0.45 };
const encoding = ['-c:a', 'libmp3lame', '-b:a', '48k', '-ar', '24000', '-ac', '1'];

/**
 * The engine sounds as if behind a curtain: beside the average spectrum of speech it has 10 to 12 dB too little
 * above 2 kHz. Most of that is given back, the boom below 250 Hz tamed, sibilants held, loud and soft words evened.
 */
const tone = [
  'highpass=f=75',
  'bass=f=210:w=0.6:g=-3.5',
  'equalizer=f=1400:t=q:w=0.9:g=2.5',
  'treble=f=1700:w=0.5:g=6',
  'equalizer=f=3200:t=q:w=1.2:g=2',
  'deesser=i=0.3',
  'acompressor=threshold=-22dB:ratio=2.2:attack=8:release=180',
].join(',');

const silence = (seconds) => new Int16Array(Math.round(seconds * sampleRate));
const secondsOf = (pieces) => pieces.reduce((total, { length }) => total + length, 0) / sampleRate;

/** The samples of one chapter's narration: announcement, then whole paragraphs up to the length. */
function narrated(chapter, voice) {
  const speak = (parts) => parts.flatMap((part) => [voice.say(part), silence(part.rest)]);
  let said = [silence(pause.before), ...speak(announcement(chapter))];
  for (const paragraph of paragraphs(chapter.body)) {
    if (secondsOf(said) >= length.enough) break;
    for (const part of breaths(paragraph)) {
      const more = speak([part]);
      if (secondsOf(said) + secondsOf(more) > length.most) return said;
      said = [...said, ...more];
    }
    if (breaths(paragraph).length === 0) said.push(silence(pause.scene - pause.paragraph));
  }
  return said;
}

function ffmpeg(args, input) {
  const run = spawnSync('ffmpeg', ['-hide_banner', '-nostdin', '-y', ...args], { input, maxBuffer: 2 ** 28 });
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error(run.stderr.toString());
  return run.stderr.toString();
}

/** The gain that brings this narration to the common loudness, and a limiter for the odd peak. */
function levelling(input, samples) {
  const report = ffmpeg([...input, '-af', `${tone},ebur128`, '-f', 'null', '-'], samples);
  const integrated = Number(/Summary:[\s\S]*?I:\s+(-?[\d.]+) LUFS/.exec(report)[1]);
  const gain = (loudness.target + loudness.encoderLoss - integrated).toFixed(2);
  const ceiling = (10 ** (loudness.peak / 20)).toFixed(3);
  return `volume=${gain}dB,alimiter=limit=${ceiling}:level=false`;
}

const book = readBook();
const voice = openVoice();
try {
  const chapters = chosen(publishedChapters()).filter(({ meta }) => meta.audio);
  for (const chapter of chapters) {
    const pieces = narrated(chapter, voice);
    pieces[pieces.length - 1] = silence(pause.after);
    const samples = Buffer.concat(
      pieces.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
    );
    const seconds = secondsOf(pieces);
    const input = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', 'pipe:0'];
    const fade = `afade=t=in:d=0.15,afade=t=out:st=${(seconds - 0.9).toFixed(2)}:d=0.9`;
    const target = inSite(`content/files/${chapter.meta.audio}`);
    mkdirSync(dirname(target), { recursive: true });
    const tags = {
      title: `${chapter.number}. ${chapter.meta.title.es}`,
      artist: book.author,
      album: book.title.es,
      track: String(chapter.number),
      language: 'spa',
      date: String(chapter.meta.date).slice(0, 4),
      genre: 'Audiobook',
    };
    const metadata = Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
    const filters = `${tone},${levelling(input, samples)},${fade}`;
    ffmpeg(
      [
        ...input,
        '-af',
        filters,
        '-map_metadata',
        '-1',
        ...metadata,
        '-fflags',
        '+bitexact',
        '-flags:a',
        '+bitexact',
        '-id3v2_version',
        '3',
        ...encoding,
        target,
      ],
      samples,
    );
    const { size } = statSync(target);
    if (size > largestFile)
      throw new Error(`${chapter.name}: the narration has ${size} bytes, more than ${largestFile}`);
    recordField(chapter.path, 'audioSeconds', Math.round(seconds));
    console.log(`${chapter.meta.audio}  ${Math.round(seconds)} s  ${Math.round(size / 1024)} KB`);
  }
} finally {
  voice.close();
}
