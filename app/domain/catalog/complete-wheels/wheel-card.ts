import { titleWithoutMake } from '../articles/article';
import { articleCard, type CardContext } from '../listing/article-card';
import type { ListedArticle } from '../listing/find-listed.server';
import type { Rim } from '../rims/rim';
import type { Tyre } from '../tyres/tyre';
import { type LabelledCard, labelValues } from '../tyres/tyre-card';
import { seasonWords } from '../tyres/tyre-terms';

export interface WheelParts {
  rim: Rim;
  tyre: Tyre;
}

export interface KitParts extends WheelParts {
  hasSensor: boolean;
}

export interface ListedWheel {
  article: ListedArticle;
  parts: KitParts;
}

export type WheelCardView = LabelledCard;

function tagsOf({ rim, tyre, hasSensor }: KitParts): string[] {
  return [
    seasonWords[tyre.season],
    tyre.hasAlpineSymbol && 'Alpine-Symbol',
    rim.colour,
    tyre.isExtraLoad && 'XL verstärkt',
    tyre.runFlatMark && `Runflat ${tyre.runFlatMark}`,
    hasSensor && 'mit RDKS-Sensor',
    'montiert und gewuchtet',
  ].filter((tag): tag is string => Boolean(tag));
}

export function wheelCard({ article, parts }: ListedWheel, cardContext: CardContext): WheelCardView {
  const name = titleWithoutMake(article);
  return { ...articleCard(article, cardContext, { name, tags: tagsOf(parts) }), ...labelValues(parts.tyre) };
}
