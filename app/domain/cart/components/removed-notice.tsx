import { cartPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Form } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import type { UndoView } from '../removed-line.server';

export function RemovedNotice({ removed: { key, quantity, vehicleCode, title } }: { removed: UndoView }) {
  return (
    <Form method="post" action={cartPath} replace>
      <input type="hidden" name="artikel" value={key} />
      <input type="hidden" name="menge" value={quantity} />
      {vehicleCode && <input type="hidden" name="fahrzeug" value={vehicleCode} />}
      <Notice tone="info">
        {quantity} × {title} entfernt.{' '}
        <button name="aktion" value="hinzufuegen" className={button.quiet}>
          Rückgängig
        </button>
      </Notice>
    </Form>
  );
}
