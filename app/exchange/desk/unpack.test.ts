import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { placeOf, unpack } from './unpack.server';
import { UploadFault } from './upload-fault';

it.each([
  ['products.csv', 'products.csv'],
  ['netz/products.csv', 'products.csv'],
  ['netz/bilder/vorn.jpg', 'bilder/vorn.jpg'],
  ['pictures/vorn.jpg', 'pictures/vorn.jpg'],
  ['../boese.csv', undefined],
  ['netz/../../etc/passwd', undefined],
  ['..\\boese.csv', undefined],
  ['.versteckt', undefined],
  ['', undefined],
])('%s is written to %s', (name, place) => {
  expect(placeOf(name)).toBe(place);
});

interface Made {
  name: string;
  content?: string | Buffer;
  /** Unix mode, such as that of a symbolic link. */
  mode?: number;
}

const CRC_TABLE = Array.from({ length: 256 }, (_, at) => {
  let value = at;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** As Node 20 has no `zlib.crc32`. */
function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** An archive that no library would write. @param declared bytes that each entry claims to have */
function archive(entries: readonly Made[], declared?: number): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', mode = 0o100644 } of entries) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crcOf(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(declared ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    const version = Buffer.from([20, 3]);
    directory.push(Buffer.from('PK\u0001\u0002', 'latin1'), version, fields, rest, Buffer.from(name));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length % 65_536, 8);
  end.writeUInt16LE(entries.length % 65_536, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

async function unpacked(content: Buffer) {
  const around = mkdtempSync(path.join(tmpdir(), 'unpack-'));
  onTestFinished(() => rmSync(around, { recursive: true }));
  const folder = path.join(around, 'in');
  mkdirSync(folder);
  const places = await unpack(content, folder);
  return { places, folder, beside: readdirSync(around) };
}

it('nothing is written beside the folder, and links are files like others', async () => {
  const { places, folder, beside } = await unpacked(
    archive([
      { name: '../../boese.csv', content: 'a;b' },
      { name: '/etc/absolut.csv', content: 'a;b' },
      { name: 'netz/../boese.csv', content: 'a;b' },
      { name: '..\\windows.csv', content: 'a;b' },
      { name: 'preise.csv', content: '/etc/passwd', mode: 0o120777 },
      { name: 'bilder/vorn.jpg', content: '../../geheim.jpg', mode: 0o120777 },
      { name: 'innen.zip', content: archive([{ name: 'noch.csv', content: 'a;b' }]) },
    ]),
  );
  expect(beside).toEqual(['in']);
  expect(places).toEqual(['absolut.csv', 'preise.csv', path.join('bilder', 'vorn.jpg'), 'innen.zip']);
  for (const place of places) expect(lstatSync(path.join(folder, place)).isFile()).toBe(true);
  expect(readFileSync(path.join(folder, 'preise.csv'), 'utf8')).toBe('/etc/passwd');
});

it('of two files at one place the first one counts', async () => {
  const { places, folder } = await unpacked(
    archive([
      { name: 'preise.csv', content: 'erste' },
      { name: 'anders/preise.csv', content: 'zweite' },
      { name: 'preise.csv', content: 'dritte' },
    ]),
  );
  expect(places).toEqual(['preise.csv']);
  expect(readFileSync(path.join(folder, 'preise.csv'), 'utf8')).toBe('erste');
});

const zeros = Buffer.alloc(8 * 1024 * 1024);

it.each([
  [
    'more than it may',
    archive(Array.from({ length: 51 }, (_, at) => ({ name: `${at}.csv`, content: zeros }))),
    'mehr als 400 MB',
  ],
  ['longer than it says', archive([{ name: 'a.csv', content: zeros }], 10), 'Das Archiv ist beschädigt.'],
  ['shorter than it says', archive([{ name: 'a.csv', content: 'a' }], 10_000), 'Das Archiv ist beschädigt.'],
  [
    'with too many files',
    archive(Array.from({ length: 20_001 }, (_, at) => ({ name: `${at}.csv` }))),
    'mehr als 20000 Dateien',
  ],
  [
    'a file where a folder stands',
    archive([{ name: 'bilder' }, { name: 'bilder/a.jpg' }]),
    'Das Archiv ist beschädigt.',
  ],
  [
    'with a name that is too long',
    archive([{ name: `${'ü'.repeat(190)}.csv` }]),
    'Das Archiv ist beschädigt.',
  ],
  ['cut off', archive([{ name: 'a.csv', content: 'a;b' }]).subarray(0, 60), 'beschädigt oder kein Archiv'],
])('an archive %s is refused in German', async (_, content, told) => {
  await expect(unpacked(content)).rejects.toThrow(told);
  await expect(unpacked(content)).rejects.toThrow(UploadFault);
});
