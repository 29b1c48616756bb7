import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { articleGroups, articles } from '~/domain/catalog/articles/tables';
import { categories } from '~/domain/catalog/categories/tables';
import { productFile } from '~/domain/catalog/products/product-file.server';
import { variantFile } from '~/domain/catalog/products/variant-file.server';
import {
  lineField,
  type NewProduct,
  type NewProductResult,
  type NewVariant,
} from '~/domain/desk/articles/new-product';
import { recordChange } from '~/domain/desk/journal/record-change.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Codec } from '~/platform/files/codec';
import type { FileProblem } from '~/platform/files/network-file';
import { slugOf } from '~/values/slug';
import { rowsOf } from '../lines/rewrite-followers.server';
import { checkEntry } from '../reading/file-problems';
import { appendOwnPrices, lockNetwork } from '../writing/write-network.server';

export type Problems = Record<string, string[]>;

const productFields = {
  kategorie: 'kategorie',
  hersteller: 'hersteller',
  name: 'name',
  beschreibung: 'beschreibung',
  sicherheit: 'sicherheit',
};
const variantFields = {
  bezeichnung: 'bezeichnung',
  gtin: 'gtin',
  artikelnummer: 'nummer',
  preis: 'preis',
  inhalt: 'inhalt',
  pfand: 'pfand',
};

/** In the words that files have for it. */
export function checkTexts<Row>(
  codec: Codec<Row>,
  texts: Record<string, string>,
  fieldOf: (column: string) => string,
  problems: Problems,
): Row | undefined {
  const found: FileProblem[] = [];
  const row = checkEntry(codec.schema, texts, { file: '', place: '' }, found);
  for (const { place, message } of found) {
    const field = fieldOf(/Feld (\w+)/.exec(place)?.[1] ?? '');
    problems[field] = [...(problems[field] ?? []), `${message[0]?.toUpperCase()}${message.slice(1)}.`];
  }
  return row;
}

const decimal = (text: string) =>
  text.replace(',', '.').replace(/^(\d+)(\.\d)?$/, (_, whole, part = '.0') => `${whole}${part}0`);

function variantTexts(product: string, { bezeichnung, gtin, nummer, preis, inhalt, pfand }: NewVariant) {
  return {
    produkt: product,
    id: slugOf(`${product} ${bezeichnung}`).slice(0, 120),
    gtin,
    artikelnummer: nummer,
    bezeichnung,
    fabrikat: '',
    ecodes: '',
    werte: '',
    inhalt: inhalt.replace(',', '.'),
    pfand: pfand && decimal(pfand),
    preis: preis && decimal(preis),
    bestand: '',
  };
}

async function takenNames(
  { db }: Context,
  code: string,
  variants: readonly NewVariant[],
  problems: Problems,
) {
  const { kind } = articleGroups;
  const [group] = await db
    .select({ id: articleGroups.id })
    .from(articleGroups)
    .where(and(eq(kind, 'product'), eq(articleGroups.code, code)));
  if (group) problems.name = ['Dieses Produkt gibt es schon.'];
  const gtins = variants.flatMap(({ gtin }) => gtin || []);
  const numbers = variants.flatMap(({ nummer }) => nummer.toLowerCase() || []);
  const known = await db
    .select({ gtin: articles.gtin, sku: sql<string | null>`lower(${articles.sku})`, title: articles.title })
    .from(articles)
    .where(
      and(
        isNull(articles.retiredAt),
        sql`(${inArray(articles.gtin, [...gtins, ''])} or ${inArray(sql`lower(${articles.sku})`, [...numbers, ''])})`,
      ),
    );
  for (const { gtin, nummer, line } of variants) {
    const sameGtin = gtin && known.find((other) => other.gtin === gtin);
    const sameNumber = nummer && known.find((other) => other.sku === nummer.toLowerCase());
    if (sameGtin) problems[lineField('gtin', line)] = [`Diese GTIN hat schon ${sameGtin.title}.`];
    if (sameNumber) problems[lineField('nummer', line)] = [`Diese Nummer hat schon ${sameNumber.title}.`];
  }
  for (const [name, of] of [
    ['gtin', gtins],
    ['nummer', numbers],
  ] as const)
    if (new Set(of).size < of.length)
      problems[lineField(name, variants[0]?.line ?? 0)] = ['Zwei Ausführungen haben dieselbe.'];
}

export function productCategories({ db }: Pick<Context, 'db'>) {
  const { url, title, presentation } = categories;
  return db.select({ url, title }).from(categories).where(eq(presentation, 'list')).orderBy(title);
}

/** With the columns and checks that files have; other articles stay as they are. */
export function addProduct(
  context: Context,
  product: NewProduct,
  { locationId, staff }: { locationId: string; staff: string },
): Promise<NewProductResult> {
  return inTransaction(context, async (tx): Promise<NewProductResult> => {
    await lockNetwork(tx);
    const problems: Problems = {};
    const { variants, ...texts } = product;
    const code = slugOf(`${texts.hersteller} ${texts.name}`).slice(0, 100);
    const row = checkTexts(
      productFile.codec,
      { id: code, ...texts, daten: '', werte: '' },
      (column) => Object.entries(productFields).find(([ours]) => ours === column)?.[1] ?? 'name',
      problems,
    );
    const rows = variants.map((variant) =>
      checkTexts(
        variantFile.codec,
        variantTexts(code, variant),
        (column) =>
          lineField(
            Object.entries(variantFields).find(([ours]) => ours === column)?.[1] ?? 'bezeichnung',
            variant.line,
          ),
        problems,
      ),
    );
    await takenNames(tx, code, variants, problems);
    const places = await productCategories(tx);
    if (!places.some(({ url }) => url === texts.kategorie))
      problems.kategorie = ['Bitte wählen Sie eine Warengruppe.'];
    const complete = rows.filter((one) => one !== undefined);
    if (complete.length === 0)
      problems[lineField('bezeichnung', 0)] ??= ['Mindestens eine Ausführung gehört dazu.'];
    if (new Set(complete.map((one) => one.code)).size < complete.length)
      problems[lineField('bezeichnung', 0)] = ['Zwei Ausführungen heißen gleich.'];
    const [first] = complete;
    if (Object.keys(problems).length > 0 || !row || !first) return { ok: false, errors: problems };
    await productFile.write?.(tx, rowsOf([row]), () => undefined);
    const written = await variantFile.write?.(tx, rowsOf(complete), () => undefined);
    await appendOwnPrices(tx, written?.prices ?? [], new Set());
    const subject = `product:${first.code}`;
    await recordChange(tx, { locationId, staff, kind: 'article', subject, before: null, after: product });
    return { ok: true, article: subject };
  });
}
