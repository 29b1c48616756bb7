import { button } from '~/ui/components/button.css';
import { SelectField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import type { BranchFinderView } from '../station';
import * as styles from './finders.css';

type Branch = BranchFinderView['branches'][number];

const factsOf = ({ make, address, phone }: Branch) => [make, address, phone].filter(Boolean).join(' · ');

/** One place is no choice: a button leads there. */
function OnlyBranch({ branch, isSelected }: { branch: Branch; isSelected: boolean }) {
  const { url, title, city } = branch;
  return (
    <Section id="filialen" title="Unser Betrieb in der Region" className={`${panel} ${styles.box}`}>
      <p>
        <strong>
          {title}, {city}
        </strong>
        <br />
        <span className={styles.fact}>{factsOf(branch)}</span>
      </p>
      <Form method="get" preventScrollReset className={styles.buttons}>
        {isSelected ? (
          <button className={button.plain}>Doch hier anfragen</button>
        ) : (
          <button name="filiale" value={url} className={button.plain}>
            In {city} anfragen
          </button>
        )}
      </Form>
    </Section>
  );
}

/** The sub-location of the area that requests go to. */
export function BranchFinder({ finder }: { finder: BranchFinderView }) {
  const { makes, make, branches, selected } = finder;
  const [first, ...more] = branches;
  if (first && more.length === 0 && makes.length < 2)
    return <OnlyBranch branch={first} isSelected={first.url === selected} />;
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
            {branches.map((branch) => {
              const { url, title, city } = branch;
              return (
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
                    <span className={styles.fact}>{factsOf(branch)}</span>
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
        <div className={styles.buttons}>
          <button className={button.accent}>Betrieb übernehmen</button>
        </div>
      </Form>
    </Section>
  );
}
