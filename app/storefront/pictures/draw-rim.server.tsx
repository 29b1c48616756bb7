import { renderToStaticMarkup } from 'react-dom/server';
import { type RimFinish, rimDesigns } from '~/ui/illustrations/rim-designs';
import { RimPicture } from '~/ui/illustrations/rim-picture';
import type { TyrePattern } from '~/ui/illustrations/tyre-patterns';

const patterns = Object.keys(rimDesigns) as TyrePattern[];

/** How colours look in the drawing; a colour of an operator's own looks like silver. */
const finishes: ReadonlyMap<string, RimFinish> = new Map([
  ['Silber', 'alloy'],
  ['Anthrazit', 'anthracite'],
  ['Schwarz matt', 'anthracite'],
  ['Schwarz frontpoliert', 'machined'],
  ['Stahlgrau', 'steel'],
  ['Stahl schwarz', 'anthracite'],
]);

/** Draws a rim; undefined for designs, diameters and holes that no rim has. */
export function drawRim(design: string, colour: string, inches: string, holes: string): string | undefined {
  const pattern = patterns.find((candidate) => candidate === design);
  const isRim = /^(1\d|2[0-6])(\.5)?$/.test(inches) && /^([3-9]|10)$/.test(holes);
  if (!pattern || !isRim || colour.length > 80) return undefined;
  return renderToStaticMarkup(
    <RimPicture
      pattern={pattern}
      finish={finishes.get(colour) ?? 'alloy'}
      inches={Number(inches)}
      holes={Number(holes)}
    />,
  );
}
