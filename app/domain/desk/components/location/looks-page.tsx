import { panel, sectionTitle } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import type { Photo } from '~/values/photo';
import type { FaintPair } from '../../location/color-names';
import type { PictureName } from '../../location/location-pictures';
import type { ThemeForm, ThemeOptions } from '../../location/theme-form';
import * as styles from '../desk.css';
import { DeskField, DeskSelect } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { looksIsland } from '../looks-island';
import { ColorsForm } from './colors-form';
import { LocationPicture } from './location-picture';
import { PreviewButton } from './preview-button';
import { SettingsFrame, type SettingsFrameProps } from './settings-frame';
import * as texts from './texts.css';

const COMMAND = 'choose-theme';

/** 'MusterHeader': 'Muster' */
const shortName = (name: string) => name.replace(/(Header|Footer|Home)$/, '');

interface ThemeFieldsProps {
  theme: Required<ThemeForm>;
  options: ThemeOptions;
}

function ThemeFields({ theme, options }: ThemeFieldsProps) {
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

export interface LooksPageProps {
  theme: Required<ThemeForm>;
  options: ThemeOptions;
  /** The stored theme is invalid: the shop shows another. */
  isIgnored: boolean;
  colors: Partial<Record<string, string>>;
  /** Stored colours that the shop leaves out. */
  faint: FaintPair[];
  pictures: { name: PictureName; photo: Photo | undefined }[];
  frame: SettingsFrameProps;
}

export function LooksPage({ frame, theme, options, isIgnored, colors, faint, pictures }: LooksPageProps) {
  const forms = ['choose-theme', 'colors', ...pictures.map(({ name }) => `set-picture-${name}`)];
  return (
    <SettingsFrame
      title="Aussehen"
      frame={frame}
      forms={forms}
      aside={pictures.map((picture) => <LocationPicture key={picture.name} {...picture} />)}
    >
      <Section title="Aussehen des Shops">
        {isIgnored && <p>Das gespeicherte Aussehen ist unvollständig; der Shop zeigt stattdessen dieses.</p>}
        <ThemeFields theme={theme} options={options} />
      </Section>
      <div data-looks="" hidden className={panel}>
        <h2 className={sectionTitle}>Vorschau im Shop</h2>
        <iframe data-own="" title="Vorschau im Shop" className={texts.frame} />
      </div>
      <Section title="Farben">
        <ColorsForm colors={colors} faint={faint} />
      </Section>
      <script>{`(${looksIsland.toString()})()`}</script>
    </SettingsFrame>
  );
}
