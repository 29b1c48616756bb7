import { renderToStaticMarkup } from 'react-dom/server';
import { type RimFinish, rimDesigns } from '~/ui/illustrations/rim-designs';
import { RimPicture } from '~/ui/illustrations/rim-picture';
import type { MountedRim } from '~/ui/illustrations/tyre-drawing';
import type { TyrePattern } from '~/ui/illustrations/tyre-patterns';

const patterns = Object.keys(rimDesigns) as TyrePattern[];

/** Other colours look like silver. */
const finishes: ReadonlyMap<string, RimFinish> = new Map([
  ['Silber', 'alloy'],
  ['Anthrazit', 'anthracite'],
  ['Schwarz matt', 'anthracite'],
  ['Schwarz frontpoliert', 'machined'],
  ['Stahlgrau', 'steel'],
  ['Stahl schwarz', 'anthracite'],
]);

/** Undefined for unknown designs and bolt counts. */
export function rimLooks(design: string, colour: string, holes: string): MountedRim | undefined {
  const pattern = patterns.find((candidate) => candidate === design);
  if (!pattern || !/^([3-9]|10)$/.test(holes) || colour.length > 80) return undefined;
  return { pattern, finish: finishes.get(colour) ?? 'alloy', nuts: Number(holes) };
}

/** Undefined for unknown designs, diameters and bolt counts. */
export function drawRim(design: string, colour: string, inches: string, holes: string): string | undefined {
  const looks = rimLooks(design, colour, holes);
  if (!looks || !/^(1\d|2[0-6])(\.5)?$/.test(inches)) return undefined;
  const { pattern, finish, nuts } = looks;
  return renderToStaticMarkup(
    <RimPicture pattern={pattern} finish={finish} inches={Number(inches)} holes={nuts} />,
  );
}
