import fc from 'fast-check';
import { vehicleFile } from '~/domain/vehicles/import/vehicle-file.server';
import { arbitraryOf } from './arbitrary-of';
import { csv, type Row } from './csv';
import { byPath, type Draw, some } from './drawing';
import { slugs, words } from './words';

/** Many vehicles share one key, so that it does not decide alone. */
const SHARED_KEY = '0603/BJH';

const documents = fc.constantFrom('CoC-Papier', 'ABE 49123', 'Gutachten 366-0123-17-WIRD');
/** Includes sizes of the generated tyres. */
const halves = fc.constantFrom(
  '205/55R16 91V',
  '205/55R16 105Y auf 7x16 ET35-50',
  '205/20R16 84H auf 7.5x16 ET40',
  '125R10 60S',
  '405/20R24 110(Y)',
  '205/65R16C 107T auf 6.5x16 ET51',
);
/** One size for both axles, or one for each. */
const combinations = fc
  .tuple(fc.constantFrom('', '*', 'ms '), halves, fc.option(halves, { freq: 2 }), documents)
  .map(([mark, front, rear, document]) => `${mark}${front}${rear ? ` + ${rear}` : ''} = ${document}`);

const names = words(6, 120);
const optional = (...texts: string[]) => fc.constantFrom('', ...texts);

const ofVehicles = {
  id: slugs,
  hersteller: words(2, 120),
  modell: names,
  baureihe: names,
  motor: names,
  karosserie: fc.oneof(fc.constant(''), names),
  getriebe: fc.oneof(fc.constant(''), names),
  ausstattung: fc.oneof(fc.constant(''), names),
  bezeichnung: words(12, 120),
  ecode: optional('01', '01905115', '019051150020002'),
  kw: optional('1', '110', '2000'),
  gebautVon: optional('1968-03', '2012-11'),
  gebautBis: optional('2012-11', '2026-12'),
  schluessel: fc.constantFrom(SHARED_KEY, `${SHARED_KEY} 0005/A1B`, ''),
  fin: optional('WVWZZZAU', 'WVWZZZ WBA3A5'),
  lochzahl: optional('4', '5'),
  lochkreis: optional('100', '114.3'),
  mittenloch: optional('57.1', '72.6'),
  einpresstiefeVon: optional('0', '35'),
  einpresstiefeBis: optional('35', '50'),
  achslastVorn: optional('1020'),
  achslastHinten: optional('900'),
  hoechstgeschwindigkeit: optional('20', '216', '500'),
  rdks: optional('direkt', 'indirekt', 'keine'),
  bereifung: some(combinations, 0, 5).map((all) => all.join(' | ')),
  quelle: names,
};

/** With or without optional data. */
export function vehicleFiles(draw: Draw) {
  const vehicle = arbitraryOf(vehicleFile.codec.schema, byPath(ofVehicles)) as fc.Arbitrary<Row>;
  const vehicles = draw(fc.oneof(fc.constant([]), { weight: 3, arbitrary: some(vehicle, 1, 6) }));
  const rows = vehicles.map((row, index) => ({ ...row, id: `${row.id}-${index}` }));
  return { 'vehicles.csv': csv(vehicleFile.codec.columns, rows) };
}
