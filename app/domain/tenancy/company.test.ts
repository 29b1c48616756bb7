import { expect, test } from 'vitest';
import { companyLine, mailSignature, registerLine } from './company';

const empty = { firma: '', strasse: '', plz: '', ort: '', telefon: '', email: '' };

test('lines of a company leave out what is empty', () => {
  const named = { ...empty, firma: 'Muster GmbH', ort: 'Kiel' };
  expect(mailSignature(named)).toBe('Muster GmbH, Kiel');
  expect(mailSignature({ ...named, strasse: 'Hafenweg 1', plz: '24103', email: 'shop@example.de' })).toBe(
    'Muster GmbH, Hafenweg 1, 24103 Kiel\nshop@example.de',
  );
  expect(companyLine({ ...empty, telefon: '0431 1' })).toBe('Telefon 0431 1');
  expect(registerLine({ registergericht: '', hrb: '', ustId: 'DE1' })).toBe('USt-IdNr. DE1');
});
