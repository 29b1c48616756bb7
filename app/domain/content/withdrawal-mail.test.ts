import { expect, test } from 'vitest';
import { withdrawalMailHref } from './withdrawal-mail';

test('the mail of a withdrawal names the company and asks for three things only', () => {
  const href = withdrawalMailHref({ firma: 'Reifen & Räder GmbH', email: 'service@haus.example' });
  expect(href).toMatch(/^mailto:service@haus\.example\?subject=Widerruf%20eines%20Vertrags&body=/);
  const body = decodeURIComponent(href.split('&body=')[1] ?? '');
  expect(body.split('\r\n')).toEqual([
    'Hiermit widerrufe ich meinen Vertrag mit Reifen & Räder GmbH.',
    '',
    'Name: ',
    'Bestellnummer: ',
    'E-Mail-Adresse für die Eingangsbestätigung: ',
  ]);
});
