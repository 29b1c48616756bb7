import type { Shell } from '../../shell/shell';
import { Address, DirectionsLink, MailLink, PhoneLink } from '../contact';
import { ThemeLinkTree } from '../theme-link';
import * as styles from './footer-blocks.css';
import { LocationSwitcher } from './location-switcher';

export function ContactBlock({ shell }: { shell: Shell }) {
  return (
    <div>
      <Address location={shell.location} />
      <ul className={styles.contactLinks}>
        <li>
          <PhoneLink location={shell.location} />
        </li>
        <li>
          <MailLink location={shell.location} />
        </li>
        <li>
          <DirectionsLink />
        </li>
        <li>
          <ThemeLinkTree link={shell.navigation.dealerLink} className={styles.link} />
        </li>
      </ul>
      <LocationSwitcher shell={shell} />
    </div>
  );
}
