import { inflateRawSync } from 'node:zlib';

const limits = { file: 10 * 2 ** 20, whole: 50 * 2 ** 20 };
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;

/**
 * The named files of a ZIP archive, read in memory; a name may be inside one folder. Nothing else of it is unpacked.
 * @throws {Error} with a message for the owner if it cannot be read or is too large.
 */
export function unzip(archive: Buffer, names: readonly string[]): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let left = limits.whole;
  for (const { path, method, isEncrypted, size, start } of entriesOf(archive)) {
    const name = path.replace(/^[^/\\]+\//, '');
    if (!names.includes(name) || path.split('/').includes('..') || files.has(name) || isEncrypted) continue;
    const bytes = unpacked(archive.subarray(start, start + size), method, Math.min(limits.file, left), name);
    left -= bytes.length;
    files.set(name, bytes);
  }
  return files;
}

function entriesOf(archive: Buffer) {
  try {
    const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
    if (end < 0 || archive.readUInt32LE(end) !== endSignature) throw new RangeError('no end');
    let at = archive.readUInt32LE(end + 16);
    return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
      if (archive.readUInt32LE(at) !== entrySignature) throw new RangeError('no entry');
      const [nameLength, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
      const local = archive.readUInt32LE(at + 42);
      const entry = {
        path: archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)),
        method: archive.readUInt16LE(at + 10),
        isEncrypted: (archive.readUInt16LE(at + 8) & 1) === 1,
        size: archive.readUInt32LE(at + 20),
        start: local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28),
      };
      at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
      return entry;
    });
  } catch (error) {
    throw new Error('The ZIP archive cannot be read. Download it again.', { cause: error });
  }
}

function unpacked(packed: Buffer, method: number, most: number, name: string): Buffer {
  if (method === 0 && packed.length <= most) return packed;
  try {
    if (method === 8) return inflateRawSync(packed, { maxOutputLength: most });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE')
      throw new Error(`${name} in the archive is damaged. Download it again.`, { cause: error });
  }
  throw new Error(`${name} in the archive is larger than 10 MB, or the archive than 50 MB.`);
}
