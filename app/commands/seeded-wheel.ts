import {
  type CompleteWheel,
  WHEEL_CATEGORY,
  wheelMarking,
  wheelPictureKey,
  wheelTitle,
} from '~/domain/catalog/complete-wheels/complete-wheel';
import type { Rim } from '~/domain/catalog/rims/rim';
import type { Tyre } from '~/domain/catalog/tyres/tyre';
import type { WheelRow } from './network-files/read-network';
import type { SeededArticle } from './seed-kind.server';

type Seeded<Own> = SeededArticle<Omit<Own, 'articleId'>>;

/** What a wheel is made from, by the ids of files. */
export interface SeededParts {
  rims: ReadonlyMap<string, Seeded<Rim>>;
  tyres: ReadonlyMap<string, Seeded<Tyre>>;
  /** Articles by their public names. */
  ids: ReadonlyMap<string, number>;
}

/** A row of `complete-wheels.csv` as a kit; its parts are there, as the check across files has seen. */
export function seededWheel(
  { id, felge, reifen, sensor }: WheelRow,
  { rims, tyres, ids }: SeededParts,
): Seeded<CompleteWheel>[] {
  const rim = rims.get(felge);
  const tyre = tyres.get(reifen);
  const rimId = ids.get(`rim:${felge}`);
  const tyreId = ids.get(`tyre:${reifen}`);
  if (!rim || !tyre || rimId === undefined || tyreId === undefined) return [];
  const sensorId = sensor === null ? undefined : ids.get(sensor);
  const parts = { rim: rim.own, tyre: { ...tyre.own, make: tyre.make } };
  return [
    {
      code: id,
      gtin: null,
      make: rim.make,
      title: wheelTitle(rim.title, tyre.title),
      subtitle: wheelMarking(parts),
      pictureKey: wheelPictureKey(parts),
      isKit: true,
      categoryUrls: [WHEEL_CATEGORY],
      componentIds: [rimId, tyreId, ...(sensorId === undefined ? [] : [sensorId])],
      own: { rimId, tyreId },
    },
  ];
}
