import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MailParagraphs } from './mail-text.server';

const shown = (...texts: string[]) => renderToStaticMarkup(<MailParagraphs of={texts} />);
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) =>
    row.replace(/<\/td><td[^>]*>/, '|').replace(/<[^>]+>/g, ''),
  );

it('shows facts below each other as rows', () => {
  expect(rowsOf(shown('Termin: Sa., 5. Dezember, 09:00–09:30 Uhr\nFahrzeug: Golf VII'))).toEqual([
    'Termin|Sa., 5. Dezember, 09:00–09:30 Uhr',
    'Fahrzeug|Golf VII',
  ]);
});

it('leaves the lines of a message with its fact', () => {
  expect(rowsOf(shown('Leistung: Inspektion\nNachricht: Bremsen prüfen\nund anrufen'))).toEqual([
    'Leistung|Inspektion',
    'Nachricht|Bremsen prüfen\nund anrufen',
  ]);
});

it('leaves sentences, addresses of pages and single facts as text', () => {
  for (const text of [
    'Haben Sie das nicht erklärt? Dann antworten Sie: hier.\nWir helfen.',
    'AGB: https://shop.example/agb\nImpressum: https://shop.example/impressum',
    'Zahlung: Vorkasse',
  ])
    expect(rowsOf(shown(text)), text).toEqual([]);
});

it('does not break numbers and e-mail addresses, but addresses of pages', () => {
  const html = shown('Zu RH-7Q2M-K4HD: service@auto-haus.example, https://shop.example/x?bestellung=RH-7Q2M');
  const whole = [...html.matchAll(/<span style="display:inline-block">(.*?)<\/span>/g)].map(
    ([, words]) => words,
  );
  expect(whole).toEqual(['RH-7Q2M-K4HD', 'service@auto-haus.example']);
});
