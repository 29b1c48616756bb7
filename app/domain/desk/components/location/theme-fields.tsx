import type { ThemeForm, ThemeOptions } from '../../location/theme-form';
import * as styles from '../desk.css';
import { DeskField, DeskSelect } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { PreviewButton } from './preview-button';

const COMMAND = 'choose-theme';

/** 'MusterHeader': 'Muster' */
const shortName = (name: string) => name.replace(/(Header|Footer|Home)$/, '');

interface ThemeFieldsProps {
  theme: Required<ThemeForm>;
  options: ThemeOptions;
}

export function ThemeFields({ theme, options }: ThemeFieldsProps) {
  const select = (name: keyof ThemeOptions, label: string) => (
    <DeskSelect name={name} label={label} defaultValue={theme[name]}>
      {options[name].map((option) => (
        <option key={option} value={option}>
          {option === '' ? 'passend zum Aussehen' : shortName(option)}
        </option>
      ))}
    </DeskSelect>
  );
  return (
    <DeskForm
      command={COMMAND}
      label="Aussehen speichern"
      beside={<PreviewButton name="Vorschau des Aussehens" />}
    >
      <div className={styles.choices}>
        {select('thema', 'Aussehen')}
        {select('kopf', 'Kopf')}
        {select('start', 'Startseite')}
        {select('fuss', 'Fuß')}
        <DeskField
          name="slogan"
          label="Leitspruch"
          hint="im Kopf, wo er Platz hat"
          maxLength={120}
          defaultValue={theme.slogan}
        />
      </div>
    </DeskForm>
  );
}
