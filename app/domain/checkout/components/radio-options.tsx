import type { ReactNode } from 'react';
import { box, error as errorText } from '~/ui/components/field.css';
import * as styles from './checkout-frame.css';

export interface RadioOption {
  value: string;
  label: string;
  hint: ReactNode;
  marks?: ReactNode;
  notWithParcel?: string;
}

export function RadioOptions({
  name,
  legend,
  options,
  chosen,
  errors,
  onChoose,
}: {
  name: string;
  legend: string;
  options: RadioOption[];
  chosen: string | undefined;
  errors?: string[];
  onChoose?: (value: string) => void;
}) {
  return (
    <fieldset aria-describedby={errors?.length ? `${name}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {errors?.length ? (
        <p id={`${name}-error`} className={errorText}>
          {errors.join(' ')}
        </p>
      ) : null}
      <div className={styles.options}>
        {options.map((option, index) => {
          const id = index === 0 ? name : `${name}-${option.value}`;
          return (
            <div
              key={option.value}
              className={option.notWithParcel ? styles.optionWithoutParcel : styles.option}
            >
              <input
                type="radio"
                id={id}
                name={name}
                value={option.value}
                defaultChecked={chosen === option.value}
                onChange={() => onChoose?.(option.value)}
                aria-describedby={`${id}-hint`}
                required
                className={box}
              />
              <div className={styles.labelled}>
                <label htmlFor={id}>{option.label}</label>
                {option.marks}
              </div>
              <p id={`${id}-hint`}>
                {option.hint}
                {option.notWithParcel && <span className={styles.reason}>{option.notWithParcel}</span>}
              </p>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
