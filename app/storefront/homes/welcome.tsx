import { configuratorPath } from '~/paths';
import { ThemeLinkTree } from '../blocks/theme-link';
import type { ShellView } from '../shell/shell';
import * as styles from './welcome.css';

interface WelcomeProps {
  shell: ShellView;
  /** `h1` on a page without a hero. */
  level: 'h1' | 'h2';
}

export function Welcome({ shell, level: Heading }: WelcomeProps) {
  const greeting = `Herzlich Willkommen bei ${shell.location.title}!`;
  // The start page has the finder itself.
  const links = shell.navigation.links.filter(({ to }) => to !== configuratorPath);
  return (
    <div className={styles.greeting}>
      <Heading className={styles.heading}>{greeting}</Heading>
      <p className={styles.question}>Was möchten Sie tun?</p>
      {links.length > 0 && (
        <nav aria-label="Ich möchte" className={styles.wishes}>
          <p aria-hidden="true">Ich möchte</p>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={`${link.to} ${link.label}`}>
                <ThemeLinkTree link={link} className={styles.link} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
