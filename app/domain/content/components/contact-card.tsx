import type { ReactNode } from 'react';
import { ClockIcon, MailIcon, PhoneIcon } from '~/ui/icons/icons';
import { telephoneHref } from '~/values/telephone';
import type { LocationSummary } from '../location-summary';
import * as styles from './contact-card.css';

interface ContactCardProps {
  place: LocationSummary;
  children?: ReactNode;
}

export function ContactCard({ place: { title, company, openingHours }, children }: ContactCardProps) {
  return (
    <section className={styles.card} aria-labelledby="fragen">
      <h2 id="fragen" className={styles.cardTitle}>
        Fragen? {title} hilft
      </h2>
      {children}
      {company.telefon && (
        <a href={telephoneHref(company.telefon)} className={styles.cardLine}>
          <PhoneIcon size={20} />
          {company.telefon}
        </a>
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
    </section>
  );
}
