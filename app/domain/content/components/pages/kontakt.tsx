import type { ReactNode } from 'react';
import { mapAddress, type Position } from '~/domain/tenancy/premises';
import { button } from '~/ui/components/button.css';
import { TelephoneLink } from '~/ui/components/telephone-link';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '~/ui/icons/icons';
import { infoPages } from '../../info-pages';
import type { LocationSummary } from '../../location-summary';
import { InfoLayout } from '../info-layout';
import { Facts, MailLink, PostalAddress } from '../text-parts';
import { WhereMap } from '../where-map';
import * as styles from './kontakt.css';

function Directions({ position, label }: { position: Position; label: string }) {
  return (
    <div className={styles.links}>
      <a href={mapAddress(position)} className={button.plain} target="_blank" rel="noopener noreferrer">
        Auf OpenStreetMap ansehen
      </a>
      <a
        href={`geo:${position.latitude},${position.longitude}?q=${position.latitude},${position.longitude}(${encodeURIComponent(label)})`}
        className={button.plain}
      >
        In der Karten-App öffnen
      </a>
    </div>
  );
}

interface ContactPageProps {
  place: LocationSummary;
  openingText: string;
  form: ReactNode;
  /** A map service's layer; undefined without one. */
  map: ReactNode;
}

function Board({ place, map }: Pick<ContactPageProps, 'place' | 'map'>) {
  const { title, city, company, openingHours, position } = place;
  return (
    <div className={styles.board}>
      <div className={styles.details}>
        <section>
          <h2 className={styles.heading}>
            <PinIcon size={20} /> Adresse
          </h2>
          <PostalAddress company={company} />
        </section>
        {company.telefon && (
          <section>
            <h2 className={styles.heading}>
              <PhoneIcon size={20} /> Telefon
            </h2>
            <TelephoneLink phone={company.telefon} className={styles.phone} />
          </section>
        )}
        {company.email && (
          <section>
            <h2 className={styles.heading}>
              <MailIcon size={20} /> E-Mail
            </h2>
            <MailLink email={company.email} />
          </section>
        )}
        <section>
          <h2 className={styles.heading}>
            <ClockIcon size={20} /> Öffnungszeiten
          </h2>
          {openingHours.length === 0 ? (
            <p>nach Vereinbarung</p>
          ) : (
            <Facts of={openingHours.map(({ days, hours }) => [days, hours])} />
          )}
        </section>
        {position && <Directions position={position} label={title} />}
      </div>
      {position && (
        <figure className={styles.figure}>
          <WhereMap label={city} position={position} />
          <figcaption className={styles.caption}>Lageskizze, eigene Zeichnung</figcaption>
        </figure>
      )}
      {map}
    </div>
  );
}

export function ContactPage({ place, openingText, form, map }: ContactPageProps) {
  const { title, city, company, hasWorkshop } = place;
  return (
    <InfoLayout
      page={infoPages.kontakt}
      place={place}
      lead={`${title} in ${city}: ${openingText}.`}
      hidesContactCard
      opening={<Board place={place} map={map} />}
      sections={[
        { id: 'nachricht-schreiben', title: 'Schreiben Sie uns', body: form },
        {
          id: 'anliegen',
          title: 'Damit es schnell geht',
          body: (
            <ul>
              <li>
                Fragen zu einer Bestellung oder Reservierung: Halten Sie bitte die Nummer aus der
                Bestätigungsmail bereit.
              </li>
              <li>
                Fragen zu Reifen: Die Größe steht auf der Reifenflanke, zum Beispiel 205/55 R16 91V. Welche
                Größen erlaubt sind, zeigen der Fahrzeugschein (Felder 15.1 und 15.2) und die
                EG-Übereinstimmungs&shy;bescheinigung.
              </li>
              {hasWorkshop && company.telefon && (
                <li>
                  Termine in der Werkstatt vereinbaren Sie am einfachsten telefonisch:{' '}
                  <TelephoneLink phone={company.telefon} />.
                </li>
              )}
            </ul>
          ),
        },
      ]}
    />
  );
}
