import { renderToStaticMarkup } from 'react-dom/server';
import { bodyTypes } from '~/domain/vehicles/vehicle';
import { ConfiguredCar, carPaints } from '~/ui/illustrations/configured-car';
import { UNNAMED_ASPECT } from '~/values/tyre-size';
import { rimLooks } from './draw-rim.server';

type Asked = Record<'body' | 'paint' | 'design' | 'colour' | 'holes' | 'tyre', string>;

/** Undefined for unknown values. */
export function drawConfiguredCar(asked: Asked): string | undefined {
  const body = bodyTypes.find((known) => known === asked.body);
  const paint = carPaints.find((known) => known === asked.paint);
  const rim = rimLooks(asked.design, asked.colour, asked.holes);
  const [, width, aspect, inches] =
    /^([1-4]\d\d)-(0|[2-9]\d)-((?:1\d|2[0-6])(?:\.5)?)$/.exec(asked.tyre) ?? [];
  if (!body || !paint || !rim || inches === undefined) return undefined;
  const tyre = { width: Number(width), aspect: Number(aspect) || UNNAMED_ASPECT, inches: Number(inches) };
  return renderToStaticMarkup(<ConfiguredCar body={body} paint={paint} rim={rim} tyre={tyre} />);
}
