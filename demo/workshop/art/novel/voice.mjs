/**
 * The narrator: SVOX Pico, Castilian Spanish, spoken sentence by sentence into plain samples,
 * so that every rest is ours and not the engine's. docs/decisions/025-narrator.md explains the choice of voice.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const sampleRate = 16000;
const quiet = 180;
const margin = Math.round(sampleRate * 0.02);
/** Percent of the engine's own pace and pitch: a little slower than its habit, and speech a shade higher than narration. */
const manner = { narration: { speed: 93, pitch: 97 }, speech: { speed: 96, pitch: 102 } };

/** The samples of a WAV file: what follows the header of its `data` chunk. */
function samplesOf(wav) {
  const start = wav.indexOf('data') + 8;
  const bytes = wav.subarray(start, start + wav.readUInt32LE(start - 4));
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.length & ~1)));
}

/** Cuts the engine's own silence off both ends, leaving two hundredths of a second. */
function trimmed(samples) {
  const loud = (sample) => Math.abs(sample) > quiet;
  const first = samples.findIndex(loud);
  if (first === -1) return samples.subarray(0, 0);
  return samples.subarray(Math.max(0, first - margin), Math.min(samples.length, samples.findLastIndex(loud) + margin));
}

/** Opens the voice; `say` gives the samples of one sentence, `close` removes what it kept on disk. */
export function openVoice() {
  const folder = mkdtempSync(join(tmpdir(), 'narration-'));
  const file = join(folder, 'said.wav');
  return {
    say({ text, speech }) {
      const { speed, pitch } = speech ? manner.speech : manner.narration;
      const marked = `<speed level="${speed}"><pitch level="${pitch}">${text}</pitch></speed>`;
      try {
        execFileSync('pico2wave', ['--lang=es-ES', `--wave=${file}`, marked], { stdio: ['ignore', 'ignore', 'pipe'] });
      } catch (error) {
        if (error.code !== 'ENOENT') throw error;
        throw new Error(
          'pico2wave was not found: install libttspico-utils (Debian, section non-free). See README.md beside this file.',
        );
      }
      return trimmed(samplesOf(readFileSync(file)));
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}
