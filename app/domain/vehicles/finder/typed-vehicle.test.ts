import { expect, it } from 'vitest';
import { readVehicle, splitNames } from './typed-vehicle';
import { indexVehicleNames } from './vehicle-names';

const model = (manufacturer: string, baseModel: string, subModel: string, engineOption = '2.0 TDI') => ({
  manufacturer,
  baseModel,
  subModel,
  engineOption,
  carBodyOption: 'Kombi',
  builtFrom: '2012-11-01',
  builtUntil: '2019-12-01',
  ecode: null,
});
const names = indexVehicleNames([
  model('Volkswagen', 'Golf', 'Golf VI'),
  model('Volkswagen', 'Golf', 'Golf VII'),
  model('Volkswagen', 'Transporter', 'T6'),
  model('Audi', 'A4', 'A4 Avant (B9)'),
  model('BMW', '3er', '3er Limousine (F30)', '320d'),
  model('BMW', '5er', '5er Touring (F11)', '520d'),
  model('Mercedes-Benz', 'C-Klasse', 'C-Klasse (W205)', 'C 180'),
  model('Peugeot', '208', '208 I'),
]);
const read = (text: string) =>
  readVehicle(names, text.split(' '), (word) => ['h7', 'winterreifen'].includes(word));

it.each([
  ['winterreifen golf 7', 'Volkswagen Golf VII', 'winterreifen'],
  ['golf7', 'Volkswagen Golf VII', ''],
  ['golf vii winterreifen', 'Volkswagen Golf VII', 'winterreifen'],
  ['vw golf alufelgen', 'Volkswagen Golf', 'alufelgen'],
  ['reifen fur golf', 'Volkswagen Golf', 'reifen'],
  ['golf 2015', 'Volkswagen Golf', ''],
  ['golf 17 zoll', 'Volkswagen Golf', '17 zoll'],
  ['golf h7', 'Volkswagen Golf', 'h7'],
  ['t6', 'Volkswagen T6', ''],
  ['a4 avant', 'Audi A4 Avant (B9)', ''],
  ['mercedes c klasse', 'Mercedes-Benz C-Klasse (W205)', ''],
  ['benz', 'Mercedes-Benz', ''],
  ['bmw 320d', 'BMW', ''],
  ['peugeot 208', 'Peugeot 208 I', ''],
])('%s names %s beside %j', (text, label, rest) => {
  const found = read(text);
  expect([found?.label, found?.rest.join(' ')]).toEqual([label, rest]);
});

it.each([
  ['bmw e46', 'e46'],
  ['golf 4', '4'],
  ['3er touring', 'touring'],
])('of %s no vehicle has %s', (text, unknown) => {
  expect(read(text)?.unknown).toEqual([unknown]);
});

it.each(['208', 'transporter reifen', 'winterreifen', '205 55 16', ''])('%s names no vehicle', (text) => {
  expect(read(text)).toBeUndefined();
});

it.each([
  ['alufelgenvw', ['alufelgen', 'vw']],
  ['golfwinterreifen', ['golf', 'winterreifen']],
  ['golfpolster', ['golfpolster']],
])('%s is split as %j', (word, parts) => {
  expect(splitNames(names, word, (part) => ['alufelgen', 'winterreifen'].includes(part))).toEqual(parts);
});
