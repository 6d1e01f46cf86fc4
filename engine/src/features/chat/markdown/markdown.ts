import { webHost } from '#src/lib/web-address.ts';

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; text: string };

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Inline[][] }
  | { kind: 'code'; text: string };

/** Bidirectional control characters; a link could use them to disguise its address. */
const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const listItem = /^\s{0,9}(?:[-*•]|(\d{1,4})[.)])\s+(.*)$/;
const fence = /^\s{0,3}```/;

/**
 * Parses the Markdown subset allowed in messages: paragraphs, lists, bold, code and http(s) links. Anything else stays
 * plain text.
 */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.replace(directionMarks, '').split('\n');
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', children: parseInline(paragraph.join('\n')) });
    paragraph = [];
  };

  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (fence.test(line)) {
      endParagraph();
      const start = at + 1;
      at = start;
      while (at < lines.length && !fence.test(lines[at] ?? '')) at += 1;
      blocks.push({ kind: 'code', text: lines.slice(start, at).join('\n') });
    } else if (listItem.test(line)) {
      endParagraph();
      const { list, next } = readList(lines, at);
      blocks.push(list);
      at = next - 1;
    } else if (line.trim() === '') endParagraph();
    else paragraph.push(line);
  }
  endParagraph();
  return blocks;
}

/** Reads consecutive items of one kind, with indented continuation lines and blank lines between items. */
function readList(lines: readonly string[], from: number): { list: Block; next: number } {
  const first = listItem.exec(lines[from] ?? '');
  const ordered = first?.[1] !== undefined;
  const items: string[] = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const item = listItem.exec(line);
    if (item && (item[1] !== undefined) === ordered) items.push(item[2] ?? '');
    else if (!item && /^\s+\S/.test(line)) items.push(`${items.pop() ?? ''}\n${line.trim()}`);
    else if (line.trim() !== '' || !listItem.test(lines[at + 1] ?? '')) break;
  }
  const list: Block = {
    kind: 'list',
    ordered,
    start: Number(first?.[1] ?? 1),
    items: items.map((item) => parseInline(item)),
  };
  return { list, next: at };
}

// Each alternative starts with its own character and stops at the line end, so matching takes linear time.
const inline =
  /`([^`\n]{1,2000})`|\*\*(?=\S)([^*\n]{0,2000}[^*\s])\*\*|\[([^[\]\n]{1,500})\]\(([^()\s]{1,2000})\)|(https?:\/\/[^\s<>"'`*[\]{}|\\^]{1,2000})/g;

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  const addText = (plain: string) => {
    const last = parts.at(-1);
    if (last?.kind === 'text') last.text += plain;
    else if (plain) parts.push({ kind: 'text', text: plain });
  };
  let done = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, code, bold, label, target, bare] = match;
    addText(text.slice(done, match.index));
    done = match.index + whole.length;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (bold !== undefined) parts.push({ kind: 'bold', children: parseInline(bold) });
    else if (target !== undefined && label !== undefined) {
      if (isSafeLink(target) && !isDisguised(label, target)) parts.push({ kind: 'link', href: target, text: label });
      else addText(whole);
    } else if (bare !== undefined) {
      // Trailing punctuation belongs to the sentence, not to the address.
      const href = bare.replace(/[.,;:!?)]+$/, '');
      if (isSafeLink(href)) parts.push({ kind: 'link', href, text: href });
      else addText(href);
      addText(bare.slice(href.length));
    }
  }
  addText(text.slice(done));
  return parts;
}

/** Allows http(s) only, without user info: `https://bank.com@evil.com` leads to evil.com. */
function isSafeLink(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || webHost(address) === null) return false;
  const url = new URL(address);
  return url.username === '' && url.password === '';
}

/** True when the label shows another host than the link's target, even with invisible characters. */
function isDisguised(label: string, target: string): boolean {
  const seen = label.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}*_~`]/gu, '');
  const addresses = seen.match(/(?:https?:[\\/]{2}|www\.)[^\s)>,;]+/gi) ?? [];
  return addresses.some((each) => webHost(each.replace(/^www\./i, 'https://www.')) !== webHost(target));
}
