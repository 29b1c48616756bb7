import { type MountingProblem, mountingProblem } from '~/domain/catalog/complete-wheels/mounting';
import { fittingServices, tyreTypeOf } from '~/domain/catalog/services-on-goods/service';
import type { WheelRow } from './complete-wheel-file';
import type { FileProblem } from './file-problems';
import type { RimRow } from './rim-file';
import { type ServiceRow, scopeOf } from './service-file';
import type { PlacedEntry } from './source-files';
import type { TyreRow } from './tyre-file';

/** What other files need to know of a tyre and of a rim. */
export type TyreRef = Pick<TyreRow, 'id' | 'gtin' | 'breite' | 'hoehe' | 'durchmesser' | 'runflat' | 'c'>;
export type RimRef = Pick<RimRow, 'id' | 'gtin' | 'durchmesser' | 'breite'>;

const problemWords: Record<MountingProblem, string> = {
  'other-diameter': 'der Reifen hat einen anderen Durchmesser als die Felge',
  'rim-too-narrow': 'die Felge ist zu schmal für den Reifen',
  'rim-too-wide': 'die Felge ist zu breit für den Reifen',
};

/** Finds wheels whose parts are not there, or do not go together; `articleKeys` are those of all articles that are no kits. */
export function checkCompleteWheels(
  wheels: readonly PlacedEntry<WheelRow>[],
  rims: readonly PlacedEntry<RimRef>[],
  tyres: readonly PlacedEntry<TyreRef>[],
  articleKeys: ReadonlySet<string>,
  services: readonly ServiceRow[],
): FileProblem[] {
  const rimsById = new Map(rims.map(({ entry }) => [entry.id, entry]));
  const tyresById = new Map(tyres.map(({ entry }) => [entry.id, entry]));
  return wheels.flatMap(({ place, entry: { felge, reifen, sensor, preisCents } }) => {
    const rim = rimsById.get(felge);
    const tyre = tyresById.get(reifen);
    const problem = (field: string, message: string): FileProblem => ({
      file: 'complete-wheels.csv',
      place: `${place}, Feld ${field}`,
      message,
    });
    const isUnknownSensor = sensor !== null && !articleKeys.has(sensor);
    const mounting =
      rim &&
      tyre &&
      mountingProblem(
        { diameterTenths: rim.durchmesser, widthTenths: rim.breite },
        { width: tyre.breite, aspect: tyre.hoehe ?? 0, rimTenths: tyre.durchmesser * 10 },
      );
    const isFitted =
      preisCents !== null ||
      !tyre ||
      fittingServices(services.map(scopeOf), {
        rimTenths: tyre.durchmesser * 10,
        tyreType: tyreTypeOf({ runFlatMark: tyre.runflat, isCommercial: tyre.c }),
        hasSensor: sensor !== null,
      }).some(({ work }) => work === 'montage');
    return [
      ...(rim ? [] : [problem('felge', `keine Felge heißt „${felge}“`)]),
      ...(tyre ? [] : [problem('reifen', `kein Reifen heißt „${reifen}“`)]),
      ...(isUnknownSensor ? [problem('sensor', `kein Artikel heißt „${sensor}“`)] : []),
      ...(isFitted
        ? []
        : [problem('preis', 'fehlt: services-on-goods.csv hat für diesen Reifen keine Montage')]),
      ...(mounting ? [problem('reifen', problemWords[mounting])] : []),
    ];
  });
}
