import { Notice } from '~/ui/components/notice';
import {
  COLOR_EXAMPLE,
  colorField,
  colorTitles,
  type FaintPair,
  orderedColors,
} from '../../location/color-names';
import * as styles from '../desk.css';
import { DeskField } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { useAnswerTo } from '../form-context';
import { PreviewButton } from './preview-button';

interface ColorsFormProps {
  colors: Partial<Record<string, string>>;
  faint: FaintPair[];
}

/** Colours of a dealer; the others are behind a summary. */
const MAIN = 7;

export function ColorsForm({ colors, faint }: ColorsFormProps) {
  const own = useAnswerTo('colors');
  const field = (name: (typeof orderedColors)[number]) => {
    const shown = own?.values[colorField(name)] ?? colors[name] ?? '';
    return (
      <div key={name} className={styles.swatchRow}>
        <DeskField
          name={colorField(name)}
          label={colorTitles[name]}
          defaultValue={colors[name] ?? ''}
          spellCheck={false}
          autoComplete="off"
        />
        <span
          data-swatch=""
          className={styles.swatch}
          style={/^#[0-9a-f]{6}$/i.test(shown) ? { background: shown } : undefined}
        />
      </div>
    );
  };
  const rest = orderedColors.slice(MAIN);
  const isOpen = rest.some((name) => colors[name] !== undefined || own?.errors[colorField(name)]);
  return (
    <>
      <p>Leer lassen, was das Aussehen selbst bestimmt. Sonst eine Farbe wie {COLOR_EXAMPLE}.</p>
      <div data-faint={faint.length} role="status">
        {faint.length > 0 && (
          <Notice tone="warn">
            Diese Farben zeigt der Shop zum Teil nicht, weil sie schlecht zu lesen sind:{' '}
            {faint.map(({ text }) => text).join(' ')}
          </Notice>
        )}
      </div>
      <DeskForm
        command="colors"
        label="Farben speichern"
        beside={<PreviewButton name="Vorschau der Farben" />}
      >
        <div className={styles.choices}>{orderedColors.slice(0, MAIN).map(field)}</div>
        <details open={isOpen}>
          <summary className={styles.navLink}>Weitere Farben</summary>
          <div className={styles.choices}>{rest.map(field)}</div>
        </details>
      </DeskForm>
    </>
  );
}
