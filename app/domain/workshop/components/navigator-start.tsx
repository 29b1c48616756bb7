import { contactPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { LinkIcon } from '~/ui/components/link-icon';
import { navigatorServicePath } from '~/values/workshop-paths';
import { priceWords, type ServicePrice } from '../prices/service-price';
import * as styles from './navigator.css';
import { NavigatorFrame } from './navigator-frame';
import { ServiceCards } from './service-cards';
import { WayOut } from './way-out';

export interface NavigatorStartView {
  category: string | undefined;
  categories: { title: string; icon: string; services: string[] }[];
  services: { url: string; title: string; summary: string; icon: string; price: ServicePrice }[];
  /** Label of the chosen vehicle. */
  vehicle: string | undefined;
}

const MAX_NAMED = 4;

function namesOf(services: readonly string[]): string {
  const rest = services.length - MAX_NAMED;
  return `${services.slice(0, MAX_NAMED).join(', ')}${rest > 0 ? ` und ${rest === 1 ? 'eine' : rest} weitere` : ''}`;
}

/** @param base the navigator of the shop, or the framed one */
export function NavigatorStart({ start, base }: { start: NavigatorStartView; base: string }) {
  const { category, categories, services, vehicle } = start;
  const chosen = vehicle ? ([['Fahrzeug', vehicle]] as const) : [];
  if (category === undefined) {
    return (
      <NavigatorFrame step="kategorie" title="Worum geht es?" back={{}} chosen={chosen}>
        {categories.length === 0 && (
          <p>
            Was Ihr Fahrzeug braucht, besprechen wir gern:{' '}
            <WayOut to={contactPath}>Kontakt und Anfahrt</WayOut>
          </p>
        )}
        <ul className={styles.tiles}>
          {categories.map(({ title, icon, services: names }) => (
            <li key={title}>
              <Link to={`${base}?kategorie=${encodeURIComponent(title)}`} className={styles.tile}>
                <span className={styles.tileIcon}>{icon && <LinkIcon markup={icon} />}</span>
                <span className={styles.tileTitle}>{title}</span>
                <span className={styles.tileText}>{namesOf(names)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </NavigatorFrame>
    );
  }
  const cards = services.map(({ price, ...service }) => ({
    ...service,
    to: navigatorServicePath(base, service.url),
    price: priceWords(price),
  }));
  return (
    <NavigatorFrame step="leistung" title={category} back={{ kategorie: base }} chosen={chosen}>
      <ServiceCards cards={cards} />
    </NavigatorFrame>
  );
}
