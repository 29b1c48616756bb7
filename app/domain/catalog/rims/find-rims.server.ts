import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { cardPlace } from '../listing/article-card';
import { loadArticleDetail, type Variant } from '../listing/article-detail.server';
import type { ListedArticle } from '../listing/find-listed.server';
import { type ListPage, loadList } from '../listing/load-list.server';
import { ownRows } from '../listing/own-rows.server';
import { type RequestedList, requestedList } from '../listing/requested-list.server';
import type { BuyBoxData } from '../selling';
import { boltCircle, germanTenths, type Rim, rimCategoryOf } from './rim';
import { type RimCardData, rimCard } from './rim-card';
import { rimList } from './rim-listing';
import { rims } from './tables';

const withRims = ownRows('rim', rims);

/** The cards of rims that a list has found. */
export async function rimCards(
  tenant: Tenant,
  context: Context,
  listed: readonly ListedArticle[],
): Promise<RimCardData[]> {
  const place = cardPlace(tenant, context.now());
  return (await withRims(context, listed)).map((rim) => rimCard(rim, place));
}

/** A whole page of a list of rims. */
export interface RimList extends ListPage {
  heading: string;
  cards: RimCardData[];
}

/** Answers a request for the list of the rims of one material. */
export function requestedRimList(
  tenant: Tenant,
  context: Context,
  place: { path: string; title: string; material: Rim['material'] },
  query: URLSearchParams,
): Promise<RequestedList<RimList>> {
  const { path, title, material } = place;
  return requestedList(rimList, query, async (filter) => {
    const { page, articles } = await loadList(
      tenant,
      context,
      rimList,
      { path, fixed: { material } },
      filter,
    );
    return { ...page, heading: title, cards: await rimCards(tenant, context, articles) };
  });
}

/** Everything the page of a rim shows. */
export interface RimDetail {
  card: RimCardData;
  title: string;
  gtin: string | null;
  material: Rim['material'];
  buy: BuyBoxData;
  variants: Variant[];
  facts: [term: string, value: string][];
}

function factsOf(rim: Rim, make: string, gtin: string | null): RimDetail['facts'] {
  return [
    ['Hersteller', make],
    ['Material', rim.material === 'alu' ? 'Leichtmetall' : 'Stahl'],
    ['Farbe', rim.colour],
    ['Durchmesser', `${germanTenths(rim.diameterTenths)} Zoll`],
    ['Breite', `${germanTenths(rim.widthTenths)} Zoll`],
    ['Lochkreis', boltCircle(rim)],
    ['Einpresstiefe', `ET ${rim.offset} mm`],
    ['Mittenloch', `${germanTenths(rim.centreBoreTenths)} mm`],
    ['Traglast', `${rim.maxLoadKg} kg`],
    ['Zulassung', rim.approval ?? 'Teilegutachten'],
    ['EAN', gtin ?? 'keine'],
  ];
}

/** Loads the page of one rim in a category; undefined when there is no such rim. */
export async function loadRimDetail(
  tenant: Tenant,
  context: Context,
  categoryUrl: string,
  code: string,
): Promise<RimDetail | undefined> {
  const detail = await loadArticleDetail(tenant, context, { kind: 'rim', code });
  const [rim] = detail ? await withRims(context, [detail.article]) : [];
  if (!detail || !rim || rimCategoryOf(rim.own.material) !== categoryUrl) return undefined;
  const { article, gtin, place, buy, variants } = detail;
  return {
    card: rimCard(rim, place),
    title: article.title,
    gtin,
    material: rim.own.material,
    buy,
    variants,
    facts: factsOf(rim.own, article.make, gtin),
  };
}
