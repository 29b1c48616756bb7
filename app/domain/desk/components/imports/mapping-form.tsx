import { box } from '~/ui/components/field.css';
import { constantField, mappingField, writeMeanings } from '../../imports/import-form';
import type { StoredImport } from '../../imports/imports.server';
import * as styles from '../desk.css';
import { DeskArea } from '../desk-area';
import { answerTo, type DeskAnswer, DeskField, DeskForm, DeskSelect } from '../desk-form';
import { Section } from '../section';

export interface MappingFormProps {
  entry: StoredImport;
  /** Our columns. */
  fields: readonly { name: string; label: string; isRequired: boolean; words: readonly string[] }[];
  version: string;
  answer: DeskAnswer | undefined;
}

const COMMAND = 'map-columns';

/** What no column says, or says in other words. */
function Constants({ entry: { mapping }, fields, answer }: Omit<MappingFormProps, 'version'>) {
  const own = answerTo(answer, COMMAND);
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
              command={COMMAND}
              answer={answer}
              name={constantField(index)}
              label={`${field.label} aller Zeilen`}
              {...(field.words.length > 0 && { hint: field.words.join(', ') })}
              defaultValue={fest[field.name] ?? ''}
            />
          ) : null,
        )}
      </div>
      <DeskArea
        command={COMMAND}
        answer={answer}
        name="woerter"
        label="Wörter der Datei"
        hint="je Zeile eines: saison: W = winter"
        defaultValue={writeMeanings(werte)}
      />
    </details>
  );
}

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
        {kind !== 'goods' && <Constants entry={entry} fields={fields} answer={answer} />}
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
