import type { ReactNode } from 'react';
import { NavLink } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import {
  deskLegalPath,
  deskLocationPath,
  deskLooksPath,
  deskNavigationPath,
  deskNoticesPath,
  deskPaymentPath,
  deskRedirectsPath,
  deskServicesPath,
} from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import type { StoredChange } from '../../journal/list-changes.server';
import * as styles from '../desk.css';
import { type DeskAnswer, DeskForm } from '../desk-form';
import { Section } from '../section';

const pages = [
  [deskLocationPath, 'Zeiten und Anschrift'],
  [deskPaymentPath, 'Zahlung und Versand'],
  [deskServicesPath, 'Leistungen'],
  [deskLooksPath, 'Aussehen'],
  [deskNavigationPath, 'Navigation'],
  [deskNoticesPath, 'Hinweise'],
  [deskLegalPath, 'Rechtstexte'],
  [deskRedirectsPath, 'Weiterleitungen'],
] as const;

export interface SettingsFrameProps {
  version: string;
  changes: (Pick<StoredChange, 'id' | 'at' | 'staff'> & { name: string })[];
  notice: string | undefined;
}

/** Of a form of the page. */
export interface SettingsFormProps {
  version: string;
  answer: DeskAnswer | undefined;
}

export function LocationNav() {
  return (
    <nav aria-label="Standort" className={styles.views}>
      <ul className={styles.nav}>
        {pages.map(([to, title]) => (
          <li key={to}>
            <NavLink to={to} end className={styles.subNavLink}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Changes({ changes, version }: Pick<SettingsFrameProps, 'changes' | 'version'>) {
  return (
    <ul className={styles.list}>
      {changes.map(({ id, at, staff, name }) => (
        <li key={id} className={styles.entry}>
          <div>
            {name}
            <p className={styles.small}>
              {formatMoment(at)} Uhr · {staff}
            </p>
          </div>
          <DeskForm
            command="undo"
            label="Zurücknehmen"
            name={`${name} zurücknehmen, ${formatMoment(at)} Uhr`}
            version={version}
            answer={undefined}
            tone="plain"
          >
            <input type="hidden" name="nummer" value={id} />
          </DeskForm>
        </li>
      ))}
    </ul>
  );
}

interface FrameProps {
  title: string;
  frame: SettingsFrameProps;
  answer: DeskAnswer | undefined;
  /** Commands whose form is on the page and says itself what was refused. */
  forms: readonly string[];
  children: ReactNode;
  /** Beside the changes. */
  aside?: ReactNode;
}

export function SettingsFrame({ title, frame, answer, forms, children, aside }: FrameProps) {
  const { version, changes, notice } = frame;
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>{title}</h1>
      <LocationNav />
      {notice && <Notice tone="good">{notice}</Notice>}
      {answer && !forms.includes(answer.command) && (
        <Notice tone="warn">{Object.values(answer.errors).flat().join(' ')}</Notice>
      )}
      <div className={styles.columns}>
        <div className={pageStack}>{children}</div>
        <div className={pageStack}>
          {aside}
          {changes.length > 0 && (
            <Section title="Letzte Änderungen">
              <Changes changes={changes} version={version} />
            </Section>
          )}
        </div>
      </div>
    </div>
  );
}
