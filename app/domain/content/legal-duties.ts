import type { Company } from '~/domain/tenancy/company';
import type { LegalText } from './legal-text';

export interface LegalDuty {
  name: string;
  /** '§ 5 Abs. 1 Nr. 1 DDG' */
  law: string;
}

interface CheckedDuty extends LegalDuty {
  /** Values of the location, all of which have to be in the text. */
  values: (company: Company) => string[];
  /** Decides where the location has no such values, or where only words can tell. */
  words: RegExp;
}

const none = () => [];

/** The shop's own imprint has the values of the location and each of the words. */
const imprintDuties: readonly CheckedDuty[] = [
  {
    name: 'Name mit Rechtsform',
    law: '§ 5 Abs. 1 Nr. 1 DDG',
    values: ({ firma }) => [firma],
    words: /\b(gmbh|ag|kg|ohg|ug|gbr|se|e\. ?k\.|inhaber(in)?)(\b|(?<=\.))/,
  },
  {
    name: 'Straße, Hausnummer, Postleitzahl und Ort',
    law: '§ 5 Abs. 1 Nr. 1 DDG',
    values: ({ strasse, plz, ort }) => [strasse, plz, ort],
    words: /\b\d{5} \p{L}/u,
  },
  {
    name: 'Vertretungsberechtigte',
    law: '§ 5 Abs. 1 Nr. 1 DDG',
    values: none,
    words: /vertret|geschäftsführ|inhaber|vorstand/,
  },
  {
    name: 'E-Mail-Adresse',
    law: '§ 5 Abs. 1 Nr. 2 DDG',
    values: none,
    words: /[^\s@]+@[^\s@]+\.[a-z]{2,}/,
  },
  {
    name: 'Telefonnummer oder ein ebenso schneller Weg',
    law: '§ 5 Abs. 1 Nr. 2 DDG',
    values: none,
    words: /(\+|\b0)\d[\d /()–-]{4,}\d/,
  },
  {
    name: 'Register und Registernummer',
    law: '§ 5 Abs. 1 Nr. 4 DDG',
    values: none,
    words: /\bhr[ab]\b|registernummer|handelsregister/,
  },
  {
    name: 'Umsatzsteuer- oder Wirtschafts-Identifikationsnummer',
    law: '§ 5 Abs. 1 Nr. 6 DDG',
    values: none,
    words: /\bde ?\d{3} ?\d{3} ?\d{3}\b/,
  },
  {
    name: 'Teilnahme an einer Verbraucherschlichtung',
    law: '§ 36 VSBG',
    values: none,
    words: /schlichtung/,
  },
];

const termsDuties: readonly CheckedDuty[] = [
  {
    name: 'Wie der Vertrag zustande kommt',
    law: '§ 312i BGB, Art. 246c EGBGB',
    values: none,
    words: /vertragsschluss|vertrag (kommt|schließen)|zustande|annahme/,
  },
  {
    name: 'Preise mit Umsatzsteuer',
    law: 'Art. 246a § 1 EGBGB',
    values: none,
    words: /umsatzsteuer|mwst|mehrwertsteuer/,
  },
  { name: 'Zahlung', law: 'Art. 246a § 1 EGBGB', values: none, words: /zahlung|bezahl/ },
  {
    name: 'Lieferung oder Abholung',
    law: 'Art. 246a § 1 EGBGB',
    values: none,
    words: /liefer|versand|abhol/,
  },
  { name: 'Widerrufsrecht', law: '§ 312g BGB', values: none, words: /widerruf/ },
  {
    name: 'Rechte bei Mängeln',
    law: '§§ 437, 475 ff. BGB',
    values: none,
    words: /mängel|mangel|gewährleistung/,
  },
  { name: 'Teilnahme an einer Verbraucherschlichtung', law: '§ 36 VSBG', values: none, words: /schlichtung/ },
];

const plain = (text: string) => text.toLowerCase().replace(/[\s ]+/g, ' ');

/** Duties of the law that the text does not meet. @param text with its placeholders filled */
export function missingDuties(kind: LegalText, text: string, company: Company): LegalDuty[] {
  const said = plain(text);
  const duties = kind === 'imprint' ? imprintDuties : termsDuties;
  return duties
    .filter(({ values, words }) => {
      const known = values(company).filter((value) => value !== '');
      return known.length > 0 ? !known.every((value) => said.includes(plain(value))) : !words.test(said);
    })
    .map(({ name, law }) => ({ name, law }));
}

/** Fields of the location that the shop's own imprint would leave empty. */
export function missingFacts(company: Company): LegalDuty[] {
  const facts: [string, string, ...string[]][] = [
    ['Name des Unternehmens', '§ 5 Abs. 1 Nr. 1 DDG', company.firma],
    ['Anschrift', '§ 5 Abs. 1 Nr. 1 DDG', company.strasse, company.plz, company.ort],
    ['Vertretungsberechtigte', '§ 5 Abs. 1 Nr. 1 DDG', company.geschaeftsfuehrung],
    ['E-Mail-Adresse', '§ 5 Abs. 1 Nr. 2 DDG', company.email],
    ['Telefonnummer', '§ 5 Abs. 1 Nr. 2 DDG', company.telefon],
    ['Register und Registernummer', '§ 5 Abs. 1 Nr. 4 DDG', company.registergericht, company.hrb],
    ['USt-IdNr.', '§ 5 Abs. 1 Nr. 6 DDG', company.ustId],
  ];
  return facts.flatMap(([name, law, ...values]) =>
    values.some((value) => value === '') ? [{ name, law }] : [],
  );
}
