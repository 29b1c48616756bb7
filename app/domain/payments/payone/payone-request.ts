import type { Cents } from '~/values/money';
import { amountOf, type Instrument, type Payer, type StartRequest } from '../provider';
import type { PayoneFields } from './payone-client.server';

/** At most 20 characters; unique for the merchant, so that a second request for a payment is refused. */
export const payoneReference = (paymentId: string) => paymentId.replaceAll('-', '').slice(0, 20);

const personFields = ({ firstName, lastName, street, postcode, city, email }: Payer): PayoneFields => ({
  firstname: firstName.slice(0, 50),
  lastname: lastName.slice(0, 50),
  street: street.slice(0, 50),
  zip: postcode,
  city: city.slice(0, 50),
  country: 'DE',
  language: 'de',
  email: email.slice(0, 254),
});

function instrumentFields(instrument: Instrument): PayoneFields {
  switch (instrument.kind) {
    case 'wallet':
      return { clearingtype: 'wlt', wallettype: 'PPE' };
    case 'card':
      return { clearingtype: 'cc', pseudocardpan: instrument.pseudoCardNumber };
    case 'debit':
      return {
        clearingtype: 'elv',
        iban: instrument.iban,
        bankaccountholder: instrument.holder.slice(0, 35),
        mandate_identification: instrument.mandate,
      };
  }
}

/** A card and a wallet reserve the amount, a direct debit takes it; `param` comes back with each message. */
export function authorization({ id, amount, payer, instrument, returnTo, cancelTo }: StartRequest) {
  return {
    request: instrument.kind === 'debit' ? 'authorization' : 'preauthorization',
    reference: payoneReference(id),
    param: id,
    amount: String(amountOf(amount)),
    currency: 'EUR',
    ...personFields(payer),
    ...instrumentFields(instrument),
    successurl: returnTo,
    errorurl: cancelTo,
    backurl: cancelTo,
  } satisfies PayoneFields;
}

/** Takes what a transaction has reserved. @param amountCents 0 gives it back */
export function captureRequest(txid: string, amountCents: Cents) {
  return {
    request: 'capture',
    txid,
    sequencenumber: '1',
    amount: String(amountCents),
    currency: 'EUR',
    capturemode: 'completed',
  } satisfies PayoneFields;
}

/** Asks for a mandate of a single payment, or for the one that the payer gave before. */
export function mandateRequest(payer: Payer, { iban, holder }: { iban: string; holder: string }) {
  return {
    request: 'managemandate',
    clearingtype: 'elv',
    currency: 'EUR',
    iban,
    bankaccountholder: holder.slice(0, 35),
    ...personFields(payer),
  } satisfies PayoneFields;
}
