import { ContactCard } from '~/domain/content/components/contact-card';
import { card, cardTitle } from '~/domain/content/components/contact-card.css';
import { PostalAddress } from '~/domain/content/components/text-parts';
import type { LocationSummary } from '~/domain/content/location-summary';
import { Section } from '~/ui/components/section';
import * as styles from './request-aside.css';

/** The people who answer the request, and the next steps. */
export function RequestAside({ place }: { place: LocationSummary }) {
  return (
    <aside className={styles.aside} aria-label="Standort und Ablauf">
      <ContactCard place={place}>
        <PostalAddress company={place.company} />
      </ContactCard>
      <Section id="ablauf" title="So geht es weiter" className={card} titleClass={cardTitle}>
        <ol className={styles.steps}>
          <li>Sie erhalten sofort eine Bestätigung per E-Mail, mit der Nummer Ihrer Anfrage.</li>
          <li>Wenn Sie möchten, fügen Sie bis zu fünf Bilder hinzu, etwa von einem Schaden.</li>
          <li>{place.title} prüft Preis und Termin und meldet sich per E-Mail oder Telefon.</li>
          <li>Sie entscheiden. Bis dahin ist Ihre Anfrage unverbindlich und kostenlos.</li>
        </ol>
      </Section>
    </aside>
  );
}
