import { senderLine } from '~/domain/tenancy/company';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { infoPages } from '../../info-pages';
import type { LocationSummary, Neighbour } from '../../location-summary';
import type { Abilities } from '../../settings';
import { InfoLayout, type Section } from '../info-layout';
import { Facts } from '../text-parts';
import { WhereMap } from '../where-map';
import * as styles from './ueber-uns.css';

function workshopSection({ maxRimInch, runFlat, rdks }: Abilities): Section {
  return {
    id: 'werkstatt',
    title: 'Was unsere Werkstatt mit Rädern kann',
    body: (
      <>
        <Facts
          of={[
            ['Größte Felge', `${maxRimInch} Zoll auf unserer Montiermaschine`],
            ['Runflat-Reifen', runFlat ? 'ja, wir montieren sie' : 'nein, dafür fehlt uns das Gerät'],
            [
              'Reifendruckkontrolle (RDKS)',
              rdks ? 'ja, wir lernen Sensoren an' : 'nein, Sensoren lernen wir nicht an',
            ],
          ]}
        />
        <p>
          Lieber vorher gesagt als nachher bedauert: Braucht Ihr Auto mehr, fragen Sie uns bitte vor dem Kauf
          nach einem Standort, der es kann.
        </p>
      </>
    ),
  };
}

function neighbourSection(neighbours: Neighbour[]): Section {
  return {
    id: 'standorte',
    title: 'Weitere Standorte in diesem Shop',
    body: (
      <ul className={styles.places}>
        {neighbours.map(({ href, title, city, distance }) => (
          <li key={href}>
            <a href={href} className={styles.place}>
              <strong>{city}</strong>
              <span>{[title, distance].filter(Boolean).join(', ')}</span>
            </a>
          </li>
        ))}
      </ul>
    ),
  };
}

interface AboutContent {
  place: LocationSummary;
  neighbours: Neighbour[];
  sellsTyres: boolean;
}

export function AboutPage({ place, neighbours, sellsTyres }: AboutContent) {
  const { title, city, mainMake, abilities, position } = place;
  const others = neighbours.flatMap((neighbour) => neighbour.position ?? []);
  return (
    <InfoLayout
      page={infoPages.ueberUns}
      place={place}
      lead={`${title} ist Ihre Adresse für Reifen und Räder in ${city}.`}
      sections={[
        {
          id: 'wir',
          title: `${title} in ${city}`,
          body: (
            <div className={styles.portrait}>
              <div>
                <p>
                  {mainMake
                    ? `Zu Hause sind wir in der Marke ${mainMake}. Reifen gibt es bei uns für Autos aller Hersteller.`
                    : 'Wir sind an keine Automarke gebunden und kümmern uns um Reifen und Räder für alle.'}{' '}
                  Im Shop sehen Sie, was wir in {city} vorrätig haben, was es kostet und an welchem Tag der
                  Rest hier ist.
                </p>
                <p>
                  Hinter jeder Bestellung steht ein Betrieb mit Adresse: {senderLine(place.company)}. Dort
                  geben Sie auch etwas zurück, wenn es nicht passt.
                </p>
              </div>
              {position && <WhereMap label={city} position={position} others={others} />}
            </div>
          ),
        },
        ...(abilities ? [workshopSection(abilities)] : []),
        {
          id: 'online',
          title: 'Was Sie online erledigen',
          body: (
            <>
              <ul>
                {sellsTyres && (
                  <li>Reifen nach Größe, Saison, Hersteller und EU-Label finden und vergleichen</li>
                )}
                <li>Ware unverbindlich zurücklegen lassen und vor Ort entscheiden</li>
                <li>Kaufen und abholen, oder schicken lassen, wo wir Versand anbieten</li>
              </ul>
              <p className={styles.links}>
                {sellsTyres && (
                  <Link to="/reifen" className={button.accent}>
                    Reifen finden
                  </Link>
                )}
                <Link to="/kontakt" className={button.plain}>
                  Kontakt und Anfahrt
                </Link>
              </p>
            </>
          ),
        },
        ...(neighbours.length > 0 ? [neighbourSection(neighbours)] : []),
      ]}
    />
  );
}
