import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawnView } from '~/domain/catalog/components/gallery-view';
import type { Rim } from '~/domain/catalog/rims/rim';
import { rimDimensionsPath } from '~/paths';
import { RimDimensionsSheet, sheetSize } from '~/ui/illustrations/rim-dimensions';
import type { RimMeasures } from '~/ui/illustrations/rim-section';
import { formatNumber } from '~/values/german-number';
import { type TyreSize, UNNAMED_ASPECT } from '~/values/tyre-size';

interface Drawing {
  svg: string;
  version: string;
  /** 'Maßzeichnung: Felge 7,5 J × 17 Zoll, Einpresstiefe 45 mm' */
  words: string;
}

/** Of a text such as '66.6'; undefined outside of what a rim can have. */
function measure(text: string | undefined, least: number, most: number): number | undefined {
  const value = /^-?\d{1,3}(\.\d)?$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

function readMeasures(size: string, query: URLSearchParams): RimMeasures | undefined {
  const [width, diameter] = size.split('x');
  const [holes, circle] = query.get('lk')?.split('x') ?? [];
  const [section, aspect] = query.get('reifen')?.split('-') ?? [];
  const [inchesWide, inches] = [measure(width, 3, 15), measure(diameter, 10, 26)];
  const [number, across] = [measure(holes, 3, 10), measure(circle, 70, 250)];
  const [tyreWidth, tyreAspect] = [measure(section, 100, 455), measure(aspect, 20, 100)];
  const offset = measure(query.get('et') ?? undefined, -80, 150);
  const bore = measure(query.get('ml') ?? undefined, 30, 200);
  const bolts = number && Number.isInteger(number) && across ? { number, circle: across } : undefined;
  const tyre = tyreWidth && tyreAspect ? { width: tyreWidth, aspect: tyreAspect } : undefined;
  const isKnown = offset !== undefined || bore !== undefined || bolts !== undefined;
  if (!inchesWide || !inches || !isKnown) return undefined;
  return { width: inchesWide, diameter: inches, offset, bolts, bore, tyre };
}

function wordsOf({ width, diameter, offset, bolts, bore, tyre }: RimMeasures): string {
  return [
    `Felge ${formatNumber(width)} J × ${formatNumber(diameter)} Zoll`,
    offset !== undefined && `Einpresstiefe ${formatNumber(offset)} mm`,
    bolts && `Lochkreis ${bolts.number} × ${formatNumber(bolts.circle)} mm`,
    bore !== undefined && `Mittenloch ${formatNumber(bore)} mm`,
    tyre && `Reifen ${tyre.width}/${tyre.aspect} R${diameter}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Missing and impossible measures are left out; undefined if too little is known. @param size '7.5x17' */
export function drawRimDimensions(size: string, query: URLSearchParams): Drawing | undefined {
  const measures = readMeasures(size, query);
  if (!measures) return undefined;
  const words = `Maßzeichnung: ${wordsOf(measures)}`;
  const svg = renderToStaticMarkup(<RimDimensionsSheet measures={measures} title={words} />);
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 12);
  return { svg, version, words };
}

export function rimDimensions(rim: Rim, tyre: TyreSize | undefined): DrawnView | undefined {
  const size = `${rim.widthTenths / 10}x${rim.diameterTenths / 10}`;
  const query = new URLSearchParams({
    et: String(rim.offset),
    lk: `${rim.boltHoles}x${rim.boltCircleTenths / 10}`,
    ml: String(rim.centreBoreTenths / 10),
    ...(tyre && { reifen: `${tyre.width}-${tyre.aspect || UNNAMED_ASPECT}` }),
  });
  const drawing = drawRimDimensions(size, query);
  if (!drawing) return undefined;
  query.set('v', drawing.version);
  return {
    src: rimDimensionsPath(size, query),
    ...sheetSize,
    look: 'sheet',
    alternative: drawing.words,
  };
}
