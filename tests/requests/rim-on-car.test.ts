import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imagesChanged } from '~/domain/catalog/pictures/article-images.server';
import { articleImages } from '~/domain/catalog/pictures/tables';
import { fittingRims } from '~/domain/catalog/rims/fitting-rims.server';
import { noteStored } from '~/domain/pictures/stored-pictures.server';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { openPhotoStore } from '~/platform/images/photo-store.server';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml } from '../support/html-forms';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

const golf = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
const demoPictures = join(import.meta.dirname, '../../app/commands/demo/pictures');
const OBLIQUE = 'Schräg von vorn';
const front = await readFile(join(demoPictures, 'felge-five-twin-anthrazit-vorn.avif'));

const { database, shop } = await freshShop();
const photos = openPhotoStore(shop.dataDir, demoPictures);
const vehicle = await findVehicle(database.context, golf);
const fitting = [...((vehicle && (await fittingRims(database.context, vehicle))) ?? [])].map(([id]) => id);
const [rim] = await database.query<{ id: number; code: string }>(
  `select id, code from rims join articles on id = article_id where id = any($1) and material = 'alu' and retired_at is null
   order by code limit 1`,
  [fitting],
);
if (!rim) throw new Error('no rim');
const { id, code } = rim;

const get = (path: string) => request({ port: shop.port, path });
async function carPath(): Promise<string> {
  const { text } = await new Visitor(shop).open(`/muster/felgenkonfigurator/${golf}?felge=${code}`);
  return decodeHtml(/src="([^"]*\/bilder\/felgenkonfigurator\/[^"]*)"/.exec(text)?.[1] ?? '');
}
const photoIn = (path: string) => new URLSearchParams(path.split('?')[1]).get('foto');

/** The car once this is the rim's only photo. */
async function carWith(content: Buffer, alternative = 'Von vorn'): Promise<string> {
  const added = await photos.add(content);
  if (!added.ok) throw new Error(added.code);
  const { hash } = added.photo;
  await noteStored(database.context, new Map([[`sha256:${hash}`, added.photo]]));
  await database.context.db.transaction(async (db) => {
    await db.delete(articleImages).where(eq(articleImages.articleId, id));
    const image = { articleId: id, position: 0, source: hash, alternative, hash };
    await db.insert(articleImages).values(image);
    await imagesChanged({ ...database.context, db }, { kind: 'rim', owner: 'article' }, [id]);
  });
  const isFront = alternative !== OBLIQUE;
  await expect.poll(async () => photoIn(await carPath())).toBe(isFront ? hash : null);
  return carPath();
}

interface Wheel {
  /** Of the photo, in drawing units; undefined if the rim is drawn. */
  photo: { size: number; type: string; content: Buffer } | undefined;
  cached: string | undefined;
}

async function wheelOf(path: string): Promise<Wheel> {
  const { status, headers, text } = await get(path);
  expect(status).toBe(200);
  expect(text).toContain('url(#brake)');
  const turning = /<g class="rad">(.*?)<circle r="[\d.]+" fill="url\(#well\)"/s.exec(text)?.[1] ?? '';
  const [, type = '', data = '', size] =
    /<image href="data:image\/(\w+);base64,([^"]*)" x="-\d+" y="-\d+" width="(\d+)"/.exec(turning) ?? [];
  expect(turning.includes('id="spokes"')).toBe(size === undefined);
  return {
    photo:
      size === undefined ? undefined : { size: Number(size), type, content: Buffer.from(data, 'base64') },
    cached: headers['cache-control'],
  };
}

const briefly = 'public, max-age=300';
const forGood = 'public, max-age=31536000, immutable';

describe('the car of the configurator', () => {
  it('wears a drawn rim while there is no photo from the front', async () => {
    expect(await wheelOf(await carWith(front, OBLIQUE))).toEqual({ photo: undefined, cached: forGood });
  });

  it('wears the photo up to its flange, at its true size in the tyre, as AVIF and as WebP', async () => {
    const path = await carWith(front);
    for (const [format, query] of [
      ['avif', '&format=avif'],
      ['webp', ''],
    ]) {
      const { photo, cached } = await wheelOf(path + query);
      expect([photo?.type, cached]).toEqual([format, forGood]);
      const [, width = 0, aspect = 0, inches = 0] = /\/(\d+)-(\d+)-(\d+)\.svg/.exec(path)?.map(Number) ?? [];
      const flange = (inches * 25.4 + 22) / (inches * 25.4 + (2 * width * aspect) / 100);
      expect((photo?.size ?? 0) / (2 * 462)).toBeCloseTo(flange, 2);
      expect(photo?.content.length).toBeLessThan(12_000);
      const { data, info } = await sharp(photo?.content).raw().toBuffer({ resolveWithObject: true });
      const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3] ?? 0;
      const middle = Math.round(info.width / 2);
      for (const [x, y] of [
        [2, middle],
        [info.width - 3, middle],
        [middle, 2],
        [middle, info.height - 3],
      ] as const)
        expect(alpha(x, y)).toBeGreaterThan(200);
      for (const x of [0, info.width - 1]) for (const y of [0, info.height - 1]) expect(alpha(x, y)).toBe(0);
    }
  });

  it('keeps the photo with another paint, and changes its address with the photo', async () => {
    const path = await carPath();
    const { text } = await new Visitor(shop).open(
      `/muster/felgenkonfigurator/${golf}?felge=${code}&lack=rot`,
    );
    expect(text).toContain(`foto=${photoIn(path)}`);
    const wide = await sharp(front).extend({ left: 300, right: 40, background: '#0000' }).png().toBuffer();
    const other = await carWith(wide, 'von vorne');
    expect(photoIn(other)).not.toBe(photoIn(path));
    const [one, two] = [await wheelOf(path), await wheelOf(other)];
    expect(two.photo?.size).toBe(one.photo?.size);
    const small = (content: Buffer | undefined) => sharp(content).resize(16).flatten().raw().toBuffer();
    const [a, b] = await Promise.all([small(one.photo?.content), small(two.photo?.content)]);
    const differences = [...a].map((value, index) => Math.abs(value - (b[index] ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(12);
  });

  it.each([
    ['has a ground', () => sharp(front).flatten({ background: '#ffffff' }).jpeg().toBuffer()],
    ['is oblique', () => sharp(front).resize(400, 560, { fit: 'fill' }).png().toBuffer()],
    [
      'is a square on nothing',
      () =>
        sharp({ create: { width: 300, height: 300, channels: 4, background: '#555f' } })
          .extend({ left: 50, right: 50, top: 50, bottom: 50, background: '#0000' })
          .png()
          .toBuffer(),
    ],
  ])('wears a drawn rim if the photo %s', async (_, make) => {
    const path = await carWith(await make());
    expect(await wheelOf(path)).toEqual({ photo: undefined, cached: briefly });
  });

  it('wears a drawn rim for a short time only while the file is missing', async () => {
    const rotated = await sharp(front).rotate(180).png().toBuffer();
    const path = await carWith(rotated);
    const hash = photoIn(path) ?? '';
    const file = join(shop.dataDir, 'photos', hash.slice(0, 2), hash.slice(2, 4), hash);
    await rm(file);
    expect(await wheelOf(path)).toEqual({ photo: undefined, cached: briefly });
    await writeFile(file, rotated);
    // The shop keeps the answer to the same address for a minute.
    const { photo, cached } = await wheelOf(`${path}&erneut=1`);
    expect([photo?.type, cached]).toEqual(['webp', forGood]);
  });

  it.each(['', '0', '../../etc/passwd', 'g'.repeat(64), '0'.repeat(64)])(
    'knows no photo %s',
    async (foto) => {
      const [plain = ''] = (await carPath()).split('?');
      const path = `${plain}?${new URLSearchParams({ foto })}`;
      expect(await wheelOf(path)).toEqual({ photo: undefined, cached: briefly });
    },
  );
});
