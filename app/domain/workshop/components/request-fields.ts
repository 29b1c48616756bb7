export const requestFields = [
  'leistung',
  'fahrzeug',
  'terminEins',
  'terminZwei',
  'terminDrei',
  'nachricht',
  'anrede',
  'vorname',
  'nachname',
  'email',
  'telefon',
] as const;

export type RequestField = (typeof requestFields)[number];

export type RequestTyped = Partial<Record<RequestField, string | undefined>>;

export interface RequestFormView {
  id: string;
  /** When the form was made, sealed. */
  stamp: string;
  typed: RequestTyped;
  errors: { id?: RequestField; text: string }[];
}
