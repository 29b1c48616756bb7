import type { ReactNode } from 'react';
import { NavLink } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import {
  deskCopyPath,
  deskLegalPath,
  deskLocationPath,
  deskLooksPath,
  deskMenusPath,
  deskNavigationPath,
  deskNoticesPath,
  deskPaymentPath,
  deskRedirectsPath,
  deskServicesPath,
} from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import type { StoredChange } from '../../journal/list-changes.server';
import * as styles from '../desk.css';
import { type DeskAnswer, EntryForm } from '../desk-form';
import { Section } from '../section';
import { Plans, type SettingsPlan } from './settings-plans';

const pages = [
  [deskLocationPath, 'Zeiten und Anschrift'],
  [deskPaymentPath, 'Zahlung und Versand'],
  [deskServicesPath, 'Leistungen'],
  [deskLooksPath, 'Aussehen'],
  [deskNavigationPath, 'Navigation'],
  [deskMenusPath, 'Menüs'],
  [deskNoticesPath, 'Hinweise'],
  [deskLegalPath, 'Rechtstexte'],
  [deskRedirectsPath, 'Weiterleitungen'],
] as const;

const newLocation = [deskCopyPath, 'Neuer Standort'] as const;

export interface SettingsFrameProps {
  isCentral: boolean;
  version: string;
  changes: (Pick<StoredChange, 'id' | 'at' | 'staff'> & { name: string })[];
  plans: SettingsPlan[];
  notice: string | undefined;
}

/** Of a form of the page. */
export interface SettingsFormProps {
  version: string;
  answer: DeskAnswer | undefined;
}

/** @param isCentral whether who leads all locations looks at it */
export function LocationNav({ isCentral }: { isCentral: boolean }) {
  const shown = isCentral ? [...pages, newLocation] : pages;
  return (
    <nav aria-label="Standort" className={styles.views}>
      <ul className={styles.nav}>
        {shown.map(([to, title]) => (
          <li key={to}>
            <NavLink to={to} end className={styles.navLink}>
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
          <EntryForm
            command="undo"
            label="Zurücknehmen"
            name={`${name} zurücknehmen, ${formatMoment(at)} Uhr`}
            version={version}
            value={id}
          />
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
  const { version, changes, plans, notice } = frame;
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>{title}</h1>
      <LocationNav isCentral={frame.isCentral} />
      {notice && <Notice tone="good">{notice}</Notice>}
      {answer && !forms.includes(answer.command) && (
        <Notice tone="warn">{Object.values(answer.errors).flat().join(' ')}</Notice>
      )}
      <div className={styles.columns}>
        <div className={pageStack}>{children}</div>
        <div className={pageStack}>
          {aside}
          {plans.length > 0 && (
            <Section title="Geplante Änderungen">
              <Plans plans={plans} version={version} />
            </Section>
          )}
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
