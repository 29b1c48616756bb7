import { contactPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { TelephoneLink } from '~/ui/components/telephone-link';
import { MailIcon, PhoneIcon, PinIcon } from '~/ui/icons/icons';
import type { ShellView } from '../shell/shell';
import * as styles from './contact.css';
import { OpeningState } from './opening';

interface ContactProps {
  location: ShellView['location'];
}

export function PhoneLink({ location }: ContactProps) {
  if (!location.phone) return null;
  return (
    <TelephoneLink phone={location.phone} className={styles.link}>
      <PhoneIcon size={18} />
    </TelephoneLink>
  );
}

export function MailLink({ location }: ContactProps) {
  if (!location.email) return null;
  return (
    <a href={`mailto:${location.email}`} className={styles.link}>
      <MailIcon size={18} />
      <span className={styles.breakable}>{location.email}</span>
    </a>
  );
}

export function DirectionsLink() {
  return (
    <Link to={contactPath} className={styles.link}>
      <PinIcon size={18} />
      Anfahrt
    </Link>
  );
}

export function Address({ location }: ContactProps) {
  return (
    <address className={styles.address}>
      <strong>{location.firma}</strong>
      <br />
      {location.street}
      {location.street && <br />}
      {location.postcode} {location.town}
    </address>
  );
}

export function ContactLine({ location }: ContactProps) {
  return (
    <div className={styles.line}>
      <OpeningState location={location} />
      <span className={styles.end}>
        <PhoneLink location={location} />
        <DirectionsLink />
      </span>
    </div>
  );
}
