import type { CSSProperties } from 'react';
import { greeting } from '~/domain/accounts/greeting';
import { workWords } from '~/domain/catalog/articles/work-words';
import { paymentTerms } from '~/domain/payments/methods';
import { companyLine, registerLine } from '~/domain/tenancy/company';
import { GiroCodeImage, locationMail, MailButton } from '~/domain/tenancy/location-mail.server';
import { MailLines } from '~/domain/tenancy/mail-lines.server';
import { MailPairs, unbroken } from '~/domain/tenancy/mail-text.server';
import { mailColours as colours } from '~/ui/tokens/mail-colours';
import { bankDetails } from './bank-details';
import {
  APPOINTMENT_LINK,
  accountUrl,
  addressLines,
  deliveryLines,
  introduction,
  legalAddresses,
  legalParagraphs,
  payInvitation,
  payUrlOf,
  type Receipt,
  stepsFor,
  sums,
} from './confirmation-text';
import { receiptLines } from './mail-lines';
import { ACCEPTED_MISMATCHES, orderTypeNames } from './messages';
import { orderLinkEnd, orderLinkPurpose } from './order-link';
import { type Pickup, pickupOf } from './pickup';

const small: CSSProperties = { color: colours.muted, fontSize: 13 };
const link: CSSProperties = { color: colours.text };
const heading: CSSProperties = { fontSize: 17, margin: '24px 0 8px' };

function PickupPart({ pickup: { title, time, address, openingHours, mapHref } }: { pickup: Pickup }) {
  return (
    <>
      <h2 style={heading}>
        {title}: {time}
      </h2>
      <p>
        {[...address, ...openingHours.map(({ days, hours }) => `${days} ${hours}`)].map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
        {mapHref && (
          <a href={mapHref} style={link}>
            Auf der Karte ansehen
          </a>
        )}
      </p>
    </>
  );
}

function Confirmation({ receipt, intro }: { receipt: Receipt; intro: string }) {
  const { order, location, link: orderLink, appointment } = receipt;
  const { seller: company, mismatches = [] } = order.confirmed;
  const bank = bankDetails(receipt);
  const account = accountUrl(receipt);
  const payUrl = payUrlOf(receipt);
  const pickup = pickupOf(receipt, order.placedAt);
  return (
    <>
      <p>{greeting(order.contact)},</p>
      <p>{intro}</p>
      <MailLines lines={receiptLines(order, receipt.pictures)} />
      {mismatches.length > 0 && (
        <>
          <p>{ACCEPTED_MISMATCHES}</p>
          <ul>
            {mismatches.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      <MailPairs rows={sums(receipt)} />
      {(account ?? orderLink) && (
        <MailButton location={location} to={account ?? orderLink?.url ?? ''}>
          {orderTypeNames[order.orderType]} ansehen
        </MailButton>
      )}
      {appointment && (
        <>
          <h2 style={heading}>Ihr {workWords(order.lines).title}</h2>
          <MailPairs rows={appointment.facts} />
          <p>
            <a href={appointment.url} style={link}>
              {APPOINTMENT_LINK}
            </a>
          </p>
        </>
      )}
      {order.payment && <p>Zahlung: {paymentTerms[order.payment].name}</p>}
      {payUrl && (
        <>
          <p>{payInvitation(receipt).words}</p>
          <MailButton location={location} to={payUrl}>
            {payInvitation(receipt).button}
          </MailButton>
        </>
      )}
      {bank.length > 0 && <h2 style={heading}>Bitte überweisen Sie auf dieses Konto</h2>}
      {bank.length > 0 && <MailPairs rows={bank} />}
      {bank.length > 0 && receipt.giroCode && <GiroCodeImage address={receipt.giroCode} />}
      <h2 style={heading}>So geht es weiter</h2>
      <ul>
        {stepsFor(receipt).map((step) => (
          <li key={step}>{unbroken(step)}</li>
        ))}
      </ul>
      {orderLink && (
        <p>
          <a href={orderLink.url} style={link}>
            {orderLinkPurpose(order)}
          </a>
          . {orderLinkEnd(orderLink)}
        </p>
      )}
      {pickup && <PickupPart pickup={pickup} />}
      <h2 style={heading}>Ihre Angaben</h2>
      <p>
        {addressLines(receipt).map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </p>
      {order.address?.deliverTo && (
        <>
          <h2 style={heading}>Lieferung an</h2>
          <p>
            {deliveryLines(receipt).map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </p>
        </>
      )}
      <p style={small}>
        {unbroken([companyLine(company), registerLine(company)].filter(Boolean).join(', '))}
        <br />
        {legalAddresses(receipt).map(([name, address], index) => (
          <span key={name}>
            {index > 0 && ' · '}
            <a href={address} style={link}>
              {name}
            </a>
          </span>
        ))}
      </p>
      {legalParagraphs(receipt).map((paragraph) => (
        <p key={paragraph} style={small}>
          {paragraph}
        </p>
      ))}
    </>
  );
}

export function confirmationHtml(receipt: Receipt): string {
  const { order, location } = receipt;
  const title = `${orderTypeNames[order.orderType]} ${order.number}`;
  return locationMail(location, title, <Confirmation receipt={receipt} intro={introduction(receipt)} />);
}
