import { germanTenths } from '~/values/tenths';
import type { ConfiguredRim, choiceFields } from './rim-choice';

type Field = keyof typeof choiceFields;

const designNames: Readonly<Record<string, string>> = {
  sport: 'Fünf Doppelspeichen',
  komfort: 'Zehn Speichen',
  eco: 'Scheibe mit Fenstern',
  asymmetrisch: 'Fünf Y-Speichen',
  lamellen: 'Fünf breite Speichen',
  alpin: 'Sieben Speichen',
  allwetter: 'Sechs Y-Speichen',
  transporter: 'Stahlrad mit Löchern',
};

export const fieldLabels: Record<Field, string> = {
  diameterTenths: 'Durchmesser',
  widthTenths: 'Breite',
  design: 'Design',
  colour: 'Farbe',
};

export function formatChoice(name: Field, value: ConfiguredRim[Field]): string {
  return name === 'design' || name === 'colour' ? String(value) : germanTenths(Number(value));
}

export function choiceWords(name: Field, value: ConfiguredRim[Field]): string {
  if (name === 'design') return designNames[value] ?? 'Anderes Design';
  return name === 'colour' ? String(value) : `${germanTenths(Number(value))} Zoll`;
}

export const paintNames: ReadonlyMap<string, string> = new Map([
  ['silber', 'Silber'],
  ['weiss', 'Weiß'],
  ['grau', 'Grau'],
  ['schwarz', 'Schwarz'],
  ['blau', 'Blau'],
  ['rot', 'Rot'],
  ['gruen', 'Grün'],
  ['beige', 'Beige'],
]);
