import type { Cents } from '~/values/money';

/** What is counted of a week. Values of `?was=`. */
export const figureKinds = [
  'bestellt',
  'reserviert',
  'uebergeben',
  'bezahlt',
  'zurueck',
  'erstattet',
] as const;
export type FigureKind = (typeof figureKinds)[number];

export const figureNames: Readonly<Record<FigureKind, string>> = {
  bestellt: 'Bestellt',
  reserviert: 'Reserviert',
  uebergeben: 'Übergeben',
  bezahlt: 'Bezahlt',
  zurueck: 'Zurückgegeben',
  erstattet: 'Erstattet',
};

/** What the sum is made of. */
export const figureMeanings: Readonly<Record<FigureKind, string>> = {
  bestellt: 'Käufe am Tag der Bestellung, bezahlt oder nicht, mit Pfand und Versand, ohne Storniertes.',
  reserviert: 'Reservierungen am Tag, an dem sie eingegangen sind, ohne stornierte und abgelaufene.',
  uebergeben: 'Ware, die abgeholt oder verschickt wurde, mit Pfand, ohne Versandkosten.',
  bezahlt: 'Eingegangene Zahlungen, ohne Abzug von Erstattungen.',
  zurueck: 'Ware, die nach der Übergabe zurückkam, mit Pfand.',
  erstattet: 'Geld, das an Kunden zurückging, auch Rückbuchungen.',
};

export const FIGURE_DAYS = 7;

export interface DayFigure {
  /** ISO day. */
  day: string;
  /** Of rows in the list of the figure. */
  count: number;
  totalCents: Cents;
}

export interface FigureRow {
  number: string;
  name: string;
  at: Date;
  cents: Cents;
}

export interface Figure {
  kind: FigureKind;
  /** Seven days, today last. */
  days: DayFigure[];
  count: number;
  totalCents: Cents;
}
