import type { Shell } from '../../shell/shell';
import { HtmlText } from '../html-text';
import { container } from '../shared.css';
import * as styles from './sub-navigation.css';
import { ThemeLinkMenu } from './theme-link-menu';

/** The start page has its own greeting, and phones show this in the menu. */
export function SubNavigation({ navigation }: Pick<Shell, 'navigation'>) {
  if (navigation.links.length === 0) return null;
  return (
    <nav aria-label="Ich möchte" className={styles.row}>
      <div className={`${container} ${styles.content}`}>
        <span aria-hidden="true">Ich möchte</span>
        <ul className={styles.list}>
          {navigation.links.map((link) => (
            <li key={`${link.to} ${link.label}`}>
              <ThemeLinkMenu link={link} />
            </li>
          ))}
        </ul>
        {navigation.contextHtml && <HtmlText html={navigation.contextHtml} className={styles.context} />}
      </div>
    </nav>
  );
}
