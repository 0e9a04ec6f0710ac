/** A PNG file of pixels with a palette. */
import { crc32, deflateSync } from 'node:zlib';
import type { Indexed } from './indexed.ts';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const WITH_PALETTE = 3;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Every row begins with the number of its filter: none. */
function rows(index: Uint8Array, width: number): Buffer {
  const height = index.length / width;
  const all = Buffer.alloc(index.length + height);
  for (let row = 0; row < height; row += 1)
    all.set(index.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return all;
}

export function png({ index, palette }: Indexed, width: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(index.length / width, 4);
  header.set([8, WITH_PALETTE, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows(index, width), { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
