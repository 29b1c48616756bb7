import { Notice } from '~/ui/components/notice';
import { Section } from '~/ui/components/section';
import type { EditedLink } from '../../location/link-fields';
import { MAX_MENU_TEXT, type MenuRow, menuField, subField } from '../../location/menu-form';
import * as styles from '../desk.css';
import { DeskArea, DeskField, DeskSelect } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { SettingsFrame, type SettingsFrameProps } from './settings-frame';
import { numbered } from './texts.css';

export interface MenuPageProps {
  rows: MenuRow[];
  subLinks: EditedLink[];
  /** HTML beside the links. */
  note: string;
  /** False: the menus of all locations. */
  isOwn: boolean;
  /** Stored menus that the shop leaves out. */
  isIgnored: boolean;
  categories: { url: string; title: string }[];
  /** Targets without a page. */
  dead: string[];
  frame: SettingsFrameProps;
}

const MAIN = 'main-menu';
const SUB = 'sub-menu';

interface RowProps extends Pick<MenuPageProps, 'categories' | 'dead'> {
  row: MenuRow;
  index: number;
}

const deadHint = (dead: readonly string[], to: string) =>
  to !== '' && dead.includes(to) ? { hint: 'führt ins Leere' } : {};

function CategoryRow({ row, index, categories }: RowProps) {
  const name = menuField('gruppe', index);
  return (
    <DeskSelect
      name={name}
      label={row.category === '' ? 'Weitere Warengruppe' : 'Warengruppe'}
      defaultValue={row.category}
    >
      <option value="">keine</option>
      {categories.map(({ url, title }) => (
        <option key={url} value={url}>
          {title}
        </option>
      ))}
    </DeskSelect>
  );
}

function LinkRow({ row, index, dead }: RowProps) {
  const lost = row.below.split('\n').filter((line) => dead.includes(line.split('|')[1]?.trim() ?? ''));
  return (
    <>
      <div className={styles.pair}>
        <DeskField
          name={menuField('text', index)}
          label={row.text === '' ? 'Weiterer Eintrag' : 'Eintrag'}
          maxLength={100}
          defaultValue={row.text}
        />
        <DeskField
          name={menuField('ziel', index)}
          label="Ziel"
          maxLength={500}
          defaultValue={row.target}
          {...deadHint(dead, row.target)}
        />
      </div>
      <DeskArea
        name={menuField('unten', index)}
        label="Darunter"
        hint={
          lost.length > 0
            ? `führt ins Leere: ${lost.join(', ')}`
            : 'eine Zeile je Link, wie „Kontakt | /kontakt“'
        }
        rows={Math.max(2, row.below.split('\n').length)}
        defaultValue={row.below}
      />
    </>
  );
}

function MainMenu({ rows, ...props }: Pick<MenuPageProps, 'rows' | 'categories' | 'dead'>) {
  return (
    <DeskForm command={MAIN} label="Hauptmenü speichern">
      {rows.map((row, index) => (
        <fieldset key={index} className={numbered}>
          <legend className={styles.small}>{`Zeile ${index + 1}`}</legend>
          <DeskField
            name={menuField('platz', index)}
            label="Platz"
            inputMode="numeric"
            maxLength={2}
            defaultValue={String(index + 1)}
          />
          <div className={styles.more}>
            {row.kind === 'category' ? (
              <CategoryRow {...props} row={row} index={index} />
            ) : (
              <LinkRow {...props} row={row} index={index} />
            )}
          </div>
        </fieldset>
      ))}
    </DeskForm>
  );
}

function SubMenu({ subLinks, note, dead }: Pick<MenuPageProps, 'subLinks' | 'note' | 'dead'>) {
  return (
    <DeskForm command={SUB} label="Links speichern">
      {subLinks.map(({ label, to }, index) => (
        <div key={index} className={styles.pair}>
          <DeskField
            name={subField('text', index)}
            label={`Link ${index + 1}`}
            maxLength={100}
            defaultValue={label}
          />
          <DeskField
            name={subField('ziel', index)}
            label={`Ziel von Link ${index + 1}`}
            maxLength={500}
            defaultValue={to}
            {...deadHint(dead, to)}
          />
        </div>
      ))}
      <DeskArea
        name="hinweis"
        label="Text daneben"
        hint="einfaches HTML; {telefon} wird zur Nummer des Standorts"
        maxLength={MAX_MENU_TEXT}
        rows={3}
        defaultValue={note}
      />
    </DeskForm>
  );
}

export function MenuPage({ frame, isOwn, isIgnored, ...menus }: MenuPageProps) {
  return (
    <SettingsFrame
      title="Menüs"
      frame={frame}
      forms={[MAIN, SUB]}
      aside={
        <Section title={isOwn ? 'Eigene Menüs' : 'Gemeinsame Menüs'}>
          <p>
            {isOwn
              ? 'Dieser Standort hat Menüs für sich.'
              : 'Dieser Standort zeigt die Menüs aller Standorte. Wer hier speichert, gibt ihm eigene.'}
          </p>
          {isOwn && <DeskForm command="shared-menu" label="Gemeinsame Menüs zeigen" tone="plain" />}
        </Section>
      }
    >
      {isIgnored && (
        <Notice tone="warn">
          Die gespeicherten Menüs sind fehlerhaft; der Shop lässt sie weg. Was Sie hier speichern, ersetzt
          sie.
        </Notice>
      )}
      <Section title="Hauptmenü">
        <p>
          Der Platz bestimmt die Reihenfolge. Eine leere Zeile fällt weg, und was ins Leere führt, zeigt der
          Shop nicht.
        </p>
        <MainMenu {...menus} />
      </Section>
      <Section title="Links über dem Menü">
        <SubMenu {...menus} />
      </Section>
    </SettingsFrame>
  );
}
