import { SERVICE_CATEGORY } from '~/paths';
import { euros, oneOf, optional, slug, tenths, text } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { articleFile, slugAtCategory } from '../article-files/article-file.server';
import { serviceMarking } from './service';
import { servicesOnGoods, tyreTypes, works } from './tables';

const inches = optional(tenths(100, 260));

/** Work on one wheel, and the wheels that its price holds for; or putting in one product of a category. */
export const serviceFile = articleFile({
  name: 'services-on-goods',
  kind: 'service',
  one: 'eine Dienstleistung',
  table: servicesOnGoods,
  codec: codec(
    {
      id: ['code', slugAtCategory],
      bezeichnung: ['title', text],
      arbeit: ['work', oneOf(...works)],
      zollVon: ['fromRimTenths', inches],
      zollBis: ['toRimTenths', inches],
      reifenart: ['tyreType', optional(oneOf(...tyreTypes))],
      kategorie: ['category', { ...optional(slug), isOptional: true }],
      preis: ['priceCents', optional(euros)],
    },
    [
      {
        field: 'zollBis',
        message: 'darf nicht unter zollVon liegen',
        holds: ({ fromRimTenths: from, toRimTenths: to }) => from === null || to === null || from <= to,
      },
      {
        field: 'kategorie',
        message: 'gehört genau zu arbeit = einbau',
        holds: ({ work, category }) => (work === 'einbau') === Boolean(category),
      },
    ],
  ),
  keyOf: ({ priceCents: _price, ...row }) => ({ ...row, gtin: null }),
  unique: [{ field: 'kategorie', of: ({ category }) => category ?? null }],
  articles: async (_tx, rows) =>
    rows.map(({ code, title, priceCents, category = null, ...own }) => ({
      code,
      gtin: null,
      make: '',
      title,
      subtitle: serviceMarking(own),
      pictureKey: own.work,
      isOwnArticle: true,
      isStockKeeping: false,
      categoryUrls: [SERVICE_CATEGORY],
      priceCents,
      own: { ...own, category },
    })),
  rows: (_context, stored) => stored.map(({ code, title, own }) => ({ ...own, code, title })),
});
