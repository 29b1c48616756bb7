import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { ImageRequest } from './image-request';
import { openPictures } from './pictures.server';

const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'radhaus-pictures-'));
afterAll(() => fs.rm(dataDir, { recursive: true }));

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } })
    .png({ compressionLevel: 1 })
    .toBuffer();

const open = () =>
  openPictures({ dataDir, pictureCacheBytes: 10_000_000, pictureDiskBytes: 10_000_000 }, { warn: () => {} });

const requestOf = (url: string, width: number): ImageRequest => ({
  src: url,
  width,
  height: undefined,
  type: 'image/webp',
  enlarge: false,
  fit: 'inside',
  background: '#ffffff',
});

it('small pictures pass large ones, of which one is made at a time', async () => {
  const pictures = await open();
  const [large, small] = [await flat(8_000, 5_000), await flat(400, 300)];
  const done: string[] = [];
  const made = async (kind: string, file: Buffer, width: number) => {
    const source = { kind: 'other', url: new URL(`https://bilder.example/${kind}.png`) } as const;
    const result = await pictures.made(requestOf(`${kind}.png`, width), source, '', async () => file);
    expect(result).toMatchObject({ ok: true });
    done.push(kind);
  };
  const waiting = [900, 901, 902, 903].map((width) => made('large', large, width));
  waiting.push(...Array.from({ length: 12 }, (_, index) => made('small', small, 100 + index)));
  await Promise.all(waiting);
  const lastSmall = done.lastIndexOf('small');
  expect(done.slice(0, lastSmall).filter((kind) => kind === 'large').length).toBeLessThanOrEqual(1);
});
