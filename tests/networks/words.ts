import fc from 'fast-check';

const usualWords = [
  'Reifen',
  'Räder',
  'Werkstatt',
  'Nord',
  'Süd',
  'am',
  'Ulm',
  'Ö',
  'Größe',
  'Autohaus',
  'Müller',
  'Söhne',
  '&',
  'GmbH',
  'Straße',
  '24/7',
  'Winter',
  'Sommer',
  'günstig',
  'Beratung',
];
const longWords = [
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Kraftfahrzeughaftpflichtversicherungsbeitragssatz',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'Garmisch-Partenkirchen-Untergrainau/Hammersbach',
];
const oddWords = [
  '<b>fett</b>',
  '"Anführung"',
  "d'Angelo",
  '{telefon}',
  '50 %',
  '日本語',
  'Ł',
  '🛞',
  '€',
  'a\\b',
  '</script>',
];

const word = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...usualWords) },
  { weight: 2, arbitrary: fc.constantFrom(...longWords) },
  { weight: 1, arbitrary: fc.constantFrom(...oddWords) },
);

/** A sign of two halves (🛞) stays or goes as a whole. */
const cut = (text: string, maxLength: number) => text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');

/** Short and very long texts, with characters that mean something elsewhere. */
export function words(maxWords = 6, maxLength = 300): fc.Arbitrary<string> {
  return fc
    .array(word, { minLength: 1, maxLength: maxWords, size: 'max' })
    .map((parts) => cut(parts.join(' '), maxLength).trim());
}

const slugParts = [
  'nord',
  'sued',
  'am',
  'ulm',
  'o',
  'rad',
  'werk',
  '24',
  'garmisch-partenkirchen',
  'lueneburg',
  'haus',
];

export const slugs = fc
  .array(fc.constantFrom(...slugParts), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('-'));

export const webAddresses = fc.constantFrom(
  'https://www.hersteller.example/',
  'https://termine.werkstatt.example:8443/buchen?standort=1&art=r%C3%A4der#kalender',
  'https://müller-reifen.example/Über uns',
  `https://${'sehr-langer-name-'.repeat(3)}x.example/${'pfad/'.repeat(20)}`,
  'https://partner.example',
);

export const pictureAddresses = fc.constantFrom(
  'https://bilder.example/logo.png',
  'https://cdn.bilder.example/a/b.webp?w=400&h=200',
);

export const mailAddresses = fc.constantFrom(
  'a@b.example',
  'service@autohaus.example',
  'o.brien+shop@sub.autohaus.example',
  `${'sehr.langer.name.'.repeat(3)}x@${'sehr-langer-name-'.repeat(3)}x.example`,
);

/** Years ago or ahead, so that a network's state does not depend on the date. */
export const moments = fc.constantFrom(
  '2020-01-01T00:00:00+01:00',
  '2025-06-30T12:30:00Z',
  '2090-12-31T23:59:59-05:00',
);
export const days = fc.constantFrom('2020-01-01', '2020-02-29', '2090-12-31');

/** Thirteen digits with their check digit (GS1: weights 1 and 3 in turn, modulo 10). */
export const gtins = fc.stringMatching(/^[1-9]\d{11}$/).map((digits) => {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
});

/** German account numbers with their check digits (ISO 13616: 98 less the rest of the number with `DE00` behind it). */
export const ibans = fc.stringMatching(/^\d{18}$/).map((account) => {
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
});

/** Includes markup that has to be removed. */
export function markup(targets: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const escaped = words(8).map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const part = fc.oneof(
    escaped.map((text) => `<p>${text}</p>`),
    escaped.map((text) => `<h2>${text}</h2>`),
    escaped.map((text) => `<ul><li>${text}</li><li><strong>${text}</strong></li></ul>`),
    fc.tuple(targets, escaped).map(([to, text]) => `<p><a href="${to}">${text}</a></p>`),
    escaped.map((text) => `<p style="width:2000px" onclick="alert(1)">${text}<script>alert(1)</script></p>`),
    escaped.map((text) => `<p>${text}<img src="https://zaehler.example/pixel.gif"></p>`),
  );
  return fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
}
