/** The company behind a location, as its imprint names it. */
export interface Company {
  firma: string;
  strasse: string;
  plz: string;
  ort: string;
  land: string;
  telefon: string;
  email: string;
  registergericht: string;
  hrb: string;
  ustId: string;
  geschaeftsfuehrung: string;
}

/** The account that prepayments go to. */
export interface Bank {
  inhaber: string;
  iban: string;
  bic: string;
  bankname: string;
}

export const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;
export type Weekday = (typeof weekdays)[number];

/** Hours in local time of Germany, "08:00" to "18:00". */
export interface OpeningHours {
  days: Weekday[];
  from: string;
  to: string;
}

/** The location's master record: what it pays and ships with. */
export interface Stammblatt {
  payone?: { aid?: string | null };
  zahlungsarten?: { versand?: string[]; versandPaypal?: string[] };
  subZahlungsarten?: string[];
  versandarten?: string[];
  fahrzeugSuche?: boolean;
}
