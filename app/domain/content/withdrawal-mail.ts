import type { Company } from '~/domain/tenancy/company';

/** What a withdrawal must tell, and all that may be asked for (§ 356a BGB). */
export const withdrawalFields = [
  'Name',
  'Bestellnummer',
  'E-Mail-Adresse für die Eingangsbestätigung',
] as const;

/** A link that opens the visitor's mail program with a declaration of withdrawal to be filled in. */
export function withdrawalMailHref({ firma, email }: Pick<Company, 'firma' | 'email'>): string {
  const lines = [
    `Hiermit widerrufe ich meinen Vertrag mit ${firma}.`,
    '',
    ...withdrawalFields.map((field) => `${field}: `),
  ];
  const body = lines.join('\r\n');
  return `mailto:${encodeURI(email)}?subject=${encodeURIComponent('Widerruf eines Vertrags')}&body=${encodeURIComponent(body)}`;
}
