import { button } from '~/ui/components/button.css';
import { SelectField } from '~/ui/components/field';
import { visuallyHidden } from '~/ui/components/visually-hidden.css';
import { type TyreSize, unpackSizes } from '~/values/tyre-size';
import type { SeasonChoice } from '../season';
import * as styles from './tyre-finder.css';

interface FramedFinderProps {
  /** Of the list of the shop, which opens in place of the site around. */
  action: string;
  /** Packed (`packSizes`). */
  sizes: string;
  seasons: readonly SeasonChoice[];
}

const fields = [
  ['breite', 'Breite', (size: TyreSize) => size.width],
  ['hoehe', 'Höhe', (size: TyreSize) => size.aspect],
  ['durchmesser', 'Zoll', (size: TyreSize) => size.rimTenths / 10],
] as const;

export function FramedFinder({ action, sizes, seasons }: FramedFinderProps) {
  const all = unpackSizes(sizes);
  return (
    <div className={styles.container}>
      <h1 className={visuallyHidden}>Reifensuche</h1>
      <form
        method="get"
        action={action}
        target="_top"
        className={styles.fields}
        aria-label="Reifen nach Größe"
      >
        {fields.map(([name, label, of]) => (
          <SelectField key={name} id={`finder-${name}`} label={label} name={name}>
            <option value="">alle</option>
            {[...new Set(all.map(of))]
              .sort((a, b) => a - b)
              .map((value) => (
                <option key={value} value={value}>
                  {value || 'ohne (82)'}
                </option>
              ))}
          </SelectField>
        ))}
        <SelectField id="finder-saison" label="Saison" name="saison">
          <option value="">alle</option>
          {seasons.map(([season, name]) => (
            <option key={season} value={season}>
              {name}
            </option>
          ))}
        </SelectField>
        <button className={button.accent}>Reifen finden</button>
      </form>
    </div>
  );
}
