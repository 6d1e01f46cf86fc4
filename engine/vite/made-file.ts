/** A file that is neither a page nor a bundle. */
export interface MadeFile {
  type: string;
  bytes: () => Promise<Uint8Array | string> | string;
}
