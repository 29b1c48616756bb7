import { useId } from 'react';
import { drawingColours } from '../tokens/drawing-colours';
import type { LabelClass } from './label-class';
import { EnergyWordmark, EprelCode, EuropeanFlag } from './tyre-label-header';
import { FuelPictogram, NoisePictogram, WetGripPictogram } from './tyre-label-pictograms';
import { ClassScale } from './tyre-label-scale';
import { IcePictogram, SnowPictogram } from './tyre-label-winter';

const { labelInk, labelPaper, fuelClass, wetClass } = drawingColours;

export interface TyreLabelProps {
  readonly make: string;
  readonly model: string;
  /** Size with load and speed index, e.g. "205/55 R16 91V". */
  readonly size: string;
  readonly tyreClass: 'C1' | 'C2' | 'C3';
  readonly fuel: LabelClass;
  readonly wet: LabelClass;
  readonly noiseClass: 'A' | 'B' | 'C';
  /** External rolling noise in dB(A), a whole number. */
  readonly noiseDb: number;
  readonly threePmsf: boolean;
  readonly iceGrip: boolean;
  /** Number in the European product database; without it the label has no QR code. */
  readonly eprelId?: string;
}

export function describeTyreLabel(label: TyreLabelProps): string {
  const winter = [
    label.threePmsf ? 'Geeignet für extreme Schneeverhältnisse (Alpine-Symbol).' : '',
    label.iceGrip ? 'Mit Haftung auf Eis.' : '',
  ];
  return [
    `${label.make} ${label.model}, ${label.size}, Reifenklasse ${label.tyreClass}.`,
    `Kraftstoffeffizienz ${label.fuel}, Nasshaftung ${label.wet} (Skala A bis E),`,
    `externes Rollgeräusch ${label.noiseDb} dB, Geräuschklasse ${label.noiseClass}.`,
    ...winter,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Verdana advances about 0.62 of its size: longer lines are squeezed instead of cut. */
function fitted(text: string, size: number, room: number) {
  return text.length * size * 0.62 > room
    ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const }
    : {};
}

/** Regulation (EU) 2020/740, Annex II, one unit per mm of 75 by 110. The label on file in EPREL prevails. */
export function TyreLabel(label: TyreLabelProps) {
  const id = useId();
  const places = pictogramPlaces(label);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 75 110"
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
    >
      <title id={`${id}t`}>{`EU-Reifenlabel ${label.make} ${label.model}`}</title>
      <desc id={`${id}d`}>{describeTyreLabel(label)}</desc>
      <path d="M0 0h75v110H0z" fill={labelPaper} />
      <EuropeanFlag />
      <EnergyWordmark />
      {label.eprelId !== undefined && <EprelCode eprelId={label.eprelId} />}
      <Particulars {...label} />
      <FuelPictogram />
      <WetGripPictogram />
      <ClassScale x={3.1} y={45.1} colours={fuelClass} value={label.fuel} arrowEnd={34.5} />
      <ClassScale x={39.5} y={45.1} colours={wetClass} value={label.wet} arrowEnd={71.9} />
      <NoisePictogram x={places.noise} decibels={label.noiseDb} noiseClass={label.noiseClass} />
      {label.threePmsf && <SnowPictogram x={places.snow} />}
      {label.iceGrip && <IcePictogram x={places.ice} />}
      <text transform="translate(70.9 97.6) rotate(90)" fontFamily={verdana} fontSize="1.8" fill={labelInk}>
        2020/740
      </text>
    </svg>
  );
}

const verdana = 'Verdana,DejaVu Sans,Arial,sans-serif';

function Particulars({ make, model, size, tyreClass }: TyreLabelProps) {
  return (
    <g fontFamily={verdana} fill={labelInk} fontSize="2.9">
      <text x="3.1" y="19" fontWeight="700" {...fitted(make, 3.3, 30)}>
        {make}
      </text>
      <text x="71.9" y="19" textAnchor="end" {...fitted(model, 2.9, 36)}>
        {model}
      </text>
      <text x="3.1" y="25.6" fontSize="3.6" {...fitted(size, 3.6, 58)}>
        {size}
      </text>
      <text x="71.9" y="25.6" textAnchor="end">
        {tyreClass}
      </text>
      <path
        d="M3 20.9H72M3 27.8H72M3 86.2H72M37.4 29.7V83.7"
        fill="none"
        stroke={labelInk}
        strokeWidth=".18"
      />
    </g>
  );
}

/** Left edges of the bottom pictograms in mm. */
function pictogramPlaces({ threePmsf, iceGrip }: TyreLabelProps) {
  if (threePmsf && iceGrip) return { noise: 3.6, snow: 30.6, ice: 50.6 };
  if (threePmsf || iceGrip) return { noise: 15.5, snow: 45, ice: 45 };
  return { noise: 25, snow: 0, ice: 0 };
}
