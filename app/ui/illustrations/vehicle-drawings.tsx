import type { CarBody } from './car-bodies';
import { CarSilhouette } from './car-silhouette';

export const outlines = {
  kleinwagen: 'kleinwagen',
  schraegheck: 'schraegheck',
  limousine: 'limousine',
  kombi: 'kombi',
  coupe: 'sportwagen',
  cabrio: 'cabrio',
  suv: 'suv',
  van: 'van',
  transporter: 'transporter',
} as const satisfies Record<string, CarBody>;

export type VehicleDrawingName = keyof typeof outlines;

export function VehicleSheet() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
      {Object.entries(outlines).map(([name, body]) => (
        <symbol key={name} id={name} viewBox="0 0 240 84">
          <CarSilhouette body={body} />
        </symbol>
      ))}
    </svg>
  );
}
