import { fullName } from '~/domain/accounts/greeting';
import {
  addressLinesOf,
  type Contact,
  type OrderType,
  type PostalAddress,
  recipientLines,
} from '~/domain/orders/order';
import { type PaymentMethod, paymentTerms } from '~/domain/payments/methods';
import { checkoutPaths, locationChoicePath } from '~/paths';
import { Link } from '~/ui/components/link';
import type { CheckoutFrameView } from '../checkout.server';
import { changeId, type OrderPart } from '../order-change';
import * as own from './confirm-form.css';

/** What was entered in the steps. */
export interface ConfirmedChoices {
  orderType: OrderType;
  frame: CheckoutFrameView;
  contact: Contact | null;
  address: PostalAddress | null;
  payment: PaymentMethod | null;
  deliveryText: string;
  heldText: string | undefined;
  /** § 312j para. 2 BGB. */
  deliveryTime: string;
  appointment: { title: string; time: string } | undefined;
}

export function Changed({ text = 'Geändert' }: { text?: string }) {
  return <mark className={own.changed}>{text}</mark>;
}

interface ToldProps {
  title: string;
  change: string;
  lines: string[];
  /** The first names the place for the summary's link. */
  parts: [OrderPart, ...OrderPart[]];
  changed: readonly OrderPart[];
}

function Told({ title, change, lines, parts, changed }: ToldProps) {
  const [shown = parts[0]] = parts.filter((part) => changed.includes(part));
  return (
    <section className={own.told} id={changeId(shown)}>
      <h2 className={own.toldTitle}>
        {title} {changed.includes(shown) && <Changed />}
      </h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Link to={change}>Ändern</Link>
    </section>
  );
}

function personLines({ contact, address }: { contact: Contact; address: PostalAddress | null }): string[] {
  const { email, phone } = contact;
  return [fullName(contact), ...(address ? addressLinesOf(address) : []), email, ...(phone ? [phone] : [])];
}

/** What was entered in the steps, each with its link. */
export function Choices({
  orderType,
  frame: { city },
  contact,
  address,
  payment,
  deliveryText,
  deliveryTime,
  heldText,
  appointment,
  changed,
}: ConfirmedChoices & { changed: readonly OrderPart[] }) {
  const isBuying = orderType === 'kauf';
  return (
    <div className={own.grid}>
      {contact && (
        <Told
          title={isBuying ? 'Rechnungsadresse' : 'Kontakt'}
          change={isBuying ? checkoutPaths.address : checkoutPaths.contact}
          lines={personLines({ contact, address })}
          parts={['kontakt']}
          changed={changed}
        />
      )}
      {isBuying && address?.deliverTo && (
        <Told
          title="Lieferadresse"
          change={checkoutPaths.payment}
          lines={recipientLines(address.deliverTo)}
          parts={['lieferadresse']}
          changed={changed}
        />
      )}
      {isBuying && payment && (
        <Told
          title="Lieferung und Zahlung"
          change={checkoutPaths.payment}
          lines={[deliveryText, deliveryTime, paymentTerms[payment].name]}
          parts={address?.deliverTo ? ['lieferung', 'zahlung'] : ['lieferadresse', 'lieferung', 'zahlung']}
          changed={changed}
        />
      )}
      {!isBuying && (
        <Told
          title="Abholung"
          change={locationChoicePath}
          lines={[deliveryText, deliveryTime, ...(heldText ? [heldText] : [])]}
          parts={['lieferadresse', 'lieferung', 'zahlung']}
          changed={changed}
        />
      )}
      {appointment && (
        <Told
          title={appointment.title}
          change={checkoutPaths.fitting}
          lines={[appointment.time, city]}
          parts={['termin']}
          changed={changed}
        />
      )}
    </div>
  );
}
