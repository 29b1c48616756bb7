import type { ReactNode } from 'react';
import { Link } from '~/ui/components/link';
import { lead, pageStack, pageTitle } from '~/ui/components/panel.css';
import { Questions } from '~/ui/components/questions';
import { Section } from '~/ui/components/section';
import type { Category } from '../../categories/category';
import { CategoryPicture } from '../../categories/components/category-picture';
import * as styles from './accessories-page.css';

export interface AccessoryTileView extends Pick<Category, 'drawing' | 'photo'> {
  title: string;
  to: string;
}

interface AccessoriesPageProps {
  make: string;
  city: string;
  hasWorkshop: boolean;
  picture: ReactNode;
  tiles: readonly AccessoryTileView[];
}

export function AccessoriesPage({ make, city, hasWorkshop, picture, tiles }: AccessoriesPageProps) {
  const questions = [
    [
      `Passt das Zubehör an meinen ${make}?`,
      'Wählen Sie oben Ihr Fahrzeug. Danach sehen Sie bei jedem Artikel, ob er passt und warum. Fehlt eine Angabe, steht auch das dabei.',
    ],
    [
      `Bauen Sie das Zubehör in ${city} ein?`,
      hasWorkshop
        ? 'Ja. Anhängerkupplungen, Dachträger und Elektrik montieren wir in der Werkstatt. Sagen Sie uns bei der Bestellung Bescheid, wir nennen Preis und Termin.'
        : 'Nein, wir verkaufen das Zubehör. Den Einbau übernimmt Ihre Werkstatt.',
    ],
    [
      'Kann ich etwas zurückgeben?',
      'Was Sie online kaufen, können Sie 14 Tage lang ohne Begründung zurückgeben, auch direkt im Autohaus. Eine Reservierung verpflichtet Sie zu nichts.',
    ],
  ] as const;
  return (
    <div className={pageStack}>
      <div className={styles.picture}>{picture}</div>
      <div>
        <h1 className={pageTitle}>{make} Zubehör</h1>
        <p className={lead}>
          Von der Fußmatte bis zum Winterkomplettrad: was zu Ihrem {make} gehört, mit Preis und Bestand in{' '}
          {city}.
        </p>
      </div>
      <ul className={styles.tiles}>
        {tiles.map(({ title, to, drawing, photo }) => (
          <li key={title}>
            <Link to={to} className={styles.tile}>
              <CategoryPicture drawing={drawing} photo={photo} width={150} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <Section title="Zubehör passend zum Auto">
        <p>
          Die Listen hinter den Kacheln zeigen zuerst, was für {make} gemacht ist, und was an jedes Auto
          passt. Sie sehen, was am Standort liegt und was in wenigen Tagen aus dem Zentrallager kommt.
          Reservieren Sie unverbindlich und sehen Sie es sich in {city} an, oder kaufen Sie und lassen Sie es
          sich schicken.
        </p>
      </Section>
      <Questions of={questions} />
    </div>
  );
}
