import { asc, eq } from 'drizzle-orm';
import { type Audience, guestsOf, type Tenant } from '~/domain/tenancy/tenant';
import { articlePath, completeWheelsPath } from '~/paths';
import type { Context } from '~/platform/context';
import { describeTyreLabel } from '~/ui/illustrations/tyre-label';
import type { Cents } from '~/values/money';
import type { Photo } from '~/values/photo';
import { germanTenths } from '~/values/tenths';
import { loadOf, speedText } from '~/values/tyre-indices';
import type { Article } from '../article';
import type { ArticleKind } from '../articles/article';
import { isGoods } from '../articles/offered-kinds';
import { components } from '../articles/tables';
import { maySell } from '../assortment';
import { assortmentOf } from '../assortment.server';
import { isHiddenPage } from '../categories/categories.server';
import type { Fact } from '../fact';
import { findArticles } from '../find-articles.server';
import { loadArticleDetail } from '../listing/article-detail.server';
import type { MakerDetails } from '../makes/make';
import { findMaker } from '../makes/makers.server';
import { kitCents } from '../pricing/kit-price';
import { boltCircle } from '../rims/rim';
import { approvalNames } from '../rims/rims-with-approvals.server';
import { type BuyBoxView, type PriceView, priceView } from '../selling';
import type { LabelledTyre } from '../tyres/components/eu-label';
import { photoLettering } from '../tyres/photo-lettering';
import { tyreLabel } from '../tyres/tyre-label.server';
import { seasonNames } from '../tyres/tyre-terms';
import { withParts } from './find-wheels.server';
import { type WheelCardView, type WheelParts, wheelCard } from './wheel-card';

export interface PartView {
  what: string;
  title: string;
  marking: string;
  quantity: number;
  /** Undefined if the location hides its category. */
  to: string | undefined;
  price: PriceView;
}

/** Spec 2, section 3: wheelDetail. */
export interface WheelDetail {
  card: WheelCardView;
  title: string;
  list: string;
  code: string;
  gtin: string | null;
  articleId: number;
  /** Choices of the list, by facet, that similar wheels have alike. */
  similarTo: Readonly<Record<string, unknown>>;
  buy: BuyBoxView;
  photos: Photo[];
  lettering: string | undefined;
  parts: PartView[];
  /** Work included in the price of one wheel. */
  work: { title: string; cents: Cents }[];
  /** Differs from the price if the wheel has a price of its own. */
  sumCents: Cents | undefined;
  facts: Fact[];
  label: LabelledTyre | undefined;
  makers: { make: string; maker: MakerDetails | undefined }[];
}

/** Components of any other kind are work. */
const partNames: ReadonlyMap<ArticleKind, string> = new Map([
  ['rim', 'Felge'],
  ['tyre', 'Reifen'],
  ['product', 'RDKS-Sensor'],
]);
const order = [...partNames.keys()];

async function partsOf(tenant: Tenant, context: Context, id: number) {
  const rows = await context.db
    .select({ id: components.componentId, quantity: components.quantity })
    .from(components)
    .where(eq(components.articleId, id))
    .orderBy(asc(components.componentId));
  const found = await findArticles(
    tenant,
    context,
    rows.map((row) => row.id),
  );
  return rows
    .flatMap((row) => {
      const article = found.get(row.id);
      return article ? [{ article, quantity: row.quantity }] : [];
    })
    .sort((a, b) => order.indexOf(a.article.kind) - order.indexOf(b.article.kind));
}

function factsOf(
  { rim, tyre }: WheelParts,
  makes: { rim: string; tyre: string },
  { sensor, approval }: { sensor: Article | undefined; approval: string },
): WheelDetail['facts'] {
  const load = Math.min(rim.maxLoadKg, loadOf(tyre.loadIndex) ?? rim.maxLoadKg);
  return [
    ['Felge von', makes.rim],
    ['Material', rim.material === 'alu' ? 'Leichtmetall' : 'Stahl'],
    ['Farbe', rim.colour],
    ['Felgengröße', `${germanTenths(rim.widthTenths)} x ${germanTenths(rim.diameterTenths)} Zoll`],
    ['Lochkreis', boltCircle(rim)],
    ['Einpresstiefe', `ET ${rim.offset} mm`],
    ['Mittenloch', `${germanTenths(rim.centreBoreTenths)} mm`],
    ['Freigabe der Felge', approval],
    ['Reifen von', makes.tyre],
    ['Reifenmodell', tyre.model],
    ['Saison', seasonNames[tyre.season]],
    ['Tragfähigkeit des Rades', `${load} kg`],
    ['Geschwindigkeitsindex', `${tyre.speedIndex} (${speedText(tyre.speedIndex)})`],
    ['Alpine-Symbol (3PMSF)', tyre.hasAlpineSymbol ? 'ja' : 'nein'],
    ['Notlauf (Runflat)', tyre.runFlatMark ?? 'nein'],
    ['Herstellungsjahr (DOT)', `ab ${tyre.dotYear}`],
    ['RDKS-Sensor', sensor ? `${sensor.title}, ${sensor.subtitle}` : 'nicht dabei'],
  ];
}

function labelOf(article: Article, { tyre }: WheelParts, card: WheelCardView): LabelledTyre {
  return {
    code: article.code,
    card,
    eprelId: tyre.eprelId,
    labelText: describeTyreLabel(tyreLabel(article.make, tyre)),
    hasAlpineSymbol: tyre.hasAlpineSymbol,
    hasIceGrip: tyre.hasIceGrip,
  };
}

/** Tyres have pages of their own; other kinds need a category that the location shows. */
async function pageOf(tenant: Tenant, context: Context, article: Article): Promise<string | undefined> {
  const path = articlePath(article);
  return (await isHiddenPage(guestsOf(tenant), context, path)) ||
    !maySell(article, await assortmentOf(guestsOf(tenant), context))
    ? undefined
    : path;
}

async function partView(
  tenant: Tenant,
  context: Context,
  { article, quantity }: { article: Article; quantity: number },
): Promise<PartView> {
  return {
    what: partNames.get(article.kind) ?? '',
    title: article.title,
    marking: article.subtitle,
    quantity,
    to: await pageOf(tenant, context, article),
    price: priceView(article.price),
  };
}

export async function loadWheelDetail(
  audience: Audience,
  context: Context,
  code: string,
): Promise<WheelDetail | undefined> {
  const detail = await loadArticleDetail(audience, context, { kind: 'complete-wheel', code });
  const [wheel] = detail ? await withParts(context, [detail.article]) : [];
  if (!detail || !wheel) return undefined;
  const { article, gtin, buy, photos } = detail;
  const parts = await partsOf(audience, context, article.id);
  const rim = parts.find((part) => part.article.id === wheel.parts.rim.articleId)?.article;
  const tyre = parts.find((part) => part.article.id === wheel.parts.tyre.articleId)?.article;
  const card = wheelCard(wheel, detail.cardContext);
  const goods = parts.filter((part) => isGoods(part.article.kind));
  const work = parts.filter((part) => !isGoods(part.article.kind));
  const makes = { rim: rim?.make ?? article.make, tyre: tyre?.make ?? '' };
  const named = [...new Set(goods.map((part) => part.article.make))];
  return {
    card,
    title: article.title,
    list: completeWheelsPath,
    code: article.code,
    gtin,
    articleId: article.id,
    similarTo: { boltCircles: [boltCircle(wheel.parts.rim)] },
    buy,
    photos,
    lettering: tyre && photoLettering(photos, tyre.make, wheel.parts.tyre),
    parts: await Promise.all(goods.map((part) => partView(audience, context, part))),
    work: work.map((part) => ({ title: part.article.title, cents: part.article.price.cents })),
    sumCents: kitCents(parts.map((part) => ({ quantity: part.quantity, cents: part.article.price.cents }))),
    facts: factsOf(wheel.parts, makes, {
      sensor: parts.find((part) => part.article.kind === 'product')?.article,
      approval: await approvalNames(context, wheel.parts.rim),
    }),
    label: tyre && labelOf(tyre, wheel.parts, card),
    makers: await Promise.all(named.map(async (make) => ({ make, maker: await findMaker(context, make) }))),
  };
}
