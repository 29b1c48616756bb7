import { panel } from '~/ui/components/panel.css';
import * as styles from '../desk.css';
import { DeskField } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { DeskPage } from '../desk-page';
import { useAnswerTo } from '../form-context';
import { WheelFields } from './wheel-fields';

export interface NewWheelsPageProps {
  /** Of the form. */
  id: string;
  nextLabel: number;
  values: Record<string, string>;
  /** Of the storage, in words. */
  price: string | undefined;
}

export function NewWheelsPage({ id, nextLabel, values, price }: NewWheelsPageProps) {
  const answer = useAnswerTo('store');
  return (
    <DeskPage title="Radsatz einlagern" forms={['store']}>
      {price && <p>Einlagerung im Jahr: {price} inkl. MwSt.</p>}
      <section className={panel}>
        <DeskForm command="store" label="Einlagern">
          <input type="hidden" name="nummer" value={answer?.values.nummer ?? id} />
          <div className={styles.choices}>
            <DeskField
              name="etikett"
              label="Etikett"
              hint="die nächste freie Nummer"
              inputMode="numeric"
              defaultValue={String(nextLabel)}
            />
          </div>
          <WheelFields values={values} />
        </DeskForm>
      </section>
    </DeskPage>
  );
}
