import { expect, it } from 'vitest';
import { signIn } from '../support/accounts';
import { textOf } from '../support/html-forms';
import { sharedShop } from '../support/shared-shop';
import { Visitor } from '../support/visitor';

const { shop } = sharedShop();

/** What the export of an account holds, and the words by which the privacy page names it. */
const named: Record<string, string> = {
  konto: 'Profil',
  adressen: 'Adressbuch',
  rollen: 'Mitarbeitern',
  zweiterFaktor: 'Zweiter Faktor',
  wiederherstellungscodes: 'Wiederherstellungscodes',
  offeneLinks: 'Offene Links',
  sitzungen: 'Sitzungen',
  verlauf: 'Verlauf',
  sicherheitsprotokoll: 'Sicherheitsprotokoll',
  merklisten: 'Merkliste',
  merklistenLinks: 'Links zur Merkliste',
  garage: 'Garage',
  warenkoerbe: 'Warenkorb',
  begonneneBestellungen: 'begonnene Bestellungen',
  bestellungen: 'Bestellungen',
  rechnungen: 'Rechnungen',
  widerrufe: 'Widerrufen Sie einen Vertrag online, speichern wir Ihre Erklärung',
  serviceAnfragen: 'Fragen Sie eine Leistung der Werkstatt an',
  kostenvoranschlaege: 'wir Ihnen einen Kostenvoranschlag',
  termine: 'Vereinbaren Sie einen Termin in der Werkstatt',
  eingelagerteRaeder: 'Lagern Sie Räder bei uns ein',
  gutscheine: 'Gutschein',
  notizen: 'Notizen unserer Mitarbeiter zu Ihren Anliegen',
};

it('the privacy page names all that an account stores, as its export has it', async () => {
  const visitor = new Visitor(shop);
  await signIn(visitor, '/muster', 'kundin@example.de', 'Sommerreifen-2026');
  const own = JSON.parse((await visitor.open('/muster/account/daten.json')).text);
  expect(Object.keys(own)).toEqual(Object.keys(named));
  const text = textOf((await visitor.open('/muster/datenschutz')).text);
  for (const words of Object.values(named)) expect(text).toContain(words);
  expect(text).toContain('wo Sie eingeloggt sind: wie sich der Browser nennt, Beginn und letzte Nutzung');
  expect(text).toContain('Verlauf des Kontos 1 Jahr');
});
