export interface NewVariant {
  /** Of the form, from 0. */
  line: number;
  bezeichnung: string;
  gtin: string;
  nummer: string;
  preis: string;
  inhalt: string;
  pfand: string;
}

/** As typed. */
export interface NewProduct {
  /** Url of the category. */
  kategorie: string;
  hersteller: string;
  name: string;
  beschreibung: string;
  sicherheit: string;
  variants: NewVariant[];
}

export type NewProductResult =
  | { ok: true; article: string }
  | { ok: false; errors: Record<string, string[]> };

export const VARIANTS_AT_ONCE = 5;

/** 'gtinA' */
export const lineField = (name: string, index: number): string => `${name}${String.fromCharCode(65 + index)}`;

/** Lines without any text are left out. */
export function newProductOf(values: Readonly<Record<string, string>>): NewProduct {
  const typed = (name: string) => (values[name] ?? '').trim();
  const variants = Array.from({ length: VARIANTS_AT_ONCE }, (_, index) => ({
    line: index,
    bezeichnung: typed(lineField('bezeichnung', index)),
    gtin: typed(lineField('gtin', index)),
    nummer: typed(lineField('nummer', index)),
    preis: typed(lineField('preis', index)),
    inhalt: typed(lineField('inhalt', index)),
    pfand: typed(lineField('pfand', index)),
  })).filter(({ line: _line, ...texts }) => Object.values(texts).some(Boolean));
  return {
    kategorie: typed('kategorie'),
    hersteller: typed('hersteller'),
    name: typed('name'),
    beschreibung: typed('beschreibung'),
    sicherheit: typed('sicherheit'),
    variants,
  };
}
