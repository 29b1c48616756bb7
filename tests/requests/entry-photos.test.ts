import { readdirSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportNetwork } from '~/exchange/export/export-network.server';
import { openPhotoStore } from '~/platform/images/photo-store.server';
import { radhaus } from '../support/command';
import { exportedShop, fileOf } from '../support/exported-network';
import { importedPhotos } from '../support/imported-photos';
import { drawing, largePhoto, photoOf } from '../support/made-pictures';

type Entry = Record<string, unknown> & { subCategories?: Entry[] };

const network = await exportedShop();
const { shop, take, changed, database } = network;
const { folder, put, pageWith } = importedPhotos(network);

/** The path of a file without the demo's photos that differs from the exported one in an entry. */
const withFields = (file: string, id: string, fields: Entry) => {
  const edited = ({ bild: _bild, startbild: _startbild, logo: _logo, ...entry }: Entry): Entry => ({
    ...entry,
    ...(entry._id === id && fields),
    ...(entry.subCategories && { subCategories: entry.subCategories.map(edited) }),
  });
  const entries = (JSON.parse(fileOf(file, network.exported)) as Entry[]).map(edited);
  return network.edit(file, () => JSON.stringify(entries));
};
const told = (lines: string[]) => lines.join('\n').split('\n').slice(1);

it('the demo has one of a house, of a start page and of a logo', async () => {
  const text = await pageWith(/<picture|<img/, '/bergstrasse');
  for (const words of [
    'Blick in unsere Werkstatt',
    'Weinberge an der Bergstraße im Herbst',
    'Weinberg unter der Sonne',
  ])
    expect(text).toMatch(new RegExp(`<img src="/bilder/foto/[0-9a-f]+\\.svg"[^>]* alt="${words}"`));
});

describe('a photo', () => {
  beforeEach(async () => put('haus.jpg', await photoOf('#114477')));

  it.each([
    ['an offer', 'offers.json', 'muster-abholung', 'bild', '/muster/angebote', 'Stapel Reifen'],
    ['a location', 'locations.json', 'loc-muster', 'bild', '/muster', 'Unser Haus'],
    ['a start page', 'locations.json', 'loc-muster', 'startbild', '/muster', 'Der Hof'],
    ['a location of the old start page', 'locations.json', 'loc-legacy', 'bild', '/legacy', 'Die Halle'],
    ['a logo', 'locations.json', 'loc-muster', 'logo', '/muster/agb', 'Zeichen des Hauses'],
  ])('of %s is shown with its size in several widths', async (_whose, file, id, field, path, words) => {
    expect(told(await take(withFields(file, id, { [field]: `haus.jpg=${words}` })))).toEqual([
      expect.stringMatching(/^pictures: 1 named, [01] stored\.$/),
    ]);
    const text = await pageWith(new RegExp(`alt="${words}"`), path);
    const [, picture = ''] =
      new RegExp(`(<picture>(?:(?!</picture>).)*alt="${words}".*?</picture>)`, 's').exec(text) ?? [];
    expect(picture).toMatch(/<source type="image\/avif" srcset="\/bilder\/foto\/\w+-96\.avif 96w, /i);
    expect(picture).toMatch(/<source type="image\/webp" srcset="[^"]*-960\.webp 960w" sizes="[^"]+"/i);
    expect(picture).toMatch(field === 'logo' ? /width="72" height="48"/ : /width="1200" height="800"/);
    await take(withFields(file, id, { title: 'Nur der Text' }));
    await pageWith(new RegExp(`^(?!.*alt="${words}")`, 's'), path);
  });

  it('of a category stands on tiles instead of its drawing', async () => {
    const [path, id] = await tileOfCategory();
    await take(withFields('categories.json', id, { bild: 'haus.jpg' }));
    const text = await pageWith(/<picture>/, path);
    expect(text).toMatch(
      /<source type="image\/avif"[^>]*sizes="168px"[^>]*>.*?<img[^>]*width="168" height="112"/s,
    );
    expect(text).toMatch(/<use href=/);
  });

  /** A page with tiles, and the first category on them. */
  async function tileOfCategory(): Promise<[path: string, id: string]> {
    const all = JSON.parse(fileOf('categories.json', network.exported)) as Entry[];
    const main = all.find(({ presentation }) => presentation === 'tiles');
    return [`/muster/${main?.url}`, String(main?.subCategories?.find((sub) => !sub.versteckt)?._id)];
  }

  it('may be a drawing', async () => {
    await put('logo.svg', drawing('<path d="M0 0h9"/>'));
    await take(withFields('locations.json', 'loc-muster', { logo: 'logo.svg=Kreis' }));
    expect(await pageWith(/alt="Kreis"/, '/muster/agb')).toMatch(
      /<img src="\/bilder\/foto\/[0-9a-f]+\.svg"[^>]*width="96" height="48"/,
    );
  });
});

describe('a file with photos', () => {
  const stores = openPhotoStore(shop.dataDir, folder);
  const exportTo = async (target: string) => {
    await exportNetwork(database.context, target, ['offers', 'categories', 'locations'], stores);
    const names = readdirSync(target, { recursive: true, encoding: 'utf8' }).sort();
    const content = names.map((name) => (name === 'bilder' ? '' : fileOf(name, target)));
    return { names, content };
  };

  it('is exported, imported and exported again byte for byte, also with two pictures of one name', async () => {
    await put('haus.jpg', await photoOf('#000077'));
    await take(withFields('offers.json', 'muster-abholung', { bild: 'haus.jpg=Hof und Haus' }));
    await put('haus.jpg', await photoOf('#770000'));
    const fields = { bild: 'haus.jpg=Das Haus', startbild: 'haus.jpg', logo: 'haus.jpg=Logo' };
    await take(withFields('locations.json', 'loc-kassel', fields));
    await take(withFields('categories.json', 'cat-sommerreifen', { bild: 'haus.jpg' }));
    const [first, second] = [join(changed, 'first'), join(changed, 'second')];
    const before = await exportTo(first);
    expect(before.content[before.names.indexOf('locations.json')]).toMatch(
      /"startbild": "haus-[0-9a-f]{8}\.jpg"/,
    );
    expect(before.names.filter((name) => /haus-/.test(name))).toHaveLength(2);
    const lines = await take([
      ...['offers', 'categories', 'locations'].map((name) => join(first, `${name}.json`)),
    ]);
    expect(lines.at(-1)).toBe('pictures: 2 named, 0 stored.');
    expect(await exportTo(second)).toEqual(before);
    expect(await pageWith(/alt="Das Haus"/, '/kassel')).toContain('alt="Logo"');
  });

  it('tells by entry and field what is no picture, and takes the rest over', async () => {
    const notShown = 'ist kein Bild in einem dieser Formate: JPEG, PNG, WebP, AVIF oder SVG';
    const faults: [name: string, reason: string, content?: Buffer | string][] = [
      ['text.jpg', notShown, 'kein Bild'],
      ['gross.png', 'hat mehr als 50 Megapixel', await largePhoto()],
      [
        'boese.svg',
        'ist eine Zeichnung, die der Shop nicht annimmt: Sie enthält <script>',
        drawing('<script>alert(1)</script>'),
      ],
      ['fehlt.jpg', 'gibt es im Ordner bilder nicht'],
      ['../offers.json', 'ist kein Dateiname'],
      ['https://127.0.0.1:1/a.jpg', 'lässt sich nicht laden (127.0.0.1 is in a private network)'],
      ['https://localhost/a.jpg', 'lässt sich nicht laden (No answer from localhost)'],
    ];
    for (const [name, reason, content] of faults) {
      if (content) await put(name, content);
      const fields = { bild: name, title: `Mit ${name}` };
      expect(told(await take(withFields('offers.json', 'muster-runflat', fields)))).toEqual([
        'pictures: 1 named, 0 stored, 1 left out:',
        `offers.json, Eintrag 2 (muster-runflat), Feld bild: „${name}“ ${reason}`,
      ]);
      await pageWith(new RegExp(`Mit ${name.replace(/[./]/g, '.')}`), '/muster/angebote');
    }
    const locations = withFields('locations.json', 'loc-muster', { logo: 'fehlt.jpg', bild: '..' });
    expect(
      told(await take(locations))
        .slice(1)
        .sort(),
    ).toEqual([
      'locations.json, Eintrag 10 (loc-muster), Feld bild: „..“ ist kein Dateiname',
      'locations.json, Eintrag 10 (loc-muster), Feld logo: „fehlt.jpg“ gibt es im Ordner bilder nicht',
    ]);
  });

  it.each([
    [7, 'erwartet wird ein Text'],
    ['a.jpg|b.jpg', 'erwartet wird ein Bild'],
  ])('is refused for %j', async (bild, message) => {
    const refused = take(withFields('offers.json', 'muster-runflat', { bild } as Entry));
    await expect(refused).rejects.toThrow(`Eintrag 2 (muster-runflat), Feld bild: ${message}`);
  });

  it('says in a dry run what it understands of them, and stores nothing', async () => {
    await put('neu.jpg', await photoOf('#123456'));
    const file = withFields('locations.json', 'loc-muster', {
      bild: 'neu.jpg',
      logo: 'fehlt.jpg',
      startbild: 'https://bilder.example/a.jpg',
    });
    const before = await database.query('select * from pictures');
    expect((await take(file, { isDryRun: true })).slice(1)).toEqual([
      'pictures: 3 named, 1 read, 1 to be fetched, 1 would be left out:',
      'locations.json, Eintrag 10 (loc-muster), Feld logo: „fehlt.jpg“ gibt es im Ordner bilder nicht',
    ]);
    expect(await database.query('select * from pictures')).toEqual(before);
  });
});

describe('stored pictures that nothing names', () => {
  const cleanUp = async (...options: string[]) =>
    (
      await radhaus({ url: database.url, dataDir: shop.dataDir }, 'pictures', 'clean-up', ...options)
    ).stdout.trim();
  const stored = () =>
    readdirSync(join(shop.dataDir, 'photos'), { recursive: true, withFileTypes: true }).filter(
      // The marks of nodes are no pictures.
      (entry) => entry.isFile() && !entry.parentPath.endsWith('.nodes'),
    );

  it('are removed after a day, and the others stay', async () => {
    await put('alt.jpg', await photoOf('#0a0a0a'));
    await put('bleibt.jpg', await photoOf('#0b0b0b'));
    await take(withFields('offers.json', 'muster-runflat', { bild: 'alt.jpg' }));
    await take(withFields('offers.json', 'muster-runflat', { bild: 'bleibt.jpg=Bleibt' }));
    expect(await cleanUp()).toMatch(/^pictures: 0 unused \(0\.0 MB\) removed, \d+ stay\.$/);

    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    for (const { parentPath, name } of stored()) await utimes(join(parentPath, name), twoDaysAgo, twoDaysAgo);
    await writeFile(join(shop.dataDir, 'photos', `${'0'.repeat(64)}.part`), 'halb');
    const files = stored().length;
    const used = await database.query<{ hash: string }>(
      'select hash from entry_images where hash is not null union select hash from article_images where hash is not null',
    );
    const names = stored().map(({ name }) => name);
    const kept = used.filter(({ hash }) => names.includes(hash)).length;
    const unused = files - 1 - kept;
    expect(await cleanUp('--dry-run')).toBe(
      `Dry run, nothing was changed: pictures: ${unused} unused (0.0 MB) would be removed, ${kept + 1} would stay.`,
    );
    expect(stored()).toHaveLength(files);
    expect(await cleanUp()).toBe(`pictures: ${unused} unused (0.0 MB) removed, ${kept + 1} stay.`);
    expect(stored()).toHaveLength(kept + 1);
    const [{ count } = { count: 0 }] = await database.query<{ count: number }>(
      `select count(*)::int as count from pictures where hash = any($1)
       and hash not in (select hash from entry_images where hash is not null union select hash from article_images where hash is not null)`,
      [names],
    );
    expect(count).toBe(0);

    const text = await pageWith(/alt="Bleibt"/, '/muster/angebote');
    const [, path = ''] = /<img src="(\/bilder\/foto\/[^"]+)" alt="Bleibt"/.exec(text) ?? [];
    expect((await fetch(`http://localhost:${shop.port}${path}`)).status).toBe(200);
    // An import that names a removed picture again stores it again.
    expect(told(await take(withFields('offers.json', 'muster-runflat', { bild: 'alt.jpg' })))).toEqual([
      'pictures: 1 named, 1 stored.',
    ]);
  });
});
