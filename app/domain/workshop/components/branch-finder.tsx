import { button } from '~/ui/components/button.css';
import { SelectField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import type { BranchFinderView } from '../station';
import * as styles from './finders.css';

/** The sub-location of the area that requests go to. */
export function BranchFinder({ finder }: { finder: BranchFinderView }) {
  const { makes, make, branches, selected } = finder;
  return (
    <Section id="filialen" title="Unsere Betriebe in der Region" className={`${panel} ${styles.box}`}>
      {makes.length > 1 && (
        <Form method="get" preventScrollReset className={styles.search}>
          <SelectField id="marke" name="marke" label="Marke" defaultValue={make ?? ''}>
            <option value="">Alle Marken</option>
            {makes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
          <button className={button.plain}>Betriebe zeigen</button>
        </Form>
      )}
      <Form method="get" preventScrollReset className={styles.box}>
        {make && <input type="hidden" name="marke" value={make} />}
        <fieldset className={styles.fieldset}>
          <legend className={styles.fact}>Ihre Anfrage geht an den Betrieb, den Sie wählen.</legend>
          <div className={styles.list}>
            {branches.map(({ url, title, city, make: own, address, phone }) => (
              <label key={url} className={styles.choice}>
                <input
                  type="radio"
                  name="filiale"
                  value={url}
                  required
                  defaultChecked={url === selected}
                  className={styles.radio}
                />
                <span>
                  <strong>
                    {title}, {city}
                  </strong>
                  <br />
                  <span className={styles.fact}>{[own, address, phone].filter(Boolean).join(' · ')}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className={styles.buttons}>
          <button className={button.accent}>Betrieb übernehmen</button>
        </div>
      </Form>
    </Section>
  );
}
