import { configuratorPath } from '~/paths';
import { ThemeLinkTree } from '../blocks/theme-link';
import type { ShellView } from '../shell/shell';
import { link } from './parts.css';
import * as styles from './welcome.css';

/** Spec 1, section 2: welcome text. */
export const QUESTION = 'Was möchten Sie tun?';

export const greetingOf = ({ location }: ShellView) => `Herzlich Willkommen bei ${location.title}!`;

export function Welcome({ shell }: { shell: ShellView }) {
  // The start page has the finder itself.
  const links = shell.navigation.links.filter(({ to }) => to !== configuratorPath);
  return (
    <div className={styles.greeting}>
      <h1 className={styles.heading}>{greetingOf(shell)}</h1>
      <p>{QUESTION}</p>
      {links.length > 0 && (
        <nav aria-label="Ich möchte">
          <p aria-hidden="true">Ich möchte</p>
          <ul className={styles.links}>
            {links.map((one) => (
              <li key={`${one.to} ${one.label}`}>
                <ThemeLinkTree link={one} className={link} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
