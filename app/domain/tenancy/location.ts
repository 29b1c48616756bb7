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

/** A service of the network as a location offers it; not available: by the request form. */
export interface ServiceEntry {
  url?: string;
  available?: boolean;
  href?: string;
}

/** A booking system of somebody else; the default one is preselected. */
export interface ExternalService {
  name: string;
  url: string;
  default: boolean;
}

/** An identity provider elsewhere, by addresses that begin with https. */
export interface ExternalLogin {
  /** Sign-in of the dealer's customers. */
  customer: string;
  /** Query parameter of `customer` that takes the address to come back to. */
  returnParameter: string;
  register: string;
  forgotPassword: string;
}

/** What single parts of the shop read from a location's record; checked when it is imported. */
export interface LocationDetails {
  services?: ServiceEntry[];
  /** Urls of the services offered; none: all. */
  serviceListe?: string[];
  externalServices?: ExternalService[];
  /** Urls of other locations of the host that serve the area. */
  areaShopSubLocations?: string[];
  categoryBlacklist?: { _id: string; url: string }[];
  /** A northern location: employees' categories are shown to all. */
  showsAllCategories?: boolean;
  /** Staff need a second factor here; unset: in production only. */
  requiresSecondFactor?: boolean;
  /** Where customers of the dealer have accounts elsewhere; none: only the shop's own. */
  externalLogin?: ExternalLogin;
  abilities?: { maxRimInch: number; runFlat: boolean; rdks: boolean };
}
