/**
 * Two things that print needs and CSS alone does not give, both known only once the lines are laid out
 * at the width they will have on paper.
 */

/** Runs in the page. `columnWidth` is the width of the text on paper. */
export function settleLines(columnWidth) {
  const main = document.querySelector('main');
  main.style.width = columnWidth;
  const range = document.createRange();
  const showsHyphen = (node, offset) => {
    range.setStart(node, offset);
    range.setEnd(node, offset + 1);
    return range.getBoundingClientRect().width > 0;
  };

  // Soft hyphens would stay in the PDF's text and spoil copying, searching and reading aloud:
  // those that end a line become real ones, the rest go.
  const settled = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const signs = [...node.data].map((sign, i) => (sign !== '\u00ad' ? sign : showsHyphen(node, i) ? '-' : ''));
    settled.push([node, signs.join('')]);
  }
  for (const [node, data] of settled) node.data = data;

  // Chromium breaks a three-line paragraph as two and one, whatever `widows` says: short ones stay whole.
  for (const paragraph of main.querySelectorAll('p')) {
    const style = getComputedStyle(paragraph);
    const height = paragraph.clientHeight - Number.parseFloat(style.paddingTop);
    if (height < Number.parseFloat(style.lineHeight) * 3.5) paragraph.classList.add('whole');
  }
  main.style.width = '';
}
