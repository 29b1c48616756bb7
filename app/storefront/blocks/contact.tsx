import { contactPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { MailIcon, PhoneIcon, PinIcon } from '~/ui/icons/icons';
import { telephoneHref } from '~/values/telephone';
import type { ShellView } from '../shell/shell';
import * as styles from './contact.css';
import { OpeningState } from './opening';
import { visuallyHiddenOnPhones } from './shared.css';

interface ContactProps {
  location: ShellView['location'];
  /** On phones only the icon is visible; the number stays as its accessible name. */
  isShort?: boolean;
}

export function PhoneLink({ location, isShort }: ContactProps) {
  return (
    <a href={telephoneHref(location.phone)} className={styles.link}>
      <PhoneIcon size={18} />
      <span className={isShort ? visuallyHiddenOnPhones : undefined}>{location.phone}</span>
    </a>
  );
}

export function MailLink({ location }: ContactProps) {
  return (
    <a href={`mailto:${location.email}`} className={styles.link}>
      <MailIcon size={18} />
      <span className={styles.breakable}>{location.email}</span>
    </a>
  );
}

export function DirectionsLink({ isShort }: { isShort?: boolean }) {
  return (
    <Link to={contactPath} className={isShort ? styles.linkFromTablet : styles.link}>
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
      <br />
      {location.postcode} {location.town}
    </address>
  );
}

export function ContactLine({ location }: ContactProps) {
  return (
    <div className={styles.line}>
      <OpeningState location={location} />
      <span className={styles.end}>
        <PhoneLink location={location} isShort />
        <DirectionsLink isShort />
      </span>
    </div>
  );
}
