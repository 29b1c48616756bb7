import { mkdtemp, readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { openHostedShop } from '../support/hosted-shop';
import { request } from '../support/request';

const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0b4a82' } })
  .jpeg()
  .toBuffer();
/** Says of itself that it has 900 megapixels. */
const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
  .png()
  .toBuffer()
  .then((png) => {
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    return png;
  });

const files: Record<string, Buffer> = {
  '/auto.jpg': photo,
  '/bombe.png': bomb,
  '/text.png': Buffer.from('<html>kein Bild</html>'),
  '/zeichnung.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  '/riesig.jpg': Buffer.alloc(16 * 1024 * 1024),
};
const asked: string[] = [];
const gallery = http.createServer((request, response) => {
  const { url = '' } = request;
  asked.push(url);
  if (url === '/umweg.jpg') response.writeHead(302, { location: '/auto.jpg' }).end();
  else response.writeHead(url in files ? 200 : 404).end(files[url]);
});
await new Promise<void>((resolve) => gallery.listen(0, '127.0.0.1', resolve));
afterAll(() => void gallery.close());
const origin = `http://127.0.0.1:${(gallery.address() as AddressInfo).port}`;

const { database, shop } = await freshShop({
  environment: { IMAGE_SOURCES: `${origin}, https://127.0.0.1:4433, https://localhost` },
});

async function picture(wish: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(
    `http://localhost:${shop.port}/api/v1/resizeImages?${new URLSearchParams(wish)}`,
    { headers },
  );
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}
const sizeOf = async ({ body }: { body: Buffer }) => {
  const { format, width, height } = await sharp(body).metadata();
  return `${format} ${width}x${height}`;
};

describe('a picture', () => {
  it.each([
    [{ width: '100' }, 'png 100x50'],
    [{ height: '100' }, 'png 200x100'],
    [{ width: '100', height: '100' }, 'png 100x100'],
    [{ width: '100', height: '100', fit: 'inside' }, 'png 100x50'],
    [{ width: '100', height: '100', fit: 'contain', background: '#fff' }, 'png 100x100'],
    [{ width: '100', type: 'image/webp' }, 'webp 100x50'],
    [{ width: '100', type: 'image/jpeg' }, 'jpeg 100x50'],
    [{ width: '800' }, 'png 400x200'],
    [{ width: '800', enlarge: 'true' }, 'png 800x400'],
    [{}, 'png 400x200'],
  ])('of another place as %j is %s', async (wish, expected) => {
    const answer = await picture({ src: `${origin}/auto.jpg`, ...wish });
    expect([answer.status, await sizeOf(answer)]).toEqual([200, expected]);
  });

  it('fills what it does not cover with the background', async () => {
    const wish = {
      src: `${origin}/auto.jpg`,
      width: '40',
      height: '40',
      fit: 'contain',
      background: 'ff0000',
    };
    const { data } = await sharp((await picture(wish)).body)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  });

  it('is webp for a browser that shows it, else png, and says so to caches', async () => {
    const wish = { src: `${origin}/auto.jpg`, width: '60' };
    const modern = await picture(wish, { accept: 'image/avif,image/webp,*/*' });
    expect(modern.headers.get('content-type')).toBe('image/webp');
    expect(modern.headers.get('vary')).toContain('accept');
    const old = await picture(wish, { accept: '*/*' });
    expect(old.headers.get('content-type')).toBe('image/png');
    const etag = old.headers.get('etag') ?? '';
    expect((await picture(wish, { accept: '*/*', 'if-none-match': etag })).status).toBe(304);
  });

  it('of the shop itself is a drawing in pixels', async () => {
    const src = '/muster/bilder/reifen/alpin/Winter/205%2F55%20R16.svg';
    const answer = await picture({ src, width: '500', type: 'image/png' });
    expect([answer.status, await sizeOf(answer)]).toEqual([200, 'png 500x500']);
  });

  it('is asked for once, also by many at a time', async () => {
    asked.length = 0;
    const wish = { src: `${origin}/auto.jpg?einmal`, width: '77' };
    files['/auto.jpg?einmal'] = photo;
    const answers = await Promise.all(Array.from({ length: 20 }, () => picture(wish)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await picture(wish);
    expect(asked).toEqual(['/auto.jpg?einmal']);
  });
});

it('is still there after a restart, and when its place is not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'radhaus-pictures-'));
  const environment = { DATABASE_URL: database.url, IMAGE_SOURCES: origin, DATA_DIR: folder };
  const query = new URLSearchParams({ src: `${origin}/bleibt.jpg`, width: '30' });
  files['/bleibt.jpg'] = photo;
  for (const isThere of [true, false]) {
    if (!isThere) delete files['/bleibt.jpg'];
    const node = await openHostedShop(environment);
    const answer = await fetch(`http://localhost:${node.port}/api/v1/resizeImages?${query}`);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    await node.stop();
  }
  await rm(folder, { recursive: true });
});

describe('no picture', () => {
  const reasonOf = ({ body }: { body: Buffer }) => JSON.parse(body.toString()).error;

  it.each([
    [{}, 'src'],
    [{ src: '/icon.svg', width: '0' }, 'width'],
    [{ src: '/icon.svg', width: '5000' }, 'width'],
    [{ src: '/icon.svg', height: '1.5' }, 'height'],
    [{ src: '/icon.svg', type: 'image/tiff' }, 'type'],
    [{ src: '/icon.svg', fit: 'Inside' }, 'fit'],
    [{ src: '/icon.svg', enlarge: 'ja' }, 'enlarge'],
    [{ src: '/icon.svg', background: 'url(x)' }, 'background'],
    [{ src: 'x'.repeat(2_001) }, 'src'],
    [{ src: '/icon.svg', width: '1e309' }, 'width'],
    [{ src: '/icon.svg', height: '٣٤' }, 'height'],
    [{ src: '/icon.svg', type: 'a\u0007b' }, 'type'],
    [{ src: '/icon.svg', background: '#12345' }, 'background'],
    [{ src: '/icon.svg', quality: '80' }, 'quality'],
    [{ src: '/icon.svg', __proto__x: '1' }, '__proto__x'],
  ])('comes of %j', async (wish, field) => {
    const answer = await picture(wish as Record<string, string>);
    const { reason, details } = reasonOf(answer);
    expect([answer.status, reason, details]).toEqual([
      400,
      'bad_request',
      [{ field, message: expect.any(String) }],
    ]);
  });

  it('is chosen by a parameter that is given twice', async () => {
    const answer = await fetch(
      `http://localhost:${shop.port}/api/v1/resizeImages?src=/icon.svg&width=50&width=60`,
    );
    expect([answer.status, (await answer.json()).error.details[0].field]).toEqual([400, 'width']);
  });

  it.each([
    'https://example.org/auto.jpg',
    `${origin.replace('http:', 'https:')}/auto.jpg`,
    `${origin}.example.org/auto.jpg`,
    `http://user:pass@${origin.slice(7)}/auto.jpg`,
    'file:///etc/passwd.png',
    'data:image/png;base64,AAAA',
    '//127.0.0.1/auto.jpg',
    '/\\127.0.0.1/auto.jpg',
    '/muster/account/daten.json',
    '/readyz',
    '/api/v1/resizeImages?src=/icon.svg&x=.png',
  ])('is taken from %s', async (src) => {
    const answer = await picture({ src });
    expect([answer.status, reasonOf(answer).reason]).toEqual([403, 'source_not_allowed']);
  });

  it.each([
    [`${origin}/fehlt.jpg`, 404, 'not_found'],
    ['/muster/bilder/gibt-es-nicht.svg', 404, 'not_found'],
    ['/bilder/gibt-es-nicht.svg', 404, 'not_found'],
    ['/efa/bilder/gibt-es-nicht.svg', 404, 'not_found'],
    [`${origin}/umweg.jpg`, 502, 'unreachable'],
    // Names and addresses of a private network, though they are listed.
    ['https://127.0.0.1:4433/auto.jpg', 502, 'unreachable'],
    ['https://localhost/auto.jpg', 502, 'unreachable'],
    [`${origin}/text.png`, 415, 'unreadable'],
    [`${origin}/zeichnung.svg`, 415, 'unreadable'],
    [`${origin}/bombe.png`, 415, 'unreadable'],
    [`${origin}/riesig.jpg`, 413, 'too_large'],
  ])('is made of %s', async (src, status, reason) => {
    const answer = await picture({ src, width: '50' });
    expect([answer.status, reasonOf(answer)]).toEqual([
      status,
      { code: status, reason, message: expect.any(String) },
    ]);
  });

  it('is sent for a form', async () => {
    const answer = await fetch(`http://localhost:${shop.port}/api/v1/resizeImages`, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

it('is made of an own drawing, with and without the location in front', async () => {
  const drawing = '/bilder/reifen/lamellen/Radhaus/205%2F55%20R16.svg';
  for (const src of [drawing, `/muster${drawing}`]) {
    const { status, headers } = await picture({ src, width: '50', type: 'image/png' });
    expect([src, status, headers.get('content-type')]).toEqual([src, 200, 'image/png']);
  }
});

it('a hero from a listed place stands on the start page in several widths', async () => {
  await database.query(
    `update locations set theme = jsonb_set(theme, '{header,heroContentByPage,0,imageLink}', $1)
     where url = 'muster'`,
    [JSON.stringify(`${origin}/auto.jpg`)],
  );
  const text = async () => (await fetch(`http://localhost:${shop.port}/muster`)).text();
  await expect.poll(text).toMatch(/<img[^>]*srcSet="\/api\/v1\/resizeImages\?src=[^"]*width=480 480w, /i);
  const [, source = ''] = /srcset="([^ "]*)/i.exec(await text()) ?? [];
  const address = `http://localhost:${shop.port}${source.replaceAll('&amp;', '&')}`;
  expect((await fetch(address)).status).toBe(200);
});

it('names of hosts that are not configured share one picture', async () => {
  const address = `/api/v1/resizeImages?${new URLSearchParams({ src: '/icon.svg', width: '37' })}`;
  const folder = path.join(shop.dataDir, 'pictures');
  const before = (await readdir(folder, { recursive: true })).length;
  for (let index = 0; index < 5; index += 1) {
    const answer = await request({ port: shop.port, host: `fremd-${index}.example`, path: address });
    expect(answer.status).toBe(200);
  }
  expect((await readdir(folder, { recursive: true })).length - before).toBeLessThanOrEqual(2);
});
