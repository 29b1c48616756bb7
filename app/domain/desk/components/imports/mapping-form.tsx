import { Section } from '~/ui/components/section';
import { constantField, mappingField, writeMeanings } from '../../imports/import-form';
import type { StoredImport } from '../../imports/imports.server';
import { WHOLE } from '../../imports/messages';
import * as styles from '../desk.css';
import { CheckField, DeskArea, DeskField, DeskSelect } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { useAnswerTo } from '../form-context';

export interface MappingFormProps {
  entry: StoredImport;
  /** Our columns. */
  fields: readonly { name: string; label: string; isRequired: boolean; words: readonly string[] }[];
}

const COMMAND = 'map-columns';

/** Values that no column has, or has in other words. */
function Constants({ entry: { mapping }, fields }: MappingFormProps) {
  const own = useAnswerTo(COMMAND);
  const { fest = {}, spalten = {}, werte = {} } = mapping ?? {};
  const given = new Set(Object.values(spalten).flat());
  const isMissing = ({ name, isRequired }: MappingFormProps['fields'][number]) =>
    fest[name] !== undefined || (isRequired && !given.has(name));
  return (
    <details open={Object.keys(fest).length > 0 || own?.errors.woerter !== undefined}>
      <summary className={styles.unfold}>Was in keiner Spalte steht, oder mit anderen Wörtern</summary>
      <div className={styles.choices}>
        {fields.map((field, index) =>
          isMissing(field) ? (
            <DeskField
              key={field.name}
              name={constantField(index)}
              label={`${field.label} aller Zeilen`}
              {...(field.words.length > 0 && { hint: field.words.join(', ') })}
              defaultValue={fest[field.name] ?? ''}
            />
          ) : null,
        )}
      </div>
      <DeskArea
        name="woerter"
        label="Wörter der Datei"
        hint="je Zeile eines: saison: W = winter"
        defaultValue={writeMeanings(werte)}
      />
    </details>
  );
}

/** Which of their columns is which of ours. */
export function MappingForm({ entry, fields }: MappingFormProps) {
  const { header, mapping, isWhole, kind } = entry;
  const theirsOf = (name: string) =>
    Object.entries(mapping?.spalten ?? {}).find(([, ours]) => ours.includes(name))?.[0] ?? '';
  return (
    <Section title="Spalten zuordnen">
      <p>
        Vorgeschlagen ist, was nach Namen und Inhalt passt. Die Zuordnung gilt auch für die nächste Datei.
      </p>
      <DeskForm command={COMMAND} label="Neu prüfen" tone="plain">
        <div className={styles.choices}>
          {fields.map(({ name, label, isRequired }, index) => (
            <DeskSelect
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
        {kind !== 'goods' && <Constants entry={entry} fields={fields} />}
        <CheckField
          name="komma"
          label="Beträge haben ein Komma (84,90)"
          isChecked={mapping?.dezimalkomma ?? true}
        />
        {kind === 'goods' && <CheckField name="ganz" label={WHOLE} isChecked={isWhole} />}
      </DeskForm>
    </Section>
  );
}
