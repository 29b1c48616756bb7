import { loadOf, speedText } from '~/values/tyre-indices';
import { type ArticleCardView, articleCard, type CardContext } from '../listing/article-card';
import type { WithOwn } from '../listing/own-rows.server';
import type { tyres } from './tables';
import type { Tyre } from './tyre';
import { type LabelClass, type NoiseClass, seasonWords } from './tyre-terms';

type ListedTyre = WithOwn<typeof tyres>;

export interface LabelledCard extends ArticleCardView {
  fuel: LabelClass;
  wet: LabelClass;
  noise: NoiseClass;
  noiseDb: number;
}

export interface TyreCardView extends LabelledCard {
  /** '615 kg, 210 km/h' */
  limits: string;
}

function tagsOf({ own: tyre }: ListedTyre): string[] {
  return [
    seasonWords[tyre.season],
    tyre.hasAlpineSymbol && 'Alpine-Symbol',
    tyre.isExtraLoad && 'XL verstärkt',
    tyre.runFlatMark && `Runflat ${tyre.runFlatMark}`,
    tyre.hasRimProtection && 'Felgenschutz',
    tyre.oeMark && `Erstausrüstung ${tyre.oeMark}`,
    `DOT ${tyre.dotYear}`,
  ].filter((tag): tag is string => Boolean(tag));
}

function limitsText({ loadIndex, speedIndex }: ListedTyre['own']): string {
  const kilograms = loadOf(loadIndex);
  return [kilograms && `${kilograms} kg`, speedText(speedIndex).replace(/^bis /, '')]
    .filter(Boolean)
    .join(', ');
}

export function tyreCard(listed: ListedTyre, cardContext: CardContext): TyreCardView {
  const { own: tyre, article } = listed;
  return {
    ...articleCard(article, cardContext, { name: tyre.model, tags: tagsOf(listed) }),
    limits: limitsText(tyre),
    ...labelValues(tyre),
  };
}

export function labelValues({ fuelClass, wetClass, noiseClass, noiseDb }: Tyre) {
  return { fuel: fuelClass, wet: wetClass, noise: noiseClass, noiseDb };
}
