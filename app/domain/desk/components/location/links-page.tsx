import { Link } from '~/ui/components/link';
import { Section } from '~/ui/components/section';
import { deskMenusPath } from '~/values/desk-paths';
import { type EditedLink, footerLinkNames, footerLinks, linkField } from '../../location/link-fields';
import * as styles from '../desk.css';
import { DeskField } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { SettingsFrame, type SettingsFrameProps } from './settings-frame';

export interface LinksPageProps {
  header: EditedLink[];
  footer: EditedLink[];
  /** Targets without a page. */
  dead: string[];
  /** Links of the menus that lead nowhere. */
  deadMenus: EditedLink[];
  frame: SettingsFrameProps;
}

interface LinksProps {
  command: 'header-links' | 'footer-links';
  label: string;
  rows: readonly EditedLink[];
  /** Of a row, in front of its fields' names. */
  nameOf: (index: number) => string;
  dead: readonly string[];
}

function Links({ command, label, rows, nameOf, dead }: LinksProps) {
  return (
    <DeskForm command={command} label={label}>
      {rows.map((row, index) => (
        <div key={nameOf(index)} className={styles.pair}>
          <DeskField
            name={linkField('text', index)}
            label={nameOf(index)}
            maxLength={100}
            defaultValue={row.label}
          />
          <DeskField
            name={linkField('ziel', index)}
            label={`Ziel von ${nameOf(index)}`}
            maxLength={500}
            defaultValue={row.to}
            {...(dead.includes(row.to) && { hint: 'führt ins Leere' })}
          />
        </div>
      ))}
    </DeskForm>
  );
}

export function LinksPage({ header, footer, dead, deadMenus, frame }: LinksPageProps) {
  const footerName = (index: number) => {
    const name = footerLinks[index];
    return name ? footerLinkNames[name] : '';
  };
  return (
    <SettingsFrame
      title="Navigation"
      frame={frame}
      forms={['header-links', 'footer-links']}
      aside={
        <Section title="Menüs">
          <p>
            <Link to={deskMenusPath} className={styles.entryLink}>
              Menüs bearbeiten
            </Link>
          </p>
          {deadMenus.length === 0 && <p>Jeder Link der Menüs führt zu einer Seite.</p>}
          <ul className={styles.list}>
            {deadMenus.map(({ label, to }) => (
              <li key={`${label} ${to}`} className={styles.entry}>
                <div className={styles.address}>
                  {label}
                  <p className={styles.small}>{to} führt ins Leere; der Shop lässt den Link weg.</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      }
    >
      <Section title="Links im Kopf">
        <p>Eine leere Zeile entfernt den Link. Was ins Leere führt, lässt der Shop weg.</p>
        <Links
          dead={dead}
          command="header-links"
          label="Kopf speichern"
          rows={header}
          nameOf={(index) => (index === 0 ? 'Link zum Autohaus' : `Link ${index}`)}
        />
      </Section>
      <Section title="Links im Fuß">
        <p>Diese Links sind Pflicht. Führt einer ins Leere, zeigt der Shop seine eigene Seite.</p>
        <Links dead={dead} command="footer-links" label="Fuß speichern" rows={footer} nameOf={footerName} />
      </Section>
    </SettingsFrame>
  );
}
