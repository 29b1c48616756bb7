import { vehicleChoicePath } from '~/paths';
import { Link } from '~/ui/components/link';
import type { SearchHits } from '../search-shop.server';
import * as styles from './search-page.css';

type Car = NonNullable<SearchHits['unknownCar']>;

export const unknownCarText = ({ label, isMake }: Car) =>
  isMake ? `Fahrzeuge von ${label} kennen wir hier nicht.` : `Das Fahrzeug „${label}“ kennen wir hier nicht.`;

export function UnknownCar({ car, hits, backTo }: { car: Car; hits: number; backTo: string }) {
  const { meansTyres, tyresTo } = car;
  return (
    <div data-unknown-car>
      {hits > 0 && (
        <p>
          {unknownCarText(car)} Die Treffer gehören zu keinem bestimmten Fahrzeug: Bitte vergleichen Sie Maße
          und Freigaben mit Ihren Fahrzeugpapieren.
        </p>
      )}
      {tyresTo && meansTyres && (
        <p>
          Die Reifengröße steht in der Zulassungsbescheinigung Teil I, Feld 15.1 und 15.2, und auf der Flanke
          Ihrer Reifen.
        </p>
      )}
      <ul className={styles.links}>
        {tyresTo && (
          <li>
            <Link to={tyresTo} className={styles.link}>
              Reifen nach Größe suchen
            </Link>
          </li>
        )}
        <li>
          <Link to={vehicleChoicePath(backTo)} className={styles.link}>
            Fahrzeug auswählen
          </Link>
        </li>
      </ul>
    </div>
  );
}
