import type { OptionalCategory } from './consent';

export const categoryWords: Record<OptionalCategory, { title: string; purpose: string }> = {
  C0002: {
    title: 'Leistung und Statistik',
    purpose: 'Zählt Besuche und zeigt uns, wo Besucher auf Probleme stoßen.',
  },
  C0003: {
    title: 'Komfort und Inhalte anderer Anbieter',
    purpose:
      'Merkt sich Ihr Fahrzeug über den Besuch hinaus und lädt Teile unserer Seiten von anderen Anbietern.',
  },
  C0004: {
    title: 'Werbung',
    purpose: 'Würde Werbung auf Ihre Interessen abstimmen.',
  },
};
