/** One width of a picture that is to be made. */
export interface Encoding {
  /** The picture as the owner gave it. */
  input: string;
  /** Where the bytes are kept. */
  file: string;
  width: number;
  format: 'avif' | 'webp' | 'svg';
}

export const widest: number;

export class Encoder {
  constructor(decodedAtOnce: number);
  encode(encoding: Encoding): Promise<Buffer>;
}
