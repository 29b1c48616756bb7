import { cartPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Form } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { Price } from '~/ui/components/price';
import type { JoinedView } from '../joined-view';

export function JoinedNotice({ joined, backTo }: { joined: JoinedView | undefined; backTo: string }) {
  if (!joined) return null;
  const { isTakenOut, lines } = joined;
  return (
    <Form method="post" action={cartPath} replace data-joined={isTakenOut ? 'out' : 'in'}>
      <input type="hidden" name="zurueck" value={backTo} />
      <Notice tone="info">
        {isTakenOut
          ? 'Diese Artikel aus Ihrem Konto haben wir aus dem Warenkorb genommen:'
          : 'Aus dem Warenkorb Ihres Kontos sind diese Artikel dazugekommen:'}
        <ul>
          {lines.map(({ title, quantity, totalCents }) => (
            <li key={title}>
              {quantity} × {title}, <Price cents={totalCents} />
            </li>
          ))}
        </ul>
        <button
          name="aktion"
          value={isTakenOut ? 'kontoZuruecklegen' : 'kontoHerausnehmen'}
          className={button.plain}
        >
          {isTakenOut ? 'Wieder hineinlegen' : 'Herausnehmen'}
        </button>{' '}
        <button name="aktion" value="kontoBehalten" className={button.quiet}>
          {isTakenOut ? 'Weglassen' : 'Behalten'}
        </button>
      </Notice>
    </Form>
  );
}
