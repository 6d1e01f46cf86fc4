import { chatOn } from '../support/chat-helpers.ts';
import { expect, test, visit } from '../support/fixtures.ts';
import { siteAddresses } from '../support/site-addresses.ts';

test.use({ reducedMotion: 'reduce', allowedErrors: ['404'] });

const widths = [320, 390, 768, 1024, 1440];

/** Visible texts and controls that overlap the button, except those that scroll under the header. */
function under(button: HTMLElement): string[] {
  const header = button.closest('header')?.getBoundingClientRect();
  const own = button.getBoundingClientRect();
  if (!header || own.left < 0 || own.right > innerWidth || own.top < header.top || own.bottom > header.bottom)
    return [`the button is out of its place: ${JSON.stringify(own)}`];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { part: Element; boxes: DOMRectList }[] = [];
  while (texts.nextNode()) {
    const part = texts.currentNode.parentElement;
    if (!part || !texts.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(texts.currentNode);
    found.push({ part, boxes: range.getClientRects() });
  }
  for (const part of document.querySelectorAll('a, button, input, textarea, select, summary, iframe, [tabindex="0"]'))
    found.push({ part, boxes: part.getClientRects() });
  const isScrolled = (part: Element) => scrollY > 0 && !part.closest('header');
  return found
    .filter(({ part }) => !button.contains(part) && !part.contains(button) && !isScrolled(part))
    .filter(
      ({ part }) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.sr-only, [href="#main"]'),
    )
    .filter(({ boxes }) =>
      [...boxes].some(
        (box) => box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top,
      ),
    )
    .map(({ part }) => part.outerHTML.slice(0, 80));
}

for (const { address, language } of siteAddresses.filter((row) => row.language === 'es' || row.page === 'home'))
  test(`the chat button covers nothing of ${address}, and the header is one row`, async ({ page }) => {
    await visit(page, address);
    const { launcher } = chatOn(page, language === 'es' ? 'es' : 'en');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      for (const share of [0, 1]) {
        await page.evaluate((to) => scrollTo({ top: to * document.documentElement.scrollHeight }), share);
        expect(await launcher.evaluate(under), `${width} px wide, ${share * 100} % down`).toEqual([]);
      }
      const height = await page
        .getByRole('banner')
        .evaluate(
          (header) => header.clientHeight / Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        );
      expect(height, `${width} px wide, in rem`).toBeLessThan(4.4);
    }
  });
