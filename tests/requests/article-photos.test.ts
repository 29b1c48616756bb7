import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { radhaus } from '../support/command';
import { exportedShop } from '../support/exported-network';
import { importedPhotos } from '../support/imported-photos';
import { drawing, largePhoto, photoOf, photoWithPlace } from '../support/made-pictures';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

const remote: Record<string, Buffer> = { '/auto.jpg': await photoOf('#aa0000') };
const asked: string[] = [];
const gallery = http.createServer((message, response) => {
  const { url = '' } = message;
  asked.push(url);
  if (url === '/umweg.jpg') response.writeHead(302, { location: '/auto.jpg?ueber=umweg' }).end();
  else if (url === '/nach-innen.jpg') response.writeHead(302, { location: 'http://10.0.0.1/auto.jpg' }).end();
  else if (url === '/schleife.jpg') response.writeHead(302, { location: '/schleife.jpg' }).end();
  else response.writeHead(url.split('?')[0] === '/auto.jpg' ? 200 : 404).end(remote['/auto.jpg']);
});
await new Promise<void>((resolve) => gallery.listen(0, '127.0.0.1', resolve));
afterAll(() => void gallery.close());
const origin = `http://127.0.0.1:${(gallery.address() as AddressInfo).port}`;

const network = await exportedShop([origin]);
const { shop, take, changed, editRow, rowsOf } = network;
/** The first rim of the list. */
const [, rim = ''] =
  /<article[^>]*>.*?href="\/muster\/alufelgen\/([\w-]+)"/s.exec(
    (await new Visitor(shop).open('/muster/alufelgen')).text,
  ) ?? [];
const row = `rims.csv, Zeile ${rowsOf('rims.csv').findIndex((line) => line.startsWith(`${rim};`)) + 1}, Feld bilder`;
const rimPage = `/muster/alufelgen/${rim}`;

const { folder, put, pageWith: anyPageWith } = importedPhotos(network);
const pageWith = (pattern: RegExp, path = rimPage) => anyPageWith(pattern, path);

/** Imports the first rim with these pictures; gives what is told of them. */
const takePictures = async (bilder: string) => {
  const lines = await take(editRow('rims.csv', rim, { bilder }));
  return lines
    .join('\n')
    .split('\n')
    .filter((line) => !line.startsWith('rims.csv: '));
};

const get = (path: string) => request({ port: shop.port, path });
const hashesOf = (text: string) => [
  ...new Set([...text.matchAll(/\/bilder\/foto\/([0-9a-f]{64})/g)].map(([, hash = '']) => hash)),
];
async function picture(path: string) {
  const answer = await fetch(`http://localhost:${shop.port}${path}`);
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

describe('photos of an article', () => {
  it('are shown on its page and its card in several widths, as AVIF and WebP', async () => {
    await put('vorn.jpg', await photoOf('#003366'));
    await put(
      'hinten.png',
      await sharp(await photoOf('#336600'))
        .png()
        .toBuffer(),
    );
    expect(await takePictures('vorn.jpg=Von vorn|hinten.png')).toEqual(['pictures: 2 named, 2 stored.']);
    const text = await pageWith(/aria-label="Ansichten"/);
    expect(text).toContain('alt="Von vorn"');
    expect(text).toMatch(/<span aria-hidden="true"[^>]*>Von vorn<\/span>/);
    const [front = '', back = ''] = hashesOf(text);
    expect(back).not.toBe('');
    const sources = `<source type="image/avif" srcSet="/bilder/foto/${front}-96.avif 96w`;
    expect(text.toLowerCase()).toContain(sources.toLowerCase());
    expect(text).not.toMatch(new RegExp(`${front}-1440\\.(avif|webp)`));
    const list = await pageWith(new RegExp(front), '/muster/alufelgen');
    expect(list).not.toContain(back);

    for (const format of ['avif', 'webp']) {
      const file = await picture(`/bilder/foto/${front}-320.${format}`);
      expect(file.headers.get('content-type')).toBe(`image/${format}`);
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await sharp(file.body).metadata()).toMatchObject({ width: 320, height: 213 });
    }
  });

  it('go when the file names none any more, and the drawing is back', async () => {
    await put('vorn.jpg', await photoOf('#003366'));
    await takePictures('vorn.jpg');
    await pageWith(/\/bilder\/foto\//);
    await take(editRow('rims.csv', rim, { bilder: '' }));
    await pageWith(/src="\/muster\/bilder\/felgen\//);
    expect((await new Visitor(shop).open(rimPage)).text).not.toContain('/bilder/foto/');
  });

  it('lose what the camera noted, and stand upright', async () => {
    await put('hoch.jpg', await photoWithPlace());
    await takePictures('hoch.jpg');
    const [hash = ''] = hashesOf(await pageWith(/\/bilder\/foto\//));
    const [row] = await network.database.query<{ width: number; height: number }>(
      'select width, height from pictures where hash = $1',
      [hash],
    );
    expect(row).toEqual({ width: 200, height: 300 });
    const stored = join(shop.dataDir, 'photos', hash.slice(0, 2), hash.slice(2, 4), hash);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });

  it('may be drawings, which are given out as they are and run nothing', async () => {
    await put('skizze.svg', drawing('<path d="M0 0h9"/>'));
    await takePictures('skizze.svg');
    const [hash = ''] = hashesOf(await pageWith(/\/bilder\/foto\/[0-9a-f]+\.svg/));
    const file = await get(`/bilder/foto/${hash}.svg`);
    expect(file.text).toBe(drawing('<path d="M0 0h9"/>'));
    expect(file.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await picture(`/bilder/foto/${hash}-640.webp`)).headers.get('content-type')).toBe('image/webp');
  });

  it.each([
    `${'0'.repeat(64)}.svg`,
    `${'0'.repeat(64)}-320.webp`,
    `${'0'.repeat(64)}-321.webp`,
    '../../etc/passwd',
    'x.svg',
    '',
  ])('there is no /bilder/foto/%s', async (name) => {
    expect((await get(`/bilder/foto/${name}`)).status).toBe(404);
  });
});

it('tells by its row what is no picture, and takes the others over', async () => {
  const notShown = 'ist kein Bild in einem dieser Formate: JPEG, PNG, WebP, AVIF oder SVG';
  const files: [name: string, content: Buffer | string, reason: string][] = [
    ['text.jpg', 'kein Bild', notShown],
    ['halb.jpg', (await photoOf('#112233')).subarray(0, 900), notShown],
    ['gross.png', await largePhoto(), 'hat mehr als 50 Megapixel'],
    [
      'boese.svg',
      drawing('<script>alert(1)</script>'),
      'ist eine Zeichnung, die der Shop nicht annimmt: Sie enthält <script>',
    ],
  ];
  const others = [
    ['fehlt.jpg', 'gibt es im Ordner bilder nicht'],
    ['../rims.csv', 'ist kein Dateiname'],
    ['..', 'ist kein Dateiname'],
    ['/etc/passwd', 'ist kein Dateiname'],
    ['http://bilder.example/a.jpg', 'lässt sich nicht laden (http://bilder.example may not be called)'],
    ['https://127.0.0.1:1/a.jpg', 'lässt sich nicht laden (127.0.0.1 is in a private network)'],
    ['https://[::1]/a.jpg', 'lässt sich nicht laden ([::1] is in a private network)'],
    ['https://localhost/a.jpg', 'lässt sich nicht laden (No answer from localhost)'],
    ['https://', 'ist keine Adresse'],
    [`${origin}/fehlt.jpg`, 'lässt sich nicht laden (Request failed with status code 404)'],
    [`${origin}/nach-innen.jpg`, 'lässt sich nicht laden (http://10.0.0.1 may not be called)'],
    [`${origin}/schleife.jpg`, 'lässt sich nicht laden (Too many redirects)'],
  ];
  for (const [name, content] of files) await put(name, content);
  await put('vorn.jpg', await photoOf('#445566'));
  const faults = [...files.map(([name, , reason]) => [name, reason]), ...others];
  const told = await takePictures([...faults.map(([name]) => name), 'vorn.jpg'].join('|'));
  expect(told[0]).toBe(`pictures: ${faults.length + 1} named, 1 stored, ${faults.length} left out:`);
  expect(told.slice(1).sort()).toEqual(faults.map(([name, reason]) => `${row}: „${name}“ ${reason}`).sort());
  expect(hashesOf(await pageWith(/\/bilder\/foto\//))).toHaveLength(1);
});

describe('an import', () => {
  it('fetches an address once, also behind a redirect, and goes on where one was stopped', async () => {
    expect(await takePictures(`${origin}/umweg.jpg=Auto`)).toEqual(['pictures: 1 named, 1 stored.']);
    asked.length = 0;
    await network.database.query('update article_images set hash = null');
    expect(await take(join(changed, 'rims.csv'))).toContain('pictures: 1 named, 0 stored.');
    expect(asked).toEqual([]);
    await pageWith(/alt="Auto"/);
  });

  it('reads pictures of an archive, and none of its names leads elsewhere', async () => {
    await rm(folder, { recursive: true });
    const zip = new ZipFile();
    zip.addBuffer(await photoOf('#550055'), 'bilder/vorn.jpg');
    zip.addBuffer(Buffer.alloc(30 * 1024 * 1024), 'bombe.png');
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(join(changed, 'bilder.zip')));
    expect(await takePictures('vorn.jpg|bombe.png|../vorn.jpg|fehlt.jpg')).toEqual([
      'pictures: 4 named, 1 stored, 3 left out:',
      `${row}: „bombe.png“ ist größer als 25 MB`,
      `${row}: „../vorn.jpg“ ist kein Dateiname`,
      `${row}: „fehlt.jpg“ gibt es in bilder.zip nicht`,
    ]);
    await writeFile(join(changed, 'bilder.zip'), 'kein Archiv');
    expect((await takePictures('neu.jpg')).at(-1)).toContain('bilder.zip ist kein Archiv');
  });

  it('shows before anything is written what it understands of pictures', async () => {
    await put('vorn.jpg', await photoOf('#003366'));
    const bilder = 'vorn.jpg=Von vorn|fehlt.jpg|https://bilder.example/a.jpg|https://';
    const file = editRow('rims.csv', rim, { bilder });
    const place = { url: network.database.url, dataDir: shop.dataDir };
    const failed = await radhaus(place, 'import', '--check', file).catch((error: unknown) => error);
    const { stdout } = failed as { stdout: string };
    expect(stdout).toContain('vorn.jpg=Von vorn');
    expect(stdout.trim().split('\n').slice(-4)).toEqual([
      'pictures: 4 named, 1 read, 1 to be fetched, 2 would be left out:',
      ...[`„https://“ ist keine Adresse`, `„fehlt.jpg“ gibt es im Ordner bilder nicht`].map(
        (words) => `${row}: ${words}`,
      ),
      `${rowsOf('rims.csv').length - 1} rows understood, 2 problems. Nothing was changed.`,
    ]);
  });

  it('says nothing of pictures without the column', async () => {
    await put('vorn.jpg', await photoOf('#003366'));
    await takePictures('vorn.jpg');
    await pageWith(/\/bilder\/foto\//);
    const header = rowsOf('rims.csv')[0]?.split(';') ?? [];
    expect(header.at(-1)).toBe('bilder');
    await take(
      network.edit('rims.csv', (text) => text.replaceAll(/;[^;\n]*$/gm, '')),
      { allowsRemovals: true },
    );
    expect((await new Visitor(shop).open(rimPage)).text).toContain('/bilder/foto/');
  });
});
