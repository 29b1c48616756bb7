import type { ComponentProps, ReactNode } from 'react';
import { NavLink } from '~/ui/components/link';
import { pageStack } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
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
import type { ChangeWords } from '../../journal/change-words';
import type { StoredChange } from '../../journal/list-changes.server';
import { ChangeEntry } from '../change-entry';
import * as styles from '../desk.css';
import { DeskPage } from '../desk-page';
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
  changes: (Pick<StoredChange, 'id' | 'at' | 'staff'> & { name: string; words: ChangeWords })[];
  plans: SettingsPlan[];
  notice: string | undefined;
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

function Changes({ changes }: Pick<SettingsFrameProps, 'changes'>) {
  return (
    <ul className={styles.list}>
      {changes.map(({ name, words, ...change }) => (
        <ChangeEntry
          key={change.id}
          change={change}
          name={name}
          words={[words.before, words.after].filter(Boolean).join(' → ')}
          command="undo"
        />
      ))}
    </ul>
  );
}

interface FrameProps extends Pick<ComponentProps<typeof DeskPage>, 'title' | 'forms' | 'children'> {
  frame: SettingsFrameProps;
  /** Beside the changes. */
  aside?: ReactNode;
}

export function SettingsFrame({ title, frame, forms, children, aside }: FrameProps) {
  const { isCentral, version, changes, plans, notice } = frame;
  return (
    <DeskPage
      title={title}
      intro={<LocationNav isCentral={isCentral} />}
      version={version}
      notice={notice}
      forms={forms}
    >
      <div className={styles.columns}>
        <div className={pageStack}>{children}</div>
        <div className={pageStack}>
          {aside}
          {plans.length > 0 && (
            <Section title="Geplante Änderungen">
              <Plans plans={plans} />
            </Section>
          )}
          {changes.length > 0 && (
            <Section title="Letzte Änderungen">
              <Changes changes={changes} />
            </Section>
          )}
        </div>
      </div>
    </DeskPage>
  );
}
