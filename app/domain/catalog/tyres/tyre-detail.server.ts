import type { Audience } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { describeTyreLabel } from '~/ui/illustrations/tyre-label';
import type { Photo } from '~/values/photo';
import { loadOf, speedText } from '~/values/tyre-indices';
import { formatDimension, formatRim } from '~/values/tyre-size';
import type { Fact } from '../fact';
import { loadArticleDetail } from '../listing/article-detail.server';
import type { MakerDetails } from '../makes/make';
import type { BuyBoxView } from '../selling';
import { similarTyres, withTyres } from './find-tyres.server';
import { photoLettering } from './photo-lettering';
import { type SizeWord, sizeWords } from './size-words';
import { tyresAddress } from './typed-list.server';
import { type Tyre, tyreTitle } from './tyre';
import { type TyreCardView, tyreCard } from './tyre-card';
import { tyreLabel } from './tyre-label.server';
import { type Season, seasonNames } from './tyre-terms';

export interface TyreDetail {
  card: TyreCardView;
  title: string;
  code: string;
  gtin: string | null;
  eprelId: string | null;
  labelText: string;
  hasAlpineSymbol: boolean;
  hasIceGrip: boolean;
  season: Season;
  seasonName: string;
  sizeList: string;
  dimension: string;
  articleId: number;
  buy: BuyBoxView;
  photos: Photo[];
  lettering: string | undefined;
  facts: Fact[];
  sizeWords: SizeWord[];
  maker: MakerDetails | undefined;
  similar: TyreCardView[];
}

const yesNo = (value: boolean) => (value ? 'ja' : 'nein');

function factsOf(tyre: Tyre, make: string, gtin: string | null): [string, string][] {
  const twin = tyre.twinLoadIndex
    ? ` / ${tyre.twinLoadIndex} (Zwilling ${loadOf(tyre.twinLoadIndex)} kg)`
    : '';
  return [
    ['Hersteller', make],
    ['Modell', tyre.model],
    ['Saison', seasonNames[tyre.season]],
    ['Fahrzeugart', tyre.vehicleKind],
    ['Breite', `${tyre.width} mm`],
    ['Höhe', tyre.aspect === 0 ? 'nicht genannt (82 % der Breite)' : `${tyre.aspect} % der Breite`],
    ['Bauart', tyre.construction === 'ZR' ? 'ZR (radial, über 240 km/h)' : 'R (radial)'],
    ['Felgendurchmesser', `${formatRim(tyre.rimTenths)} Zoll`],
    ['Tragfähigkeitsindex', `${tyre.loadIndex} (${loadOf(tyre.loadIndex) ?? '?'} kg)${twin}`],
    ['Geschwindigkeitsindex', `${tyre.speedIndex} (${speedText(tyre.speedIndex)})`],
    ['Verstärkt (XL)', yesNo(tyre.isExtraLoad)],
    ['Notlauf (Runflat)', tyre.runFlatMark ?? 'nein'],
    ['Erstausrüster-Kennung', tyre.oeMark ?? 'keine'],
    ['Alpine-Symbol (3PMSF)', yesNo(tyre.hasAlpineSymbol)],
    ['M+S', yesNo(tyre.isMudAndSnow)],
    ['Felgenschutz', yesNo(tyre.hasRimProtection)],
    ['Herstellungsjahr (DOT)', `ab ${tyre.dotYear}`],
    ['EAN', gtin ?? 'keine'],
  ];
}

export async function loadTyreDetail(
  audience: Audience,
  context: Context,
  code: string,
): Promise<TyreDetail | undefined> {
  const detail = await loadArticleDetail(audience, context, { kind: 'tyre', code });
  const [listed] = detail ? await withTyres(context, [detail.article]) : [];
  if (!detail || !listed) return undefined;
  const { own: tyre } = listed;
  const { article, gtin, buy, maker, photos } = detail;
  const card = tyreCard(listed, detail.cardContext);
  const { width, aspect, rimTenths, season } = tyre;
  return {
    card,
    title: tyreTitle({ make: article.make, model: tyre.model }),
    code,
    gtin,
    eprelId: tyre.eprelId,
    labelText: describeTyreLabel(tyreLabel(article.make, tyre)),
    hasAlpineSymbol: tyre.hasAlpineSymbol,
    hasIceGrip: tyre.hasIceGrip,
    season,
    seasonName: seasonNames[season],
    sizeList: tyresAddress({ width, aspect, rimTenths }, season),
    dimension: formatDimension(tyre),
    articleId: article.id,
    buy,
    photos,
    lettering: photoLettering(photos, article.make, tyre),
    facts: factsOf(tyre, article.make, gtin),
    sizeWords: sizeWords(tyre),
    maker,
    similar: await similarTyres(audience, context, tyre),
  };
}
