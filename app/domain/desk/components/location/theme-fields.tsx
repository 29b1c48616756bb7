import type { ThemeForm, ThemeOptions } from '../../location/theme-form';
import * as styles from '../desk.css';
import { DeskField, DeskForm, DeskSelect } from '../desk-form';
import { PreviewButton } from './preview-button';
import type { SettingsFormProps } from './settings-frame';

const COMMAND = 'choose-theme';

/** 'MusterHeader': 'Muster' */
const shortName = (name: string) => name.replace(/(Header|Footer|Home)$/, '');

interface ThemeFieldsProps extends SettingsFormProps {
  theme: Required<ThemeForm>;
  options: ThemeOptions;
}

export function ThemeFields({ theme, options, ...form }: ThemeFieldsProps) {
  const select = (name: keyof ThemeOptions, label: string) => (
    <DeskSelect command={COMMAND} answer={form.answer} name={name} label={label} defaultValue={theme[name]}>
      {options[name].map((option) => (
        <option key={option} value={option}>
          {option === '' ? 'passend zum Aussehen' : shortName(option)}
        </option>
      ))}
    </DeskSelect>
  );
  return (
    <DeskForm
      {...form}
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
          command={COMMAND}
          answer={form.answer}
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
