import type { Photo } from '~/values/photo';
import { focusNames, ratioNames } from '../articles/crop-names';
import { CropStage } from './crop-stage';
import * as styles from './desk.css';
import { DeskField, DeskSelect } from './desk-fields';
import { DeskForm } from './desk-form';
import type { DeskAnswer } from './form-context';

interface CropFormProps {
  /** Of the image. */
  id: number;
  photo: Photo;
  /** 'Foto 2' */
  name: string;
  isCropped: boolean;
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

export function CropForm({ id, photo, name, isCropped, answer }: CropFormProps) {
  const foto = <input type="hidden" name="foto" value={id} />;
  const form = { tone: 'plain', entry: id } as const;
  return (
    <details open={answer !== undefined}>
      <summary className={styles.unfold}>Zuschneiden</summary>
      <DeskForm
        {...form}
        answer={answer}
        command="crop-photo"
        label="Zuschneiden"
        name={`${name} zuschneiden`}
      >
        {foto}
        <CropStage photo={photo} name={name} />
        <div className={styles.pair}>
          <DeskSelect name="verhaeltnis" defaultValue="quadrat" label="Form">
            {options(ratioNames)}
          </DeskSelect>
          <DeskSelect name="fokus" defaultValue="mitte" label="Es bleibt">
            {options(focusNames)}
          </DeskSelect>
        </div>
        <fieldset>
          <legend className={styles.small}>Eigener Ausschnitt</legend>
          <div className={styles.pair}>
            {edges.map(([own, label, standard]) => (
              <DeskField
                key={own}
                name={own}
                defaultValue={standard}
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
          {...form}
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
