import { type Parcel, parcelText, trackingUrl } from '~/domain/orders/parcel';
import * as styles from './desk.css';
import { CheckField, DeskField } from './desk-fields';
import { DeskForm } from './desk-form';
import { usePageAnswer } from './form-context';

const COMMAND = 'change-parcel';

function ChangeForm({ number }: Parcel) {
  const answer = usePageAnswer();
  const own = answer?.command === COMMAND && answer.values.sendung === number ? answer : undefined;
  return (
    <details open={own !== undefined}>
      <summary className={styles.unfold}>Sendungsnummer berichtigen</summary>
      <DeskForm
        command={COMMAND}
        label="Nummer speichern"
        name={`Nummer der Sendung ${number} speichern`}
        entry={number}
        answer={own}
        tone="plain"
      >
        <input type="hidden" name="sendung" value={number} />
        <DeskField name="nummer" label="Richtige Nummer" defaultValue={number} />
        <CheckField name="mailen" label="Der Kundin oder dem Kunden mailen" />
      </DeskForm>
    </details>
  );
}

interface ParcelNumbersProps {
  /** Of a shipment. */
  parcels: readonly Parcel[];
  mayChange: boolean;
}

/** With the carrier's page where it is known. */
export function ParcelNumbers({ parcels, mayChange }: ParcelNumbersProps) {
  return parcels.map((parcel) => {
    const url = trackingUrl(parcel);
    const words = parcelText(parcel);
    return (
      <div key={words} data-parcel={parcel.number}>
        {url ? (
          <a href={url} rel="noreferrer" className={styles.small}>
            {words}
          </a>
        ) : (
          <span className={styles.small}>{words}</span>
        )}
        {mayChange && <ChangeForm {...parcel} />}
      </div>
    );
  });
}
