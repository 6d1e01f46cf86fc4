const [width, height] = [1200, 630];

interface Exposure {
  title: string;
  line: string;
  seconds: number;
}

/** Draws a reading as star trails, in the colours of `sheet`, and downloads it at the size of a link preview. */
export function keepExposure({ title, line, seconds }: Exposure, sheet: Element): void {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { color, backgroundColor } = getComputedStyle(sheet);
  const font = (name: string) => getComputedStyle(sheet).getPropertyValue(`--font-${name}`);
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = pen.fillStyle = color;
  pen.lineCap = 'round';
  // The sky turns 15° an hour. Magnified twenty times, a few minutes show.
  const turned = Math.min(Math.PI * 2, (seconds / 86_400) * Math.PI * 2 * 20);
  for (let radius = 12; radius < 760; radius += 2 + Math.random() * 7) {
    const from = Math.random() * Math.PI * 2;
    pen.globalAlpha = 0.15 + Math.random() ** 3 * 0.6;
    pen.lineWidth = 1 + Math.random() * 1.5;
    pen.beginPath();
    pen.arc(width * 0.68, height * 0.36, radius, from, from + turned);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  pen.font = `64px ${font('serif')}`;
  pen.fillText(title, 64, height - 112, width - 128);
  pen.font = `24px ${font('mono')}`;
  pen.fillText(line, 64, height - 60, width - 128);
  canvas.toBlob((picture) => {
    if (!picture) return;
    const href = URL.createObjectURL(picture);
    Object.assign(document.createElement('a'), { href, download: `${title}.png` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  });
}
