/** Draws the photo series as engravings: `node engravings/build.mjs [work [frame]]` writes content/images/works/<work>/<frame>.jpg. */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const works = ['via-lactea-torcal', 'eclipse-parcial-malaga', 'nebulosa-orion'];
const [onlyWork, onlyFrame] = process.argv.slice(2);
for (const work of works.filter((name) => !onlyWork || name.startsWith(onlyWork))) {
  const { frames } = await import(`./${work}.mjs`);
  for (const [frame, draw] of Object.entries(frames)) {
    if (onlyFrame && frame !== onlyFrame) continue;
    const file = fileURLToPath(new URL(`../../../content/images/works/${work}/${frame}.jpg`, import.meta.url));
    const { size } = await sharp(Buffer.from(draw()), { unlimited: true }).jpeg({ quality: 78, mozjpeg: true }).toFile(file);
    console.log(`${work}/${frame}.jpg  ${Math.round(size / 1024)} KB`);
  }
}
