import { box } from '~/ui/components/field.css';
import { mappingField } from '../../imports/import-form';
import type { StoredImport } from '../../imports/imports.server';
import * as styles from '../desk.css';
import { answerTo, type DeskAnswer, DeskForm, DeskSelect } from '../desk-form';
import { Section } from '../section';

export interface MappingFormProps {
  entry: StoredImport;
  /** Our columns. */
  fields: readonly { name: string; label: string; isRequired: boolean }[];
  version: string;
  answer: DeskAnswer | undefined;
}

const COMMAND = 'map-columns';

/** Which of their columns is which of ours. */
export function MappingForm({ entry, fields, version, answer }: MappingFormProps) {
  const own = answerTo(answer, COMMAND);
  const { header, mapping, isWhole, kind } = entry;
  const theirsOf = (name: string) =>
    Object.entries(mapping?.spalten ?? {}).find(([, ours]) => ours.includes(name))?.[0] ?? '';
  return (
    <Section title="Spalten zuordnen">
      <p>
        Vorgeschlagen ist, was nach Namen und Inhalt passt. Die Zuordnung gilt auch für die nächste Datei.
      </p>
      <DeskForm command={COMMAND} label="Neu prüfen" version={version} answer={answer} tone="plain">
        <div className={styles.choices}>
          {fields.map(({ name, label, isRequired }, index) => (
            <DeskSelect
              command={COMMAND}
              answer={answer}
              key={name}
              name={mappingField(index)}
              label={label}
              {...(isRequired && { hint: 'wird gebraucht' })}
              defaultValue={theirsOf(name)}
            >
              <option value="">keine Spalte</option>
              {[...new Set(header)].filter(Boolean).map((theirs) => (
                <option key={theirs} value={theirs}>
                  {theirs}
                </option>
              ))}
            </DeskSelect>
          ))}
        </div>
        <label className={styles.check}>
          <input
            type="checkbox"
            name="komma"
            defaultChecked={own ? own.values.komma === 'on' : (mapping?.dezimalkomma ?? true)}
            className={box}
          />
          Beträge haben ein Komma (84,90)
        </label>
        {kind === 'goods' && (
          <label className={styles.check}>
            <input
              type="checkbox"
              name="ganz"
              defaultChecked={own ? own.values.ganz === 'on' : isWhole}
              className={box}
            />
            Was nicht in der Datei steht, hat keinen Bestand mehr
          </label>
        )}
      </DeskForm>
    </Section>
  );
}
