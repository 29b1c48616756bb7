import { useNavigation } from 'react-router';
import { Spinner } from '~/ui/components/spinner';
import { ChevronDownIcon } from '~/ui/icons/icons';
import { leadsHere, useIsCurrentPage } from '../../navigation/current-page';
import type { NavigationItem, Shell } from '../../shell/shell';
import { PageLink } from '../page-link';
import { ThemeLink } from '../theme-link';
import * as styles from './side-navigation.css';

function Words({ item }: { item: NavigationItem }) {
  return (
    <>
      {item.title} <small className={styles.subtitle}>{item.subtitle}</small>
    </>
  );
}

/**
 * The categories as a column (spec 2, side navigation): offers first where there are any; an entry with pages below it
 * opens and closes, one without leads on, and the menu around it closes. All of it by keyboard, and without JavaScript.
 */
export function SideNavigation({ shell }: { shell: Shell }) {
  const { navigation, hasOffers } = shell;
  const isCurrent = useIsCurrentPage();
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className={styles.frame} aria-busy={isLoading}>
      <ul>
        {hasOffers && (
          <li className={styles.item}>
            <PageLink to="/angebote" className={styles.link}>
              Angebote
            </PageLink>
          </li>
        )}
        {navigation.main.map((item) => (
          <li key={item.title} className={styles.item}>
            {item.children.length === 0 ? (
              <PageLink to={item.to} className={styles.link}>
                <Words item={item} />
              </PageLink>
            ) : (
              <details open={leadsHere(item, isCurrent)}>
                <summary
                  className={styles.link}
                  aria-current={leadsHere(item, isCurrent) ? 'true' : undefined}
                >
                  <span className={styles.words}>
                    <Words item={item} />
                  </span>
                  <ChevronDownIcon size={18} />
                </summary>
                <ul className={styles.children}>
                  <li>
                    <PageLink to={item.to} className={styles.child}>
                      Alles aus {item.title}
                    </PageLink>
                  </li>
                  {item.children.map((child) => (
                    <li key={child.to}>
                      <PageLink to={child.to} className={styles.child}>
                        {child.title}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
        {navigation.headerLinks.map((link) => (
          <li key={link.to} className={styles.item}>
            <ThemeLink link={link} className={styles.link} />
          </li>
        ))}
      </ul>
      {isLoading && (
        <div className={styles.loading}>
          <Spinner label="Seite wird geladen" />
        </div>
      )}
    </div>
  );
}
