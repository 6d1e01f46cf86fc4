/** Lower case without accents, for comparing what people type: `Málaga` → `malaga`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
