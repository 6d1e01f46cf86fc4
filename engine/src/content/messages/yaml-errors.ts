import { Lexer, type ErrorCode, type YAMLError } from 'yaml';

/** A YAML syntax error, explained for someone who does not know YAML. */
export interface ExplainedError {
  /** The line to fix, which may differ from where the parser stopped. Lines count from 1. */
  line: number;
  expected: string;
  found: string;
}

const advice: Readonly<Partial<Record<ErrorCode, string>>> = {
  TAB_AS_INDENT: 'spaces at the beginning of a line, no tabs',
  DUPLICATE_KEY: 'every field once',
  MULTIPLE_DOCS: 'no line of --- between the fields',
  BAD_DQ_ESCAPE: "' and ' around a text that contains \\",
  BAD_INDENT: 'as many spaces before the line as before its neighbours',
  BLOCK_AS_IMPLICIT_KEY: 'quotes around a text that contains a colon, and as many spaces as before the lines beside it',
  BLOCK_IN_FLOW: 'between { and }, a comma after each field, and quotes around a text that contains a colon',
};

/** Anything else: mostly a line that is no field. */
const field = '"name: value", with a space after the colon, or more spaces before it if it continues a text';

export function explainYamlError(source: string, error: YAMLError): ExplainedError {
  const lines = source.split(/\r?\n/);
  const at = Math.min(error.pos[0], source.trimEnd().length);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const explain = (line: number, expected: string) => ({
    line,
    expected: `valid YAML: ${expected}`,
    // A line may have nothing printable, such as a control character.
    found: lines[line - 1]?.trim() || error.message,
  });
  const isInQuotes = ['UNEXPECTED_TOKEN', 'MISSING_CHAR'].includes(error.code);
  const quoted =
    isInQuotes && quotedTexts(source).find(({ start, end }) => start < at && source.slice(end, at).trim() === '');
  if (quoted)
    return explain(lineAt(quoted.start), `one ${quoted.sign} on each side of the text, and other quotes within it`);
  if (/^Flow (map|sequence)|Expected flow/.test(error.message))
    return explain(lineAt(at), 'a } or ] that closes each { or [, above this line or in it');
  const line = lineAt(at);
  const value = /^\s*(?:- +)*(?:[\w-]+:(?:\s+|$))?(.*)$/.exec(lines[line - 1] ?? '')?.[1] ?? '';
  const sign = /^([@`%,*&!?\]}|>[]|- )/.exec(value)?.[1]?.trim();
  return explain(line, sign ? `quotes around the text, because it begins with ${sign}` : (advice[error.code] ?? field));
}

/** The texts between quotes, closed or not. */
function quotedTexts(source: string): { sign: string; start: number; end: number }[] {
  let end = 0;
  return [...new Lexer().lex(source)].flatMap((text) => {
    // Control tokens of the lexer: document, scalar, end of flow.
    if (/^[\x02\x18\x1f]$/.test(text)) return [];
    const start = end;
    end += text.length;
    return /^["']/.test(text) ? [{ sign: text.charAt(0), start, end }] : [];
  });
}
