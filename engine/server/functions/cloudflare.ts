import { waitUntil } from 'cloudflare:workers';
import { readEnvironment } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { createFunctionApi, type FunctionApi } from './api.ts';
import { sharedLimits, sharedStore, type ObjectNamespace } from './shared/shared.ts';

export { SharedObject } from './shared/shared.ts';

interface Bindings {
  ASSETS: { fetch(request: Request): Promise<Response> };
  SHARED: ObjectNamespace;
}

let api: FunctionApi | undefined;

function start(bindings: Bindings): FunctionApi {
  const { SHARED } = bindings;
  const texts = Object.entries(bindings).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return createFunctionApi(readEnvironment({ ...functionVariables, ...Object.fromEntries(texts) }), {
    limits: sharedLimits(SHARED),
    store: sharedStore(SHARED),
    log: createLog(),
    background: waitUntil,
  });
}

const worker = {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname !== '/api' && !pathname.startsWith('/api/')) return bindings.ASSETS.fetch(request);
    api ??= start(bindings);
    return api(request, request.headers.get('cf-connecting-ip') ?? undefined);
  },
};

export default worker;
