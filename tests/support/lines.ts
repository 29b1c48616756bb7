export type Line = Record<string, unknown>;

/** All columns of a tyre. */
export const wholeTyre = {
  id: 'pruefreifen-winter',
  gtin: '4006381333931',
  hersteller: 'Prüf & Söhne',
  modell: 'Eiszapfen 3',
  saison: 'winter',
  fahrzeug: 'PKW',
  breite: 205,
  hoehe: 55,
  bauart: 'R',
  durchmesser: 16,
  tragfaehigkeit: 91,
  tragfaehigkeitZwilling: '',
  geschwindigkeitsindex: 'H',
  xl: 0,
  c: false,
  runflat: null,
  oe: '',
  alpin: true,
  ms: 1,
  felgenschutz: 0,
  eis: 0,
  kraftstoff: 'C',
  nasshaftung: 'B',
  geraeusch: 'B',
  db: 71,
  eprel: '',
  preis: '89.90',
  profil: 'lamellen',
  dot: 2026,
} as const satisfies Line;

/** All columns of a vehicle. */
export const wholeVehicle = {
  id: 'pruefwagen-1-5',
  fahrzeugart: 'PKW',
  hersteller: 'Prüf',
  modell: 'Wagen',
  baureihe: 'Wagen I',
  motor: '1.5',
  karosserie: '',
  getriebe: '',
  ausstattung: '',
  bezeichnung: 'Prüf Wagen I 1.5',
  ecode: '',
  kw: 96,
  gebautVon: '2024-01',
  gebautBis: '',
  form: 'kombi',
  schluessel: '9998/ZZY',
  fin: '',
  lochzahl: 5,
  lochkreis: 112,
  mittenloch: 57.1,
  einpresstiefeVon: 45,
  einpresstiefeBis: 50,
  achslastVorn: 1050,
  achslastHinten: 980,
  hoechstgeschwindigkeit: 210,
  rdks: 'indirekt',
  bereifung: '205/55R16 91V auf 6.5x16 ET46 = CoC-Papier',
  quelle: 'Prüfung',
} as const satisfies Line;

/** EAN-13 of a range that no article of the demo has. */
export function gtinOf(number: number): string {
  const digits = `29${String(number).padStart(10, '0')}`;
  const sum = [...digits].reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Different tyres, `count` of them. */
export const someWholeTyres = (count: number, prefix: string): Line[] =>
  Array.from({ length: count }, (_, number) => ({
    ...wholeTyre,
    id: `${prefix}-${number}`,
    gtin: gtinOf(number),
    breite: 155 + 10 * (number % 15),
  }));

export const wholeProduct = {
  id: 'pruefbox',
  kategorie: 'dachboxen',
  hersteller: 'Prüf',
  name: 'Box',
  beschreibung: 'Eine Box.',
  sicherheit: '',
  daten: '',
  werte: '',
};

/** Of that product. */
export const wholeVariant = {
  produkt: 'pruefbox',
  id: 'pruefbox-schwarz',
  gtin: '',
  artikelnummer: 'PB-1',
  bezeichnung: 'schwarz',
  fabrikat: '',
  ecodes: '',
  werte: '',
  inhalt: '',
  pfand: '',
  preis: '349.00',
  bestand: 'immer',
};
