import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { bodyTypes } from '~/domain/vehicles/vehicle';
import { type ConfiguredCarKey, configuredCarPath } from '~/paths';
import { ConfiguredCar, carPaints } from '~/ui/illustrations/configured-car';
import type { CarView } from '~/ui/illustrations/rendered-body';
import { UNNAMED_ASPECT } from '~/values/tyre-size';
import { rimLooks } from './draw-rim.server';

type Asked = Record<keyof ConfiguredCarKey, string>;

/** SVG files with photos of two formats. */
interface CarPicture {
  avif: string;
  webp: string;
  version: string;
}

const drawn = new LRUCache<string, CarPicture>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ avif, webp }) => avif.length + webp.length,
});

/** Undefined for unknown values. */
export function drawConfiguredCar(asked: Asked, view: CarView): CarPicture | undefined {
  const body = bodyTypes.find((known) => known === asked.body);
  const paint = carPaints.find((known) => known === asked.paint);
  const rim = rimLooks(asked.design, asked.colour, asked.holes);
  const [, width, aspect, inches] =
    /^([1-4]\d\d)-(0|[2-9]\d)-((?:1\d|2[0-6])(?:\.5)?)$/.exec(asked.tyre) ?? [];
  if (!body || !paint || !rim || inches === undefined) return undefined;
  const key = [body, paint, rim.pattern, rim.finish, rim.nuts, asked.tyre, view].join('/');
  const known = drawn.get(key);
  if (known) return known;
  const tyre = { width: Number(width), aspect: Number(aspect) || UNNAMED_ASPECT, inches: Number(inches) };
  const [avif, webp] = (['avif', 'webp'] as const).map((format) =>
    renderToStaticMarkup(<ConfiguredCar {...{ body, paint, rim, tyre, format, view }} />),
  ) as [string, string];
  const version = createHash('sha256').update(avif).update(webp).digest('hex').slice(0, 12);
  const picture = { avif, webp, version };
  drawn.set(key, picture);
  return picture;
}

export function carPicturePath(key: ConfiguredCarKey, view: CarView = 'seite'): string {
  const version = drawConfiguredCar({ ...key, holes: String(key.holes) }, view)?.version ?? '';
  return `${configuredCarPath(key)}?${view === 'seite' ? '' : `ansicht=${view}&`}v=${version}`;
}
