import type { ReactNode } from 'react';
import type { ThemeLink as ThemeLinkData } from '~/domain/tenancy/theme';
import { accessibilityPath, withdrawPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { Logo } from '../blocks/header/logo';
import { ThemeLink } from '../blocks/theme-link';
import type { ShellView } from '../shell/shell';
import * as styles from './steps-frame.css';

export function StepsFrame({
  shell,
  legalLinks,
  children,
}: {
  shell: ShellView;
  legalLinks: ThemeLinkData[];
  children: ReactNode;
}) {
  return (
    <>
      <header className={styles.header}>
        <div className={styles.row}>
          <Logo shell={shell} />
        </div>
      </header>
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <nav aria-label="Rechtliches" className={styles.row}>
          {legalLinks.map((link) => (
            <ThemeLink key={`${link.to} ${link.label}`} link={link} className={styles.link} />
          ))}
          <Link to={accessibilityPath} className={styles.link}>
            Barrierefreiheit
          </Link>
          <Link to={withdrawPath} className={styles.link}>
            Vertrag widerrufen
          </Link>
        </nav>
      </footer>
    </>
  );
}
