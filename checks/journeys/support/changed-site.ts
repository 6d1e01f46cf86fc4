import { request as ask, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '#testing/listen.ts';

/** A proxy in front of the real site, with which tests change, delay or refuse replies. */
export interface ChangedSite {
  url: string;
  /** Edits the text that an address returns. */
  change: (path: string, edit: (text: string) => string) => void;
  hold: () => void;
  letGo: () => void;
  stop: () => Promise<void>;
}

export async function startChangedSite(site: string): Promise<ChangedSite> {
  const edits = new Map<string, (text: string) => string>();
  let waiting: (() => void)[] | null = null;

  function pass(path: string, headers: Record<string, unknown>, method: string | undefined, response: ServerResponse) {
    const edit = edits.get(path.split('?')[0] ?? '');
    const kept = edit ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers;
    const onward = ask(
      new URL(path, site),
      { method, headers: { ...kept, host: new URL(site).host } },
      async (reply) => {
        const rest = Object.entries(reply.headers).filter(([name]) => !/^(etag|content-length)$/.test(name));
        response.writeHead(reply.statusCode ?? 500, edit ? Object.fromEntries(rest) : reply.headers);
        if (edit) response.end(edit(await text(reply)));
        else reply.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    onward.end();
  }

  const { url, close } = await listen(({ url = '/', headers, method }, response) => {
    const answer = () => pass(url, headers, method, response);
    if (waiting) waiting.push(answer);
    else answer();
  });
  return {
    url,
    change: (path, edit) => edits.set(path, edit),
    hold: () => (waiting = []),
    letGo: () => {
      waiting?.forEach((answer) => answer());
      waiting = null;
    },
    stop: close,
  };
}
