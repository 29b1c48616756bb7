import { openPieces } from '~/domain/orders/fulfilment';
import { fulfilmentNames, orderTypeNames } from '~/domain/orders/messages';
import { paymentBeside } from '~/domain/orders/order-state-words';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { Notice } from '~/ui/components/notice';
import { Section } from '~/ui/components/section';
import { formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { PickedArticle, PrintList } from '../print-list.server';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';

interface PrintPageProps extends PrintList {
  isChosen: boolean;
  at: Date;
}

function Order({ order }: { order: PlacedOrder }) {
  const { number, contact, orderType, delivery, fulfilment, openCents } = order;
  return (
    <li className={styles.entry}>
      <div>
        <strong>{number}</strong> {contact.firstName} {contact.lastName}
        {contact.phone && `, ${contact.phone}`}
        <p className={styles.small}>
          {orderTypeNames[orderType]}, {delivery === 'versand' ? 'Versand' : 'Abholung'} ·{' '}
          {[fulfilmentNames[fulfilment], paymentBeside(order)].filter(Boolean).join(' · ')}
        </p>
        <ul className={styles.list}>
          {order.lines
            .filter((line) => openPieces(line) > 0)
            .map((line) => (
              <li key={line.id}>
                {openPieces(line)} × {line.title} {line.subtitle}
              </li>
            ))}
        </ul>
      </div>
      <span className={styles.sum}>{openCents > 0 ? `offen ${formatCents(openCents)}` : ''}</span>
    </li>
  );
}

function PickList({ picked }: { picked: PickedArticle[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Artikel</th>
          <th scope="col">Eigener Bestand</th>
          <th scope="col">Zentrallager</th>
        </tr>
      </thead>
      <tbody>
        {picked.map(({ articleId, name, here, central }) => (
          <tr key={articleId}>
            <th scope="row">{name}</th>
            <td>{here > 0 ? here : '–'}</td>
            <td>{central > 0 ? central : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** For paper: the browser prints it. */
export function PrintPage({ orders, picked, isCut, isChosen, at }: PrintPageProps) {
  return (
    <DeskPage title={isChosen ? 'Ausgewählte Bestellungen' : 'Tagesliste'}>
      <p>Stand: {formatMoment(at)} Uhr</p>
      {isCut && <Notice tone="info">Gezeigt sind die 200 ältesten offenen Bestellungen.</Notice>}
      {orders.length === 0 ? (
        <p>Keine Bestellung ist offen.</p>
      ) : (
        <Section title="Bestellungen">
          <ul className={styles.list}>
            {orders.map((order) => (
              <Order key={order.id} order={order} />
            ))}
          </ul>
        </Section>
      )}
      {picked.length > 0 && (
        <Section title="Packliste">
          <PickList picked={picked} />
        </Section>
      )}
    </DeskPage>
  );
}
