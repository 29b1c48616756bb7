import { useNavigation } from 'react-router';
import { offersPath } from '~/paths';
import { Spinner } from '~/ui/components/spinner';
import { ChevronDownIcon } from '~/ui/icons/icons';
import { leadsHere, useIsCurrentPage } from '../../navigation/current-page';
import type { NavigationItem, Shell } from '../../shell/shell';
import { PageLink } from '../page-link';
import { ThemeLink } from '../theme-link';
import { ChildPages } from './child-pages';
import * as rows from './menu-rows.css';
import * as styles from './side-navigation.css';

function Words({ item }: { item: NavigationItem }) {
  return (
    <>
      {item.title} <small className={rows.subtitle}>{item.subtitle}</small>
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
          <li className={rows.item}>
            <PageLink to={offersPath} className={rows.link}>
              Angebote
            </PageLink>
          </li>
        )}
        {navigation.main.map((item) => (
          <li key={item.title} className={rows.item}>
            {item.children.length === 0 ? (
              <PageLink to={item.to} className={rows.link}>
                <Words item={item} />
              </PageLink>
            ) : (
              <details open={leadsHere(item, isCurrent)}>
                <summary className={rows.link} aria-current={leadsHere(item, isCurrent) ? 'true' : undefined}>
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
                  <ChildPages item={item} className={styles.child} />
                </ul>
              </details>
            )}
          </li>
        ))}
        {navigation.headerLinks.map((link) => (
          <li key={link.to} className={rows.item}>
            <ThemeLink link={link} className={rows.link} />
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
