import { describe, expect, it } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';

const { visitor } = await freshShop({
  prepare: async (database) => {
    const hero = (page: string, headline: string) => ({
      imageLink: 'drawing:coast',
      description: 'Kurz gesagt.',
      page,
      headline,
    });
    const heroes = [
      hero('home', 'Held der Startseite'),
      hero('ALUFELGEN/', 'Held der Alufelgen'),
      hero('https://localhost//kontakt', 'Held des Kontakts'),
      hero('/Muster/winterreifen', 'Held der Winterreifen'),
      hero('/kassel/sommerreifen', 'Held von anderswo'),
    ];
    const contents = {
      '/home': '<p>Inhalt der Startseite</p>',
      'FAQ/': '<p>Inhalt der Fragen</p>',
      '/muster/angebote': '<p>Inhalt der Angebote</p>',
    };
    await database.query(
      `update locations set theme = jsonb_set(jsonb_set(theme, '{header,heroContentByPage}', $1), '{header,pageContent}', $2)
       where url = 'muster'`,
      [JSON.stringify(heroes), JSON.stringify(contents)],
    );
  },
});

it.each([
  ['', 'Held der Startseite'],
  ['/home', 'Held der Startseite'],
  ['/alufelgen', 'Held der Alufelgen'],
  ['/kontakt', 'Held des Kontakts'],
  ['/winterreifen', 'Held der Winterreifen'],
  ['', 'Inhalt der Startseite'],
  ['/angebote', 'Inhalt der Angebote'],
  ['/faq', 'Inhalt der Fragen'],
])('a theme may spell pages as links do: /muster%s has "%s"', async (page, words) => {
  expect(textOf((await visitor.open(`/muster${page}`)).text)).toContain(words);
});

it('a hero that names another location is not shown here', async () => {
  expect((await visitor.open('/muster/sommerreifen')).text).not.toContain('Held von anderswo');
});

describe('GET SeoMetaData', () => {
  const seoOf = async (page: string) => {
    const answer = await visitor.open(`/api/v1/SeoMetaData?standortUrl=kassel${page}`);
    return [answer.status, JSON.parse(answer.text)];
  };

  it.each([
    'impressum',
    '//impressum/',
    'https://shop.example/impressum',
    '/impressum/',
    '/kassel/impressum',
    'https://shop.example/Kassel//impressum/',
  ])('reads %s as links do', async (page) => {
    expect(await seoOf(`&page=${encodeURIComponent(page)}`)).toEqual(await seoOf('&page=/impressum'));
  });

  it.each(['', '/kassel', 'https://shop.example/kassel/'])('reads %j as the start page', async (page) => {
    expect(await seoOf(`&page=${encodeURIComponent(page)}`)).toEqual(await seoOf(''));
  });
});

it('an unknown key names no way to a vehicle that the location lacks', async () => {
  const words = async (at: string) => textOf((await visitor.open(`/${at}/fahrzeug?hsn=0603&tsn=QQQ`)).text);
  expect(await words('muster')).toContain('oder wählen Sie das Fahrzeug manuell oder über die Suche');
  const withoutData = await words('bamberg');
  expect(withoutData).toContain('Diesen Schlüssel kennen wir nicht.');
  expect(withoutData).not.toContain('über die Suche');
});

it('an address below what is no category is no article that is gone', async () => {
  expect(textOf((await visitor.open('/muster/nirgends/nichts')).text)).not.toContain('Artikel gibt es nicht');
  expect(textOf((await visitor.open('/muster/dachboxen/nichts')).text)).toContain(
    'Diesen Artikel gibt es nicht mehr.',
  );
});
