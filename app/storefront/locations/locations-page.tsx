import { AreaSketch } from '~/domain/content/components/area-sketch';
import { WhereMap } from '~/domain/content/components/where-map';
import { button } from '~/ui/components/button.css';
import { lead, pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { TelephoneLink } from '~/ui/components/telephone-link';
import { PhoneIcon } from '~/ui/icons/icons';
import { OpeningState } from '../blocks/opening';
import type { LocationsPageView } from './load-locations.server';
import { LocationFinder } from './location-finder';
import * as styles from './locations-page.css';

type ListedLocation = LocationsPageView['locations'][number];

/** Each location has a router of its own, so its link loads a new document. */
function LocationCard({ location, from }: { location: ListedLocation; from: string }) {
  const { href, title, city, street, town, phone, distance, isCurrent } = location;
  return (
    <article className={isCurrent ? styles.currentCard : styles.card}>
      <div>
        <h2 className={styles.city}>
          <a href={href} className={styles.cityLink} aria-current={isCurrent ? 'location' : undefined}>
            {city}
          </a>
        </h2>
        <p className={styles.dealer}>{title}</p>
        {distance && (
          <p className={styles.dealer}>
            {distance} von {from}
          </p>
        )}
      </div>
      <div className={styles.facts}>
        <address className={styles.address}>
          {street}
          <br />
          {town}
        </address>
        <OpeningState location={location} />
      </div>
      <div className={styles.links}>
        {phone && (
          <TelephoneLink phone={phone} className={styles.phone}>
            <PhoneIcon size={18} />
          </TelephoneLink>
        )}
        {isCurrent ? (
          <span className={styles.here}>Sie sind hier</span>
        ) : (
          <a href={href} className={button.plain} aria-label={`Zum Shop in ${city}`}>
            Zum Shop
          </a>
        )}
      </div>
    </article>
  );
}

function Where({ page: { here, others } }: { page: LocationsPageView }) {
  if (here.towns.length > 2)
    return (
      <div className={panel}>
        <AreaSketch street={here.street} city={here.city} towns={here.towns} />
      </div>
    );
  return (
    here.position && (
      <div className={`${panel} ${styles.map}`}>
        <WhereMap label={here.city} position={here.position} others={others} />
      </div>
    )
  );
}

export function LocationsPage({ page }: { page: LocationsPageView }) {
  const isChoice = page.locations.length + page.hidden > 1 || page.isSearched;
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>Unsere Standorte</h1>
        <p className={lead} role="status">
          {page.headline}
        </p>
      </div>
      {isChoice && <LocationFinder page={page} />}
      <div className={page.here.towns.length > 0 ? styles.halves : styles.columns}>
        <div className={styles.list}>
          {page.locations.map((location) => (
            <LocationCard key={location.href} location={location} from={page.from} />
          ))}
        </div>
        <Where page={page} />
      </div>
      {isChoice && (
        <p className={styles.dealer}>
          Entfernungen in Luftlinie. Ortsdaten: <a href="https://www.geonames.org/">GeoNames</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/deed.de">CC BY 4.0</a>
        </p>
      )}
      {page.hidden > 0 && (
        <p>
          {page.hidden === 1 ? '1 weiterer Standort' : `${page.hidden} weitere Standorte`}: Geben Sie eine
          Postleitzahl oder einen Ort ein.
        </p>
      )}
    </div>
  );
}
