import { footerNames, headerNames, homeNames, themeNames } from '~/domain/tenancy/theme';
import { SelectField } from '~/ui/components/field';
import { OWN_HEADER, type ThemeForm } from '../../location/theme-form';
import * as styles from '../desk.css';
import { answerTo, DeskField, DeskForm } from '../desk-form';
import { PreviewButton } from './preview-button';
import type { SettingsFormProps } from './settings-frame';

const COMMAND = 'choose-theme';

/** 'MusterHeader': 'Muster' */
const shortName = (name: string) => name.replace(/(Header|Footer|Home)$/, '');

export function ThemeFields({ theme, ...form }: SettingsFormProps & { theme: Required<ThemeForm> }) {
  const own = answerTo(form.answer, COMMAND);
  const select = (name: keyof ThemeForm, label: string, options: readonly string[]) => (
    <SelectField
      id={`${COMMAND}-${name}`}
      name={name}
      label={label}
      defaultValue={own?.values[name] ?? theme[name]}
      errors={own?.errors[name] ?? []}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {option === OWN_HEADER ? 'passend zum Aussehen' : shortName(option)}
        </option>
      ))}
    </SelectField>
  );
  return (
    <DeskForm
      {...form}
      command={COMMAND}
      label="Aussehen speichern"
      beside={<PreviewButton name="Vorschau des Aussehens" />}
    >
      <div className={styles.choices}>
        {select('thema', 'Aussehen', themeNames)}
        {select('kopf', 'Kopf', [OWN_HEADER, ...headerNames])}
        {select('start', 'Startseite', homeNames)}
        {select('fuss', 'Fuß', footerNames)}
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
