import { ChevronDownIcon } from '~/ui/icons/icons';
import type { Shell } from '../../shell/shell';
import { HtmlText } from '../html-text';
import { LinksBelow, ThemeLink } from '../theme-link';
import * as menu from './location-menu.css';
import * as styles from './sub-navigation.css';

/** Narrow screens show the links in the menu, the start page below its greeting. */
export function SubNavigation({ navigation: { links, contextHtml } }: Pick<Shell, 'navigation'>) {
  if (links.length === 0 && !contextHtml) return null;
  return (
    <nav aria-label="Ich möchte" className={styles.place}>
      <details name="menue" className={menu.menu}>
        <summary className={menu.summary}>
          Ich möchte
          <ChevronDownIcon size={16} />
        </summary>
        <div className={menu.panel}>
          <ul>
            {links.map((link) => (
              <li key={`${link.to} ${link.label}`}>
                <ThemeLink link={link} className={menu.choice} />
                {link.children && (
                  <ul>
                    <LinksBelow link={link} className={menu.choice} />
                  </ul>
                )}
              </li>
            ))}
          </ul>
          {contextHtml && <HtmlText html={contextHtml} className={styles.context} />}
        </div>
      </details>
    </nav>
  );
}
