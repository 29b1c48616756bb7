import { SelectField, TextField } from '~/ui/components/field';
import type { Photo } from '~/values/photo';
import { focusNames, ratioNames } from '../articles/crop-names';
import { CropStage } from './crop-stage';
import * as styles from './desk.css';
import { type DeskAnswer, DeskForm } from './desk-form';

interface CropFormProps {
  /** Of the image. */
  id: number;
  photo: Photo;
  /** 'Foto 2' */
  name: string;
  isCropped: boolean;
  version: string;
  /** To the form of this image. */
  answer: DeskAnswer | undefined;
}

const edges = [
  ['links', 'Linker Rand in %', '0'],
  ['oben', 'Oberer Rand in %', '0'],
  ['breite', 'Breite in %', '100'],
  ['hoehe', 'Höhe in %', '100'],
] as const;

const options = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export function CropForm({ id, photo, name, isCropped, version, answer }: CropFormProps) {
  const foto = <input type="hidden" name="foto" value={id} />;
  const field = (own: string, standard: string) => ({
    id: `crop-photo-${own}-${id}`,
    name: own,
    errors: answer?.errors[own] ?? [],
    defaultValue: answer?.values[own] ?? standard,
  });
  return (
    <details open={answer !== undefined}>
      <summary className={styles.unfold}>Zuschneiden</summary>
      <DeskForm
        version={version}
        answer={answer}
        tone="plain"
        command="crop-photo"
        label="Zuschneiden"
        name={`${name} zuschneiden`}
      >
        {foto}
        <CropStage photo={photo} name={name} />
        <div className={styles.pair}>
          <SelectField {...field('verhaeltnis', 'quadrat')} label="Form">
            {options(ratioNames)}
          </SelectField>
          <SelectField {...field('fokus', 'mitte')} label="Es bleibt">
            {options(focusNames)}
          </SelectField>
        </div>
        <fieldset>
          <legend className={styles.small}>Eigener Ausschnitt</legend>
          <div className={styles.pair}>
            {edges.map(([own, label, standard]) => (
              <TextField
                key={own}
                {...field(own, standard)}
                label={label}
                inputMode="decimal"
                maxLength={6}
              />
            ))}
          </div>
        </fieldset>
      </DeskForm>
      {isCropped && (
        <DeskForm
          version={version}
          answer={undefined}
          tone="plain"
          command="uncrop-photo"
          label="Zuschnitt aufheben"
          name={`Zuschnitt von ${name} aufheben`}
        >
          {foto}
        </DeskForm>
      )}
    </details>
  );
}
