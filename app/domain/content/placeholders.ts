import { companyOf } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';

/** Names in braces that texts may use, and what stands there. Empty: the location has none. */
const values = {
  standort: ({ title }: Location) => title,
  ort: ({ city }: Location) => city,
  firma: (location: Location) => companyOf(location).firma,
  strasse: (location: Location) => companyOf(location).strasse,
  plz: (location: Location) => companyOf(location).plz,
  telefon: (location: Location) => companyOf(location).telefon,
  email: (location: Location) => companyOf(location).email,
  register: (location: Location) => {
    const { registergericht, hrb } = companyOf(location);
    return [registergericht, hrb].filter(Boolean).join(', ');
  },
  vertretung: (location: Location) => companyOf(location).geschaeftsfuehrung,
  ustId: (location: Location) => companyOf(location).ustId,
} satisfies Record<string, (location: Location) => string>;

const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;

const isKnown = (name: string): name is keyof typeof values => Object.hasOwn(values, name);

export const placeholderNames = Object.keys(values);

export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => !isKnown(name));
}

/** Placeholders of the text that the location has no value for. */
export function unfilledPlaceholders(text: string, location: Location): string[] {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => isKnown(name) && !values[name](location));
}

/** @param write turns a value into text of the same form, for example HTML */
export function filled(text: string, location: Location, write: (value: string) => string): string {
  return text.replace(PLACEHOLDER, (all, name: string) =>
    isKnown(name) ? write(values[name](location)) : all,
  );
}
