interface Options {
  /** Leaves the rest of the stream to be read. */
  preventCancel?: boolean;
  tooLarge: () => Error;
}

/** Reads a body as text; throws `tooLarge` as soon as it exceeds the limit, even without a Content-Length. */
export async function readText(body: Request['body'], mostBytes: number, options: Options): Promise<string> {
  const { preventCancel = false, tooLarge } = options;
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
