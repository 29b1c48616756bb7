import { useId, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { type Ability, abilities } from '~/domain/workshop/appointment-rules';
import { locationsPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { SelectField, TextField } from '~/ui/components/field';
import { box } from '~/ui/components/field.css';
import { Form, Link, useSubmit } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { useChosenValues } from '~/ui/components/use-chosen-values';
import type { LocationsPageView } from './load-locations.server';
import { isFiltered, liftLoads, rimSizes, roundedPosition } from './location-filters';
import * as styles from './locations-page.css';

const abilityNames: Readonly<Record<Ability, string>> = {
  runFlat: 'Runflat-Reifen',
  pressureSensors: 'Reifendruckkontrolle',
  highVoltage: 'Elektro und Hybrid (Hochvolt)',
};

const MAX_WAIT_MS = 10_000;
const MAX_AGE_MS = 600_000;

interface Option {
  value: string;
  label: string;
}

interface ChoiceProps {
  name: string;
  label: string;
  any: string;
  chosen: string;
  options: readonly Option[];
}

function Choice({ name, label, any, chosen, options }: ChoiceProps) {
  if (options.length === 0) return null;
  return (
    <SelectField id={name} name={name} label={label} defaultValue={chosen}>
      <option value="">{any}</option>
      {options.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

/** Only a browser with a script can tell where it is. */
function NearMe() {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const [message, setMessage] = useState('');
  const messageId = useId();
  if (!isHydrated || !navigator.geolocation) return null;
  function search(form: HTMLFormElement) {
    setMessage('Ihre Position wird gesucht …');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setMessage('');
        const fields = new FormData(form);
        fields.delete('q');
        fields.set('naehe', roundedPosition(coords));
        submit(fields);
      },
      () =>
        setMessage('Ihr Browser nennt uns Ihre Position nicht. Bitte geben Sie eine PLZ oder einen Ort ein.'),
      { timeout: MAX_WAIT_MS, maximumAge: MAX_AGE_MS },
    );
  }
  return (
    <>
      <button
        type="button"
        className={button.plain}
        aria-describedby={message ? messageId : undefined}
        onClick={({ currentTarget }) => currentTarget.form && search(currentTarget.form)}
      >
        In meiner Nähe
      </button>
      <p id={messageId} role="status" className={styles.told}>
        {message}
      </p>
    </>
  );
}

function Abilities({ chosen }: { chosen: LocationsPageView['filters']['abilities'] }) {
  return (
    <fieldset className={styles.abilities}>
      <legend>Die Werkstatt kann</legend>
      {abilities.map((ability) => {
        const isChosen = chosen.includes(ability);
        return (
          <label key={`${ability} ${isChosen}`} className={styles.ability}>
            <input type="checkbox" name="kann" value={ability} defaultChecked={isChosen} className={box} />
            {abilityNames[ability]}
          </label>
        );
      })}
    </fieldset>
  );
}

export function LocationFinder({ page }: { page: LocationsPageView }) {
  const { typed, near, filters, options, isSearched } = page;
  const chosen = {
    marke: options.makes.find((make) => make.toLowerCase() === filters.make.toLowerCase()) ?? '',
    leistung: filters.service,
    zoll: filters.rimInch ? String(filters.rimInch) : '',
    last: filters.liftKg ? String(filters.liftKg) : '',
  };
  const form = useChosenValues(chosen);
  const rims = rimSizes.map((inches) => ({ value: `${inches}`, label: `bis ${inches} Zoll` }));
  const loads = liftLoads.map((kg) => ({ value: `${kg}`, label: `bis ${kg.toLocaleString('de')} kg` }));
  return (
    <Form ref={form} method="get" className={`${panel} ${styles.finder}`}>
      <div className={styles.search}>
        <TextField
          key={typed}
          id="standortsuche"
          label="PLZ oder Ort"
          name="q"
          defaultValue={typed}
          maxLength={100}
          autoComplete="postal-code"
          placeholder="24103 oder Kiel"
        />
        <button className={button.accent}>Standort finden</button>
        <NearMe />
        {isSearched && (
          <Link to={locationsPath} className={styles.all}>
            Alle Standorte zeigen
          </Link>
        )}
      </div>
      {near && <input type="hidden" name="naehe" value={near} />}
      <details open={isFiltered(filters)} className={styles.more}>
        <summary>Nach Marke, Leistung und Werkstatt auswählen</summary>
        <div className={styles.fields}>
          <Choice
            name="marke"
            label="Marke"
            any="Alle Marken"
            chosen={chosen.marke}
            options={options.makes.map((make) => ({ value: make, label: make }))}
          />
          <Choice
            name="leistung"
            label="Leistung"
            any="Alle Leistungen"
            chosen={chosen.leistung}
            options={options.services.map(({ url, title }) => ({ value: url, label: title }))}
          />
          {options.hasBays && (
            <>
              <Choice name="zoll" label="Felgengröße" any="Alle Größen" chosen={chosen.zoll} options={rims} />
              <Choice
                name="last"
                label="Hebebühne"
                any="Jedes Gewicht"
                chosen={chosen.last}
                options={loads}
              />
            </>
          )}
        </div>
        {options.hasBays && <Abilities chosen={filters.abilities} />}
      </details>
    </Form>
  );
}
