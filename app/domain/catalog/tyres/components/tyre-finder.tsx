import { useState } from 'react';
import { Form } from 'react-router';
import { button } from '~/ui/components/button.css';
import { SelectField, TextField } from '~/ui/components/field';
import { speedIndices, speedText } from '../indices';
import { seasonNames, seasons } from '../tyre';
import type { FinderValues } from '../tyre-list.server';
import { formatRim, type TyreSize } from '../tyre-size';
import * as styles from './tyre-finder.css';

interface TyreFinderProps {
  /** Path of the list that shows the result. */
  action: string;
  values: FinderValues;
  sizes: TyreSize[];
  /** A season's page needs no choice of season. */
  hidesSeason?: boolean;
  /** The fields for load and speed index, too. */
  showsIndices?: boolean;
  /** What was typed as one size and could not be understood. */
  unreadableSize?: string;
  idPrefix?: string;
}

const distinct = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);
const matches = (chosen: string, value: number) => chosen === '' || chosen === String(value);

/**
 * Which values the three size fields offer. Without JavaScript each offers all; with it, those that exist together
 * with what is chosen in the other two.
 */
function useSizeOptions(sizes: TyreSize[], values: FinderValues) {
  const [chosen, setChosen] = useState(values);
  const [isTouched, setTouched] = useState(false);
  const choose = (field: 'breite' | 'hoehe' | 'durchmesser', value: string) => {
    setTouched(true);
    setChosen((before) => ({ ...before, [field]: value }));
  };
  const rimOf = (size: TyreSize) => size.rimTenths / 10;
  const fits = (size: TyreSize, ignored: keyof FinderValues) =>
    !isTouched ||
    ((ignored === 'breite' || matches(chosen.breite, size.width)) &&
      (ignored === 'hoehe' || matches(chosen.hoehe, size.aspect)) &&
      (ignored === 'durchmesser' || matches(chosen.durchmesser, rimOf(size))));
  return {
    choose,
    widths: distinct(sizes.filter((size) => fits(size, 'breite')).map((size) => size.width)),
    aspects: distinct(sizes.filter((size) => fits(size, 'hoehe')).map((size) => size.aspect)),
    rims: distinct(sizes.filter((size) => fits(size, 'durchmesser')).map((size) => size.rimTenths)),
  };
}

/** Finds tyres by the size on the sidewall: field by field, or typed as it stands there. */
export function TyreFinder(props: TyreFinderProps) {
  const { action, values, sizes, hidesSeason, showsIndices, unreadableSize, idPrefix = 'finder' } = props;
  const { choose, widths, aspects, rims } = useSizeOptions(sizes, values);
  return (
    <div className={styles.container}>
      <div className={styles.finder}>
        <Form
          method="get"
          action={action}
          className={styles.fields}
          role="search"
          aria-label="Reifen nach Größe"
        >
          <SelectField
            id={`${idPrefix}-breite`}
            label="Breite"
            name="breite"
            defaultValue={values.breite}
            onChange={(event) => choose('breite', event.target.value)}
          >
            <option value="">alle</option>
            {widths.map((width) => (
              <option key={width}>{width}</option>
            ))}
          </SelectField>
          <SelectField
            id={`${idPrefix}-hoehe`}
            label="Höhe"
            name="hoehe"
            defaultValue={values.hoehe}
            onChange={(event) => choose('hoehe', event.target.value)}
          >
            <option value="">alle</option>
            {aspects.map((aspect) => (
              <option key={aspect} value={aspect}>
                {aspect === 0 ? 'ohne (82)' : aspect}
              </option>
            ))}
          </SelectField>
          <SelectField
            id={`${idPrefix}-durchmesser`}
            label="Zoll"
            name="durchmesser"
            defaultValue={values.durchmesser}
            onChange={(event) => choose('durchmesser', event.target.value)}
          >
            <option value="">alle</option>
            {rims.map((rim) => (
              <option key={rim}>{formatRim(rim)}</option>
            ))}
          </SelectField>
          {!hidesSeason && (
            <SelectField id={`${idPrefix}-saison`} label="Saison" name="saison" defaultValue={values.saison}>
              <option value="">alle</option>
              {seasons.map((season) => (
                <option key={season} value={season}>
                  {seasonNames[season]}
                </option>
              ))}
            </SelectField>
          )}
          {showsIndices && (
            <>
              <TextField
                id={`${idPrefix}-tragfaehigkeit`}
                label="Tragfähigkeitsindex"
                name="tragfaehigkeit"
                inputMode="numeric"
                placeholder="z. B. 91"
                defaultValue={values.tragfaehigkeit}
              />
              <SelectField
                id={`${idPrefix}-geschwindigkeitsindex`}
                label="Geschwindigkeitsindex"
                name="geschwindigkeitsindex"
                defaultValue={values.geschwindigkeitsindex}
              >
                <option value="">alle</option>
                {speedIndices.slice(speedIndices.indexOf('Q')).map((index) => (
                  <option key={index} value={index}>
                    {`${index} (${speedText(index)})`}
                  </option>
                ))}
              </SelectField>
            </>
          )}
          <button className={button.action}>Reifen finden</button>
        </Form>
        <Form
          method="get"
          action={action}
          className={styles.oneField}
          role="search"
          aria-label="Reifen nach Aufschrift"
        >
          <TextField
            id={`${idPrefix}-groesse`}
            label="Reifengröße"
            name="groesse"
            placeholder="205/55 R16 91V"
            autoComplete="off"
            defaultValue={unreadableSize}
            errors={
              unreadableSize === undefined
                ? undefined
                : ['Diese Größe können wir nicht lesen. Beispiel: 205/55 R16 91V']
            }
          />
          <button className={button.plain}>Größe suchen</button>
        </Form>
      </div>
    </div>
  );
}
