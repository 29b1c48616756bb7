import type { ThemeLink } from '~/domain/tenancy/theme';
import { accessibilityPath, consentPath, withdrawPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { ThemeLinkTree } from '../theme-link';
import * as styles from './footer-blocks.css';

/** Pages that the law requires, and the withdrawal from a contract (§ 356a BGB). */
export function LegalLinks({ links, look = 'column' }: { links: ThemeLink[]; look?: 'column' | 'row' }) {
  return (
    <nav aria-label="Rechtliches">
      <ul className={styles.links[look]}>
        {links.map((link) => (
          <li key={`${link.to} ${link.label}`}>
            <ThemeLinkTree link={link} className={styles.link} />
          </li>
        ))}
        <li>
          <Link to={accessibilityPath} className={styles.link}>
            Barrierefreiheit
          </Link>
        </li>
        <li>
          <Link to={consentPath} className={styles.link}>
            Cookie-Einstellungen
          </Link>
        </li>
        <li>
          <Link to={withdrawPath} className={styles.withdrawal}>
            Vertrag widerrufen
          </Link>
        </li>
      </ul>
    </nav>
  );
}
