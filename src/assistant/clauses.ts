/** Where one question can end and another begin: a stop, or an "and". Whether it does, the answers show. */
const border = /[?!;\n]+|\.(?=\s|$)|,? (?:y|e|and)(?= )|, (?=por donde|como|cuando|cuanto|donde|how|when|where|what)/u;

/** The parts of a question that may each be a question. */
export function clausesOf(text: string): string[] {
  return text
    .split(border)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[\s,:]+$/gu, ''))
    .filter((part) => part.length > 2);
}
