import { articleKinds } from '~/domain/catalog/articles/article';
import { isGoods } from '~/domain/catalog/articles/offered-kinds';
import { makesWithoutMaker } from '~/domain/catalog/makes/makers.server';
import { unpricedArticles, unpricedText } from '~/domain/catalog/pricing/unpriced-articles.server';
import { unusedApprovals } from '~/domain/catalog/rims/unused-approvals.server';
import { unclearDocuments } from '~/domain/vehicles/unclear-documents.server';
import type { Context } from '~/platform/context';
import type { Finding } from './finding';

/** Offers have to name the manufacturer (Art. 19 GPSR); without one a page can only say where to ask. */
export async function makeFindings(context: Pick<Context, 'db'>): Promise<Finding> {
  const missing = await makesWithoutMaker(context);
  if (missing.length === 0)
    return {
      kind: 'ok',
      text: 'the makers of all articles are known',
      words: 'Die Hersteller aller Artikel sind bekannt.',
    };
  const makes = missing.join(', ');
  return {
    kind: 'note',
    text: `no address of the maker (makes.json), which the law wants beside each article: ${makes}`,
    words: `Die Anschrift des Herstellers fehlt, die das Gesetz beim Artikel verlangt: ${makes}`,
  };
}

export async function priceFindings(context: Pick<Context, 'db'>): Promise<Finding[]> {
  const groups = [
    { kinds: articleKinds.filter(isGoods), what: 'articles', where: '(the column preis, or prices.csv)' },
    {
      kinds: ['service'] as const,
      what: 'work on goods',
      where: '(services-on-goods.csv, prices.csv); complete wheels with it are not sold either',
    },
  ];
  const found = await Promise.all(
    groups.map(async ({ kinds, what, where }): Promise<Finding[]> => {
      const unpriced = await unpricedArticles(context, kinds);
      const text = unpricedText(what, unpriced);
      if (!text) return [];
      const words = `Ohne Preis und daher nicht zu kaufen (${unpriced.count}): ${unpriced.named.join(', ')}`;
      return [{ kind: 'note', text: `${text} ${where}`, words }];
    }),
  );
  return found.flat();
}

export async function fitmentFindings(context: Pick<Context, 'db'>): Promise<Finding[]> {
  const { ofNoRim, ofNoVehicle, rimsWithout } = await unusedApprovals(context);
  const documents = await unclearDocuments(context);
  const texts = [
    ofNoRim > 0 && [
      `${ofNoRim} rows of rim-approvals.csv name a rim that is not there`,
      `${ofNoRim} Zeilen von rim-approvals.csv nennen eine Felge, die es nicht gibt.`,
    ],
    ofNoVehicle > 0 && [
      `${ofNoVehicle} rows of rim-approvals.csv name no vehicle that is there`,
      `${ofNoVehicle} Zeilen von rim-approvals.csv nennen kein Fahrzeug, das es gibt.`,
    ],
    rimsWithout > 0 && [
      `${rimsWithout} rims stand in no row of rim-approvals.csv: whether they fit is shown as unknown`,
      `${rimsWithout} Felgen stehen in keiner Zeile von rim-approvals.csv: Ob sie passen, ist unbekannt.`,
    ],
    documents.length > 0 && [
      `documents of vehicles named as the CoC and as field 15.1 or 15.2 of the Zulassungsbescheinigung Teil I: ${documents.join(', ')}`,
      `Als CoC und als Feld 15.1 oder 15.2 der Zulassungsbescheinigung Teil I genannt: ${documents.join(', ')}`,
    ],
  ];
  return texts.flatMap((found): Finding[] => {
    const [text = '', words = ''] = found || [];
    return text ? [{ kind: 'note', text, words }] : [];
  });
}
