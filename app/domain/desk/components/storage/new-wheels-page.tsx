import { pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import * as styles from '../desk.css';
import { type DeskAnswer, DeskField, DeskForm } from '../desk-form';
import { WheelFields } from './wheel-fields';

export interface NewWheelsPageProps {
  /** Of the form. */
  id: string;
  nextLabel: number;
  values: Record<string, string>;
  /** Of the storage, in words. */
  price: string | undefined;
  answer: DeskAnswer | undefined;
}

export function NewWheelsPage({ id, nextLabel, values, price, answer }: NewWheelsPageProps) {
  const form = { command: 'store', answer };
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Radsatz einlagern</h1>
      {price && <p>Einlagerung im Jahr: {price} inkl. MwSt.</p>}
      <section className={panel}>
        <DeskForm {...form} label="Einlagern" version="">
          <input type="hidden" name="nummer" value={answer?.values.nummer ?? id} />
          <div className={styles.choices}>
            <DeskField
              {...form}
              name="etikett"
              label="Etikett"
              hint="die nächste freie Nummer"
              inputMode="numeric"
              defaultValue={String(nextLabel)}
            />
          </div>
          <WheelFields {...form} values={values} />
        </DeskForm>
      </section>
    </div>
  );
}
