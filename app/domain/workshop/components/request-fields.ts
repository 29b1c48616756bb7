import { contactFields } from './contact-fields';

export const requestFields = [
  'leistung',
  'fahrzeug',
  'terminEins',
  'terminZwei',
  'terminDrei',
  'nachricht',
  ...contactFields,
] as const;

export type RequestField = (typeof requestFields)[number];

export type RequestTyped = Partial<Record<RequestField, string | undefined>>;

export interface RequestedService {
  url: string;
  title: string;
  /** For the chosen vehicle; undefined: none is known. */
  price?: string | undefined;
}

export interface RequestFormView {
  id: string;
  /** Digest of the prices beside the form; missing: it shows none. */
  shown?: string;
  /** When the form was made, sealed. */
  stamp: string;
  typed: RequestTyped;
  errors: { id?: RequestField; text: string }[];
}

/** The typed value of a field and its errors. */
export function requestField({ typed, errors }: RequestFormView) {
  return (name: RequestField) => ({
    id: name,
    name,
    defaultValue: typed[name] ?? '',
    errors: errors.filter((error) => error.id === name).map(({ text }) => text),
  });
}
