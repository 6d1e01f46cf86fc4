/**
 * Reads a body as text; throws `tooLarge` as soon as it exceeds the limit, even without a Content-Length. With
 * `preventCancel` the rest can still be read.
 */
export async function readText(
  body: Request['body'],
  mostBytes: number,
  { preventCancel = false, tooLarge }: { preventCancel?: boolean; tooLarge: () => Error },
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  let size = 0;
  for await (const chunk of body?.values({ preventCancel }) ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
