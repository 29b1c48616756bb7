import { z } from 'zod';

const text = z.string().trim().min(1, 'darf nicht leer sein').max(200, 'höchstens 200 Zeichen');

const operator = z
  .strictObject({
    name: text,
    anschrift: text,
    kontakt: z.union([z.email(), z.url({ protocol: /^https$/ })], 'weder E-Mail-Adresse noch https-Adresse'),
  })
  .transform(({ name, anschrift, kontakt }) => ({
    name,
    postalAddress: anschrift,
    electronicAddress: kontakt,
  }));

/** One entry of `makes.json`: who answers for the articles of a make (Art. 19 GPSR). */
export const makeEntry = z.strictObject({
  hersteller: text,
  produzent: operator,
  euVerantwortlicher: operator.nullable(),
});

export type MakeEntry = z.output<typeof makeEntry>;
