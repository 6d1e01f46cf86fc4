export interface Encoding {
  input: string;
  file: string;
  width: number;
  format: 'avif' | 'webp' | 'svg';
}

export const widest: number;

export function createEncoder(decodedAtOnce: number): (encoding: Encoding) => Promise<Buffer>;
