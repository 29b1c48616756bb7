import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HeaderName } from '~/domain/tenancy/theme';
import {
  accessibilityPath,
  imprintPath,
  privacyPath,
  termsPath,
  withdrawalPath,
  withdrawPath,
} from '~/paths';
import type { BrandMarkVariant } from '~/ui/illustrations/brand-mark';
import { Logo } from '../blocks/header/logo';
import type { Shell } from '../shell/shell';
import * as styles from './steps-frame.css';

const legalPages = [
  [imprintPath, 'Impressum'],
  [privacyPath, 'Datenschutz'],
  [termsPath, 'AGB'],
  [withdrawalPath, 'Widerrufsrecht'],
  [accessibilityPath, 'Barrierefreiheit'],
  [withdrawPath, 'Vertrag widerrufen'],
] as const;

/** The frame around the dealer's letter, as in the header of the other pages. */
const marks: Record<HeaderName, BrandMarkVariant> = {
  DefaultHeader: 'bar',
  LegacyHeader: 'shield',
  MusterHeader: 'ring',
  EFAHeader: 'hexagon',
  NOAHeader: 'wheel',
  TecarHeader: 'wheel',
  CompactHeader: 'bar',
  CenteredHeader: 'ring',
  SplitHeader: 'shield',
  RibbonHeader: 'shield',
  SidebarHeader: 'hexagon',
  PremiumHeader: 'ring',
};

/** Logo and legal links around a step of the checkout, and nothing else. */
export function StepsFrame({ shell, children }: { shell: Shell; children: ReactNode }) {
  return (
    <>
      <header className={styles.header}>
        <div className={styles.row}>
          <Logo shell={shell} mark={marks[shell.theme.header.componentName]} />
        </div>
      </header>
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <nav aria-label="Rechtliches" className={styles.row}>
          {legalPages.map(([to, label]) => (
            <Link key={to} to={to} className={styles.link}>
              {label}
            </Link>
          ))}
        </nav>
      </footer>
    </>
  );
}
