import type { ReactNode } from 'react';
import { accountPath, locationsPath, signInPagePath, wishListPath } from '~/paths';
import { NavLink } from '~/ui/components/link';
import { Spinner } from '~/ui/components/spinner';
import { useSession } from '../../shell/session-context';
import type { Shell } from '../../shell/shell';
import { Address, DirectionsLink, PhoneLink } from '../contact';
import { HtmlText } from '../html-text';
import { OpeningState } from '../opening';
import { ThemeLinkTree } from '../theme-link';
import { CustomerLink } from './customer-link';
import { MenuMakes } from './make-row';
import * as styles from './menu-panel.css';
import * as rows from './menu-rows.css';
import { useVehicleChoice, vehicleWords } from './vehicle-link';

interface MenuPanelProps {
  shell: Shell;
  /** Widths at which `MenuToggle` opens it; wider screens always show it. */
  until?: styles.Until;
  className?: string;
  booking?: ReactNode;
  children: ReactNode;
}

function OwnLinks({ shell }: { shell: Shell }) {
  const { hideLogin } = shell.theme.header;
  const { wishCount } = useSession();
  const choice = useVehicleChoice();
  return (
    <>
      {!hideLogin && (
        <li>
          <NavLink data-below to={shell.isSignedIn ? accountPath : signInPagePath} className={rows.link}>
            {shell.isSignedIn ? 'Mein Konto' : 'Einloggen'}
          </NavLink>
        </li>
      )}
      {!hideLogin && shell.externalLogin && !shell.isSignedIn && (
        <li>
          <CustomerLink shell={shell} className={rows.link} />
        </li>
      )}
      {shell.hasVehicles && (
        <li>
          <NavLink data-below {...choice} className={rows.link}>
            {vehicleWords(shell)}
          </NavLink>
        </li>
      )}
      <li>
        <NavLink data-below to={wishListPath} className={rows.link}>
          Merkliste{' '}
          <small className={rows.subtitle}>
            <span data-session="wishCount">{wishCount}</span> Artikel
          </small>
        </NavLink>
      </li>
    </>
  );
}

/** The header's only navigation; on narrow screens it holds the rest of the header too. */
export function MenuPanel({ shell, until = 'desktop', className = '', booking, children }: MenuPanelProps) {
  const { location, navigation } = shell;
  const narrowOnly = styles.narrowOnly[until];
  return (
    <div id={styles.panelId} className={`${styles.panel[until]} ${className}`}>
      <nav aria-label="Hauptnavigation">
        <ul className={`${rows.items} ${narrowOnly}`}>
          <OwnLinks shell={shell} />
        </ul>
        {children}
        <ul className={`${rows.items} ${narrowOnly}`}>
          {navigation.boxLink && (
            <li>
              <ThemeLinkTree link={navigation.boxLink} className={rows.link} />
            </li>
          )}
          {navigation.links.length > 0 && <li className={styles.leadIn}>Ich möchte</li>}
          {navigation.links.map((link) => (
            <li key={`${link.to} ${link.label}`}>
              <ThemeLinkTree link={link} className={rows.link} />
            </li>
          ))}
          <li>
            <ThemeLinkTree link={navigation.dealerLink} className={rows.link} />
          </li>
          {shell.locationCount > 1 && (
            <li>
              <NavLink data-below to={locationsPath} className={rows.link}>
                Standorte <small className={rows.subtitle}>{location.city}</small>
              </NavLink>
            </li>
          )}
        </ul>
      </nav>
      {booking && <div className={styles.booking}>{booking}</div>}
      {shell.makes && <MenuMakes makes={shell.makes} />}
      <div className={narrowOnly}>
        <div className={styles.contact}>
          {navigation.contextHtml && <HtmlText html={navigation.contextHtml} className={styles.context} />}
          <Address location={location} />
          <OpeningState location={location} />
          <div className={styles.links}>
            <PhoneLink location={location} />
            <DirectionsLink />
          </div>
        </div>
      </div>
      <div hidden data-loading className={styles.loading[until]}>
        <Spinner label="Seite wird geladen" />
      </div>
    </div>
  );
}
