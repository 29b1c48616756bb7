import { cashPath, documentPath, labelIconPaths, storePath } from '~/ui/tokens/icon-paths';
import type { HomeSection } from './home-section';

/** Each claim has to be true of every location. */
export const reasonsSection = (city: string): HomeSection => ({
  area: 'reasons',
  title: 'Ihre Vorteile',
  items: [
    {
      icon: storePath,
      title: `Bestand in ${city}`,
      text: 'Bei jedem Reifen steht, wie viele Stück vor Ort liegen und wann ein anderer hier ist.',
    },
    {
      icon: documentPath,
      title: 'Unverbindlich reservieren',
      text: 'Erst zurücklegen lassen, dann ansehen und entscheiden: Eine Reservierung verpflichtet zu nichts.',
    },
    {
      icon: labelIconPaths.fuel,
      title: 'EU-Label an jedem Reifen',
      text: 'Verbrauch, Nasshaftung und Geräusch sehen Sie neben dem Preis, nicht erst im Datenblatt.',
    },
    {
      icon: cashPath,
      title: 'Bei Abholung zahlen',
      text: 'Oder per Vorkasse. Jeder Preis versteht sich inkl. MwSt., den Versand zeigt der Warenkorb.',
    },
  ],
});
