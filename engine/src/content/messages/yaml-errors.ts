import { Lexer, type YAMLError } from 'yaml';

/** A YAML syntax error, explained for someone who does not know YAML. */
export interface ExplainedError {
  /** The line to fix, which may differ from where the parser stopped. Lines count from 1. */
  line: number;
  expected: string;
  found: string;
}

const quoteIt = 'quotes around the text, because it';

interface Stumble {
  source: string;
  lines: readonly string[];
  error: YAMLError;
  /** Where the parser stopped: offset, line (from 1) and the rest of that line. */
  at: number;
  line: number;
  rest: string;
}

export function explainYamlError(source: string, error: YAMLError): ExplainedError {
  const [at] = error.pos;
  const lines = source.split('\n').map((line) => line.replace(/\r$/, ''));
  const line = lineAt(source, Math.min(at, source.trimEnd().length));
  const rest = source.slice(at).split('\n', 1)[0]?.trimEnd() ?? '';
  const stumble = { source, lines, error, at, line, rest };
  if (error.code === 'MULTIPLE_DOCS')
    return { line, expected: 'valid YAML', found: 'a line of --- with a second document below it' };
  for (const explain of [tab, quotes, firstSign, colon, openBrace, twice, indentation, noValue]) {
    const explained = explain(stumble);
    if (!explained) continue;
    const place = explained.line ?? line;
    // If the line has nothing printable (a control character, say), use the parser's message.
    const found = (explained.found ?? shown(lines, place)) || error.message;
    return { line: place, expected: `valid YAML: ${explained.expected}`, found };
  }
  return { line, expected: 'valid YAML', found: error.message };
}

/** By default, the line where the parser stopped, and what is in the line. */
type Explained = Pick<ExplainedError, 'expected'> & Partial<ExplainedError>;

function tab({ error, line, lines }: Stumble): Explained | null {
  if (error.code !== 'TAB_AS_INDENT') return null;
  return { expected: 'spaces at the beginning of a line, no tabs', found: `a tab before "${shown(lines, line)}"` };
}

/** A quote that is never closed, or is closed by the opening quote of a later text; or text after the closing one. */
function quotes({ source, error, at }: Stumble): Explained | null {
  if (error.code !== 'UNEXPECTED_TOKEN' && error.code !== 'MISSING_CHAR') return null;
  const quoted = quotedTexts(source).find(({ start, end }) => start < at && source.slice(end, at).trim() === '');
  if (!quoted) return null;
  const quote = source[quoted.start];
  const [first, last] = [lineAt(source, quoted.start), lineAt(source, quoted.end - 1)];
  if (error.code === 'MISSING_CHAR' || first !== last)
    return { line: first, expected: `a ${quote} at the end of the text too` };
  // Usually an unescaped quote within the text.
  return quote === "'"
    ? { expected: "nothing after the closing ' (write an apostrophe within the text twice: '')" }
    : { expected: 'nothing after the closing " (put a text that contains " between \' and \')' };
}

function firstSign({ error, at, line, lines, source }: Stumble): Explained | null {
  const own = lines[line - 1] ?? '';
  const value = /^\s*(?:- +)*(?:[\w-]+:(?:\s+|$))?(.*)$/.exec(own)?.[1] ?? '';
  if (error.code === 'BAD_DQ_ESCAPE') return { expected: "' and ' around a text that contains \\" };
  if (/header includes extra characters/.test(error.message))
    return { expected: `text on the lines below ${value[0]}, or between quotes`, found: `"${value}" on one line` };
  if (error.code === 'TAG_RESOLVE_FAILED') return { expected: `${quoteIt} begins with !`, found: value };
  const sign = /^([@`%,*&!?\]}[{|>]|- )/.exec(value)?.[1]?.trim();
  if (!sign || /^[{[]$/.test(sign) !== (sign === '[' && error.code === 'UNEXPECTED_TOKEN')) return null;
  const begins = source.lastIndexOf('\n', at - 1) + 1 + own.length - value.length;
  return at < begins ? null : { expected: `${quoteIt} begins with ${sign}`, found: value };
}

function colon({ error, line, rest, lines }: Stumble): Explained | null {
  if (error.code === 'BLOCK_IN_FLOW') {
    const expected = 'between { and }, a comma after each field, and quotes around a text that contains a colon';
    return { expected, found: rest };
  }
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY') return null;
  if (/: |:$/.test(rest) && !rest.startsWith('- ')) {
    const curly = /^[“”„«]/.test(rest) ? ' (“ and ” do not count as quotes)' : '';
    return { expected: `${quoteIt} contains a colon${curly}`, found: rest };
  }
  // The text continues on the next line, which has the colon.
  const next = lines.findIndex((text, index) => index >= line && text.trim() !== '');
  const below = lines[next] ?? '';
  if (next < 0 || rest.trim().startsWith('- ') || /^\s*(- )?[\w-]+:(\s|$)/.test(below) || !/: |:$/.test(below))
    return null;
  return { line: next + 1, expected: `${quoteIt} contains a colon` };
}

function openBrace({ error, source, at }: Stumble): Explained | null {
  if (!/^Flow (map|sequence)|Expected flow/.test(error.message)) return null;
  const opened = openSigns(source, at).at(-1);
  if (opened === undefined) return null;
  const end = source[opened] === '{' ? '}' : ']';
  return { line: lineAt(source, opened), expected: `a ${end} that closes the ${source[opened]}` };
}

function twice({ error, line, lines, rest }: Stumble): Explained | null {
  if (error.code !== 'DUPLICATE_KEY') return null;
  const name = /^["']?([^:"']+)/.exec(rest)?.[1] ?? rest;
  const indent = indentOf(lines, line);
  let first = line - 1;
  while (first > 0 && !(indentOf(lines, first) === indent && shown(lines, first).startsWith(`${name}:`))) first -= 1;
  const place = first > 0 ? `, which line ${first} has already` : '';
  return { expected: 'every field once', found: `"${name}" again${place}` };
}

function indentation({ error, line, lines, rest }: Stumble): Explained | null {
  const expected = (spaces: number) => `as many spaces before the line as before its neighbours (${spaces})`;
  const found = (at: number) => {
    const spaces = indentOf(lines, at);
    return `${spaces} space${spaces === 1 ? '' : 's'} before "${shown(lines, at)}"`;
  };
  if (error.code === 'BAD_INDENT' || (error.code === 'BLOCK_AS_IMPLICIT_KEY' && rest.trim().startsWith('- '))) {
    let above = line - 1;
    while (above > 0 && (shown(lines, above) === '' || indentOf(lines, above) < indentOf(lines, line))) above -= 1;
    if (!/^- |:(\s|$)/.test(shown(lines, line))) {
      const others = shown(lines, above).startsWith('- ') ? '"- " before an entry of a list' : '"name: value"';
      return { expected: `${others}, or the same spaces as the text that it continues`, found: found(line) };
    }
    return { expected: expected(indentOf(lines, Math.max(above, 1))), found: found(line) };
  }
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY') return null;
  const next = lines.findIndex((text, index) => index >= line && text.trim() !== '') + 1;
  if (next === 0 || indentOf(lines, next) <= indentOf(lines, line)) return null;
  return { line: next, expected: expected(indentOf(lines, line)), found: found(next) };
}

function noValue({ error, line, lines }: Stumble): Explained | null {
  if (!['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR', 'UNEXPECTED_TOKEN'].includes(error.code)) return null;
  const narrow = /^(?:- )?([\w-]+):(?=\S)/.exec(shown(lines, line))?.[1];
  if (narrow) return { expected: `a space after the colon: "${narrow}: …"` };
  return { expected: '"name: value", or more spaces before it if it continues a text' };
}

const shown = (lines: readonly string[], line: number) => (lines[line - 1] ?? '').trim();

const indentOf = (lines: readonly string[], line: number) => /^ */.exec(lines[line - 1] ?? '')?.[0].length ?? 0;

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** The lexer's tokens with their offsets. */
function* lexemes(source: string): Generator<{ text: string; start: number }> {
  let start = 0;
  for (const text of new Lexer().lex(source)) {
    // Control tokens of the lexer: document, scalar, end of flow.
    if (/^[\x02\x18\x1f]$/.test(text)) continue;
    yield { text, start };
    start += text.length;
  }
}

function quotedTexts(source: string): { start: number; end: number }[] {
  return [...lexemes(source)]
    .filter(({ text }) => /^["']/.test(text))
    .map(({ text, start }) => ({ start, end: start + text.length }));
}

/** Offsets of the braces and brackets that are open at an offset. */
function openSigns(source: string, at: number): number[] {
  const open: number[] = [];
  for (const { text, start } of lexemes(source)) {
    if (start >= at) break;
    if (/^[{[]$/.test(text)) open.push(start);
    else if (/^[}\]]$/.test(text)) open.pop();
  }
  return open;
}
