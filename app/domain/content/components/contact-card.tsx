import type { ReactNode } from 'react';
import { Section } from '~/ui/components/section';
import { TelephoneLink } from '~/ui/components/telephone-link';
import { ClockIcon, MailIcon, PhoneIcon } from '~/ui/icons/icons';
import type { LocationSummary } from '../location-summary';
import * as styles from './contact-card.css';

interface ContactCardProps {
  place: LocationSummary;
  children?: ReactNode;
}

export function ContactCard({ place: { title, company, openingHours }, children }: ContactCardProps) {
  return (
    <Section
      id="fragen"
      title={`Fragen? ${title} hilft`}
      className={styles.card}
      titleClass={styles.cardTitle}
    >
      {children}
      {company.telefon && (
        <TelephoneLink phone={company.telefon} className={styles.cardLine}>
          <PhoneIcon size={20} />
        </TelephoneLink>
      )}
      {company.email && (
        <a href={`mailto:${company.email}`} className={styles.cardLine}>
          <MailIcon size={20} />
          {company.email}
        </a>
      )}
      <p className={styles.cardLine}>
        <ClockIcon size={20} />
        <span>
          {openingHours.map(({ days, hours }) => (
            <span key={days} className={styles.hours}>
              {days} {hours}
            </span>
          ))}
        </span>
      </p>
    </Section>
  );
}
