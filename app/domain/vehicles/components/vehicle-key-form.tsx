import { vehiclePath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import * as styles from './vehicle-key-form.css';

export function VehicleKeyForm({ backTo }: { backTo: string }) {
  return (
    <Form action={vehiclePath} className={styles.form}>
      <p className={styles.words}>Feld 2.1 und 2.2 der Zulassungsbescheinigung Teil I:</p>
      <input type="hidden" name="weiter" value={backTo} />
      <TextField id="start-hsn" name="hsn" label="HSN" maxLength={20} autoComplete="off" />
      <TextField id="start-tsn" name="tsn" label="TSN" maxLength={20} autoComplete="off" />
      <button className={button.plain}>Fahrzeug suchen</button>
    </Form>
  );
}
