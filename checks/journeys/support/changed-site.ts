import { request as ask, type ServerResponse } from 'node:http';
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
    const onward = ask(new URL(path, site), { method, headers: { ...kept, host: new URL(site).host } }, (reply) => {
      if (!edit) {
        response.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const rest = { ...reply.headers };
        delete rest.etag;
        delete rest['content-length'];
        response.writeHead(reply.statusCode ?? 500, rest).end(edit(Buffer.concat(chunks).toString()));
      });
    });
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
