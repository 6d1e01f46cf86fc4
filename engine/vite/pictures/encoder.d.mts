export interface Encoding {
  input: string;
  file: string;
  width: number;
  format: 'avif' | 'webp' | 'svg';
}

export const widest: number;

export class Encoder {
  constructor(decodedAtOnce: number);
  encode(encoding: Encoding): Promise<Buffer>;
}
