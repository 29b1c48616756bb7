import { expect, it } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';

const { shop, visitor } = await freshShop({
  prepare: (database) =>
    database.query("update locations set address = '{}' where url in ('muster', 'techno')"),
});

// The start logs each value as invalid.
shop.newErrors();

it.each(['muster', 'techno'])(
  'what a company has left empty is left out of the pages of %s',
  async (location) => {
    const pages = ['', 'impressum', 'kontakt', 'presse', 'widerrufsrecht', 'agb', 'datenschutz', 'standorte'];
    for (const page of pages) {
      const { status, text } = await visitor.open(`/${location}/${page}`);
      expect([page, status]).toEqual([page, 200]);
      expect(text, page).not.toMatch(/href="(?:tel|mailto):(?:\+49)?"|<dd[^>]*><\/dd>/);
      expect(textOf(text), page).not.toMatch(/(?:GmbH|:) ,|, ,|,,|Telefon E-Mail/);
    }
    shop.newErrors();
  },
);
