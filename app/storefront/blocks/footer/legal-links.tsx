import { accessibilityPath, consentPath, withdrawPath } from '~/paths';
import { Form, Link } from '~/ui/components/link';
import { usePageAddress } from '../../islands/use-page-address';
import type { FooterContent } from '../../shell/shell';
import { ThemeLinkTree } from '../theme-link';
import * as styles from './footer-blocks.css';

/** One click, as for giving it (Art. 7 (3) GDPR). */
function ConsentWithdrawal() {
  return (
    <Form method="post" action={consentPath} reloadDocument data-stay>
      <input type="hidden" name="zurueck" data-return="zurueck" value={usePageAddress()} />
      <button name="auswahl" value="notwendig" className={styles.linkButton}>
        Einwilligung widerrufen
      </button>
    </Form>
  );
}

/** Pages that the law requires, and the withdrawal from a contract (§ 356a BGB). */
export function LegalLinks({
  content: { links, hasConsent },
  look = 'column',
  opensTabs = false,
}: {
  content: FooterContent;
  look?: 'column' | 'row';
  opensTabs?: boolean;
}) {
  const tab = opensTabs ? ({ target: '_blank', rel: 'noopener' } as const) : {};
  return (
    <nav aria-label="Rechtliches">
      <ul className={styles.links[look]}>
        {links.map((link) => (
          <li key={`${link.to} ${link.label}`}>
            <ThemeLinkTree link={link} className={styles.link} target={tab.target} />
          </li>
        ))}
        <li>
          <Link to={accessibilityPath} className={styles.link} {...tab}>
            Barrierefreiheit
          </Link>
        </li>
        <li>
          <Link to={consentPath} className={styles.link} {...tab}>
            Cookie-Einstellungen
          </Link>
        </li>
        {hasConsent && (
          <li>
            <ConsentWithdrawal />
          </li>
        )}
        <li>
          <Link to={withdrawPath} className={styles.withdrawal} {...tab}>
            Vertrag widerrufen
          </Link>
        </li>
      </ul>
    </nav>
  );
}
