import type { Duty } from './missing-duties.server';

export const dutyTexts: Readonly<Record<Duty, { title: string; why: string }>> = {
  eprel: {
    title: 'EPREL-Nummer fehlt',
    why: 'Neben dem Reifenlabel steht der Verweis auf die Produktdatenbank (Verordnung (EU) 2020/740). Ergänzen Sie die Nummer beim Artikel.',
  },
  gpsr: {
    title: 'Hersteller fehlt',
    why: 'Name, Anschrift und Kontakt des Herstellers stehen neben jedem Artikel (Art. 19 der Verordnung (EU) 2023/988). Einmal je Marke genügt.',
  },
  grundpreis: {
    title: 'Inhalt für den Grundpreis fehlt',
    why: 'Die meisten Artikel derselben Warengruppe nennen ihren Inhalt; ohne ihn fehlt der Grundpreis (§ 4 PAngV).',
  },
  pfand: {
    title: 'Pfand fehlt',
    why: 'Auf die meisten Artikel derselben Warengruppe gibt es Pfand; es steht neben dem Preis (§ 7 PAngV).',
  },
  preis: { title: 'Ohne Preis', why: 'Kein Standort verkauft diese Artikel.' },
};
