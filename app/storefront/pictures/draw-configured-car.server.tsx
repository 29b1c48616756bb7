import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { bodyTypes } from '~/domain/vehicles/vehicle';
import { type ConfiguredCarKey, configuredCarPath } from '~/paths';
import type { WheelFace } from '~/platform/images/wheel-face.server';
import { ConfiguredCar, carPaints } from '~/ui/illustrations/configured-car';
import type { CarView } from '~/ui/illustrations/rendered-body';
import { UNNAMED_ASPECT } from '~/values/tyre-size';
import { rimLooks } from './draw-rim.server';

type Asked = Record<Exclude<keyof ConfiguredCarKey, 'photo'>, string> & Pick<ConfiguredCarKey, 'photo'>;

/** SVG files with photos of two formats; `photo` of a rim is missing in them until `withRim`. */
interface CarPicture {
  avif: string;
  webp: string;
  version: string;
}

const RIM_PHOTO = 'rim-photo';

const drawn = new LRUCache<string, Omit<CarPicture, 'version'>>({
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
  const tyre = { width: Number(width), aspect: Number(aspect) || UNNAMED_ASPECT, inches: Number(inches) };
  const rimPhoto = asked.photo && RIM_PHOTO;
  const looks = rimPhoto ?? [rim.pattern, rim.finish, rim.nuts].join('/');
  const key = [body, paint, looks, asked.tyre, view].join('/');
  let files = drawn.get(key);
  if (!files) {
    const [avif, webp] = (['avif', 'webp'] as const).map((format) =>
      renderToStaticMarkup(
        <ConfiguredCar
          body={body}
          paint={paint}
          rim={rim}
          rimPhoto={rimPhoto}
          tyre={tyre}
          format={format}
          view={view}
        />,
      ),
    ) as [string, string];
    files = { avif, webp };
    drawn.set(key, files);
  }
  const content = createHash('sha256').update(files.avif).update(files.webp);
  const version = content
    .update(asked.photo ?? '')
    .digest('hex')
    .slice(0, 12);
  return { ...files, version };
}

export function withRim(svg: string, face: WheelFace, format: keyof WheelFace): string {
  return svg.replace(
    `href="${RIM_PHOTO}"`,
    `href="data:image/${format};base64,${face[format].toString('base64')}"`,
  );
}

export function carPicturePath(key: ConfiguredCarKey, view: CarView = 'seite'): string {
  const version = drawConfiguredCar({ ...key, holes: String(key.holes) }, view)?.version ?? '';
  const query = new URLSearchParams({
    ...(view !== 'seite' && { ansicht: view }),
    ...(key.photo && { foto: key.photo }),
    v: version,
  });
  return `${configuredCarPath(key)}?${query}`;
}
