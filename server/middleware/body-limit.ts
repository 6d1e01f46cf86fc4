import { bodyLimit as honoBodyLimit } from 'hono/body-limit';
import { ApiError } from '../api-error.ts';

/** Answers 413 to a body of more bytes than this, also when its length was not announced. */
export function bodyLimit(bytes: number) {
  return honoBodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new ApiError('too_large', `The body may have ${bytes} bytes at most.`);
    },
  });
}
