import ts from 'typescript';

/** A range of a text; a cut that says what it was. */
interface Range {
  start: number;
  end: number;
}

/** The smallest part around a position that can be left out of its parent; null when that is all the file gives. */
export function partToCut(source: ts.SourceFile, position: number): Range | null {
  for (let node = nodeAt(source, position); node; node = node.parent) {
    if (ts.isReturnStatement(node)) {
      const helper = helperOf(node);
      return helper ? rangeOf(source, helper) : null;
    }
    const list = listOf(node);
    if (list)
      return list.length === 1 && isNaming(node) ? rangeOf(source, statementOf(node)) : inList(source, node, list);
    if (isJsxChild(node) || ts.isJsxAttributeLike(node) || ts.isTypeElement(node) || isInBlock(node))
      return rangeOf(source, node);
  }
  return null;
}

/** The function of the file's own that a statement stands in, if nobody else can call it. */
function helperOf(node: ts.Node): ts.FunctionDeclaration | null {
  let found = node;
  while (!ts.isFunctionLike(found)) found = found.parent;
  if (!ts.isFunctionDeclaration(found) || !ts.isSourceFile(found.parent)) return null;
  return found.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ? null : found;
}

function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node) => {
    if (node.getStart(source) > position || position >= node.end) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/** An import, or a variable taken out of an object. */
function isNaming(node: ts.Node): boolean {
  return ts.isImportSpecifier(node) || ts.isBindingElement(node);
}

/** The list, separated by commas, that a node stands in. */
function listOf(node: ts.Node): readonly ts.Node[] | null {
  const { parent } = node;
  if (ts.isImportSpecifier(node)) return node.parent.elements;
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(parent)) return parent.elements;
  // Of a pair the second can go, as `setPaused` of a state that nobody changes.
  if (ts.isBindingElement(node) && ts.isArrayBindingPattern(parent) && parent.elements.length > 1)
    return parent.elements.at(-1) === node ? parent.elements.filter(ts.isBindingElement) : null;
  if (ts.isObjectLiteralElement(node)) return ts.isObjectLiteralExpression(parent) ? parent.properties : null;
  return parent && ts.isArrayLiteralExpression(parent) ? parent.elements : null;
}

function inList(source: ts.SourceFile, node: ts.Node, list: readonly ts.Node[]): Range {
  const next = list[list.indexOf(node) + 1];
  if (next) return { start: node.getStart(source), end: next.getStart(source) };
  const previous = list[list.indexOf(node) - 1];
  return { start: previous ? previous.end : node.getFullStart(), end: node.end };
}

function statementOf(node: ts.Node): ts.Node {
  let found = node;
  while (!ts.isStatement(found) && !ts.isParameter(found)) found = found.parent;
  // A parameter of nothing stays, as `{}`.
  return ts.isParameter(found) ? node : found;
}

function isJsxChild(node: ts.Node): boolean {
  return node.parent && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
    ? ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxExpression(node) || ts.isJsxFragment(node)
    : false;
}

function isInBlock(node: ts.Node): boolean {
  return ts.isStatement(node) && !ts.isBlock(node) && (ts.isBlock(node.parent) || ts.isSourceFile(node.parent));
}

function rangeOf(source: ts.SourceFile, node: ts.Node): Range {
  return { start: node.getStart(source), end: node.end };
}
