import {
  type CompleteWheel,
  WHEEL_CATEGORY,
  wheelMarking,
  wheelPictureKey,
  wheelTitle,
} from '~/domain/catalog/complete-wheels/complete-wheel';
import type { Rim } from '~/domain/catalog/rims/rim';
import { fittingServices, type Service, tyreTypeOf } from '~/domain/catalog/services-on-goods/service';
import type { Tyre } from '~/domain/catalog/tyres/tyre';
import type { WheelRow } from '../network-files/read-network';
import type { FiledArticle } from './write-kind.server';

export interface WheelPart<Own> {
  id: number;
  make: string;
  title: string;
  own: Own;
}

/** What wheels are made from, by the public names of articles. */
export interface WheelParts {
  rims: ReadonlyMap<string, WheelPart<Rim>>;
  tyres: ReadonlyMap<string, WheelPart<Tyre>>;
  ids: ReadonlyMap<string, number>;
  services: readonly Service[];
}

/** A row of `complete-wheels.csv` as a kit; its parts are there, as the check across files has seen. */
export function wheelArticle(
  { id, felge, reifen, sensor, preisCents }: WheelRow,
  { rims, tyres, ids, services }: WheelParts,
): FiledArticle<Omit<CompleteWheel, 'articleId'>>[] {
  const rim = rims.get(felge);
  const tyre = tyres.get(reifen);
  if (!rim || !tyre) return [];
  const sensorId = sensor === null ? undefined : ids.get(sensor);
  const parts = { rim: rim.own, tyre: { ...tyre.own, make: tyre.make } };
  const work = fittingServices(services, {
    rimTenths: tyre.own.rimTenths,
    tyreType: tyreTypeOf(tyre.own),
    hasSensor: sensorId !== undefined,
  });
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
      componentIds: [
        rim.id,
        tyre.id,
        ...(sensorId === undefined ? [] : [sensorId]),
        ...work.map(({ articleId }) => articleId),
      ],
      priceCents: preisCents,
      own: { rimId: rim.id, tyreId: tyre.id },
    },
  ];
}
