import type { Audience } from '~/domain/tenancy/tenant';
import { type VerdictView, verdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import {
  articlePath,
  type ConfiguredCarKey,
  configuredRimPath,
  picturePath,
  rimConfiguratorPath,
} from '~/paths';
import type { Context } from '~/platform/context';
import type { CarPaint } from '~/ui/illustrations/configured-car';
import { carPaint } from '~/ui/tokens/car-colours';
import type { Cents } from '~/values/money';
import type { Photo } from '~/values/photo';
import { type ArticleKey, articleKey } from '../../articles/article';
import { availableOf } from '../../inventory/inventory';
import { cardContextOf } from '../../listing/article-card';
import type { ListedArticle } from '../../listing/find-listed.server';
import { articlesWithIds } from '../../listing/find-listed.server';
import { frontPhotoOf } from '../../pictures/photos.server';
import { type PriceView, priceView, type Supply } from '../../selling';
import { type FittingRim, fittingRims } from '../fitting-rims.server';
import { type Rim, rimCategoryOf } from '../rim';
import { addressOf, PAINT, RIM } from './configurator-address';
import { choiceWords, fieldLabels, formatChoice, paintNames } from './configurator-words';
import { shownRimCategories } from './offers-configurator.server';
import { choiceFields, chosenRims, countChoices, type RimChoice, readChoice } from './rim-choice';

const PAGE_SIZE = 24;
const PAGE = 'seite';

interface ConfiguratorField {
  name: string;
  label: string;
  options: { value: string; label: string; count: number; isChosen: boolean }[];
}

interface OfferedRim {
  title: string;
  marking: string;
  colour: string;
  cents: Cents;
  picture: string;
  photo: Photo | null;
  to: string;
  isChosen: boolean;
}

export interface ChosenRim {
  articleId: number;
  key: ArticleKey;
  title: string;
  marking: string;
  colour: string;
  price: PriceView;
  supply: Supply;
  verdict: VerdictView;
  page: string;
  car: ConfiguredCarKey;
}

export interface RimConfigurator {
  path: string;
  vehicleCode: string;
  paint: string;
  sharedPath: string;
  unread: string[];
  total: number | undefined;
  chosen: ChosenRim | undefined;
  paints: { label: string; colour: string; to: string; isChosen: boolean }[];
  fields: ConfiguratorField[];
  hidden: [name: string, value: string][];
  rims: OfferedRim[];
  page: number;
  pages: number;
  pageBase: string;
}

interface PricedRim extends FittingRim {
  article: ListedArticle;
}

function tyreOn({ fitments }: Vehicle, rim: Rim, verdict: FittingRim['verdict']): string {
  const rows = fitments.filter(
    (row) => row.rimTenths === rim.diameterTenths && row.rimWidthTenths === rim.widthTenths,
  );
  const [row] = verdict.result === 'fits' && verdict.withTyres.length > 0 ? verdict.withTyres : rows;
  return [row?.width ?? 205, row?.aspect ?? 55, rim.diameterTenths / 10].join('-');
}

const bySize = (a: PricedRim, b: PricedRim) =>
  a.rim.diameterTenths - b.rim.diameterTenths ||
  a.article.price.cents - b.article.price.cents ||
  a.article.id - b.article.id;

/** Without those of a category that the visitor may not see. */
async function pricedRims(
  audience: Audience,
  context: Context,
  vehicle: Vehicle,
): Promise<PricedRim[] | undefined> {
  const fitting = await fittingRims(context, vehicle);
  if (!fitting) return undefined;
  const [categories, articles] = await Promise.all([
    shownRimCategories(audience, context),
    articlesWithIds(audience, context, [...fitting.keys()]),
  ]);
  const isShown = ({ rim }: FittingRim) => categories.some(({ url }) => url === rimCategoryOf(rim.material));
  return articles
    .flatMap((article) => {
      const found = fitting.get(article.id);
      return found && isShown(found) ? [{ ...found, article }] : [];
    })
    .sort(bySize);
}

const isKnown =
  (isUnconditional: boolean) =>
  ({ verdict, article }: PricedRim): boolean =>
    verdict.result === 'fits' &&
    verdict.isUnconditional === isUnconditional &&
    availableOf(article.availability) > 0;

function readPage(query: URLSearchParams): number | undefined {
  const text = query.get(PAGE) ?? '1';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

function readAddress(rims: readonly PricedRim[], query: URLSearchParams) {
  const { choice, unread } = readChoice(
    rims.map(({ rim }) => rim),
    query,
    formatChoice,
  );
  const code = query.get(RIM)?.trim().toLowerCase();
  const rim = rims.find(({ article }) => article.code === code);
  const typedPaint = query.get(PAINT)?.trim();
  const [usual = 'silber'] = paintNames.keys();
  const paint = typedPaint && paintNames.has(typedPaint) ? typedPaint : usual;
  const page = readPage(query);
  return {
    choice,
    rim,
    paint,
    page: page ?? 1,
    unread: [
      ...unread,
      ...(code && !rim ? [code] : []),
      ...(typedPaint && paint !== typedPaint ? [typedPaint] : []),
      ...(page === undefined ? [query.get(PAGE) ?? ''] : []),
    ],
  };
}

function fieldsOf(rims: readonly PricedRim[], choice: RimChoice): ConfiguratorField[] {
  const counts = countChoices(
    rims.map(({ rim }) => rim),
    choice,
  );
  return (Object.keys(choiceFields) as (keyof typeof choiceFields)[]).map((name) => ({
    name: choiceFields[name],
    label: fieldLabels[name],
    options: counts[name].map(({ value, count }) => ({
      value: formatChoice(name, value),
      label: choiceWords(name, value),
      count,
      isChosen: choice[name] === value,
    })),
  }));
}

/** @param path of the page that shows it */
export async function loadRimConfigurator(
  audience: Audience,
  context: Context,
  vehicle: Vehicle,
  query: URLSearchParams,
  path = rimConfiguratorPath(vehicle.code),
): Promise<RimConfigurator> {
  const known = await pricedRims(audience, context, vehicle);
  const rims = known ?? [];
  const { choice, rim, paint, page, unread } = readAddress(rims, query);
  const left = new Set(
    chosenRims(
      rims.map((one) => one.rim),
      choice,
    ),
  );
  const found = rims.filter((one) => left.has(one.rim));
  const shown =
    rim ??
    found.find(isKnown(true)) ??
    found.find(isKnown(false)) ??
    found.find(({ article }) => availableOf(article.availability) > 0) ??
    found[0];
  const code = rim?.article.code;
  const first = addressOf(path, choice, code, paint);
  return {
    path,
    vehicleCode: vehicle.code,
    paint,
    sharedPath: shown
      ? configuredRimPath({ vehicleCode: vehicle.code, rim: shown.article.code, paint })
      : path,
    unread,
    total: known && found.length,
    chosen: shown && {
      articleId: shown.article.id,
      key: articleKey(shown.article),
      title: shown.article.title,
      marking: shown.article.subtitle,
      colour: shown.rim.colour,
      price: priceView(shown.article.price),
      supply: { stock: shown.article.availability, ...cardContextOf(audience, context.now()) },
      verdict: verdictView(shown.verdict),
      page: articlePath({ ...shown.article, categories: [rimCategoryOf(shown.rim.material)] }),
      car: {
        body: vehicle.bodyType,
        paint,
        design: shown.rim.design,
        colour: shown.rim.colour,
        holes: shown.rim.boltHoles,
        tyre: tyreOn(vehicle, shown.rim, shown.verdict),
        photo: await frontPhotoOf(context, shown.article.id),
      },
    },
    paints: [...paintNames].map(([name, label]) => ({
      label,
      colour: carPaint[name as CarPaint],
      to: addressOf(path, choice, code, name),
      isChosen: name === paint,
    })),
    fields: fieldsOf(rims, choice),
    hidden: [...(code ? [[RIM, code] as [string, string]] : []), [PAINT, paint]],
    rims: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((one) => ({
      title: one.article.title,
      marking: one.article.subtitle,
      colour: one.rim.colour,
      cents: one.article.price.cents,
      picture: picturePath('rim', one.article.pictureKey),
      photo: one.article.photo,
      to: addressOf(path, choice, one.article.code, paint),
      isChosen: one === shown,
    })),
    page,
    pages: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
    pageBase: `${first}${first.includes('?') ? '&' : '?'}${PAGE}=`,
  };
}
