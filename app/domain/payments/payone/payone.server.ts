import { createHmac } from 'node:crypto';
import type { Log } from '~/platform/log.server';
import type { Cents } from '~/values/money';
import {
  approvalAddress,
  type CardFields,
  type KnownPayment,
  type MandateResult,
  type Payer,
  type Provider,
  type ProviderState,
  type RefundRequest,
  type RefundState,
  type StartRequest,
  type StartResult,
} from '../provider';
import { type PayoneAccount, type PayoneCall, payoneClient } from './payone-client.server';
import {
  isFromAccount,
  nextSequence,
  readPayoneMessage,
  refundReference,
  stateOfMessages,
  type ToldByPayone,
  transactionOf,
} from './payone-message';
import { authorization, captureRequest, mandateRequest, payoneReference } from './payone-request';

interface PayoneSettings {
  /** Its name in our database. */
  id: string;
  account: PayoneAccount;
  /** Of the card's fields and the pages that approve. */
  pages: string;
  origins: readonly string[];
  messagesOf: (payment: Pick<KnownPayment, 'id'>) => Promise<ToldByPayone[]>;
  log: Log;
}

/** A repeated one would be a second refund, so that it is asked for once; without an answer its message tells. */
async function refund(
  call: PayoneCall,
  { messagesOf, log }: PayoneSettings,
  { payment, capture, amountCents }: RefundRequest,
): Promise<RefundState> {
  const sequence = nextSequence(await messagesOf(payment));
  try {
    const { status, errorcode, errormessage } = await call({
      request: 'refund',
      txid: capture,
      sequencenumber: String(sequence),
      amount: String(-amountCents),
      currency: 'EUR',
    });
    if (status === 'APPROVED' || status === 'PENDING')
      return { kind: 'refunded', reference: refundReference(capture, sequence) };
    if (status === 'ERROR') return { kind: 'refused', reason: `${errorcode} ${errormessage}` };
  } catch (error) {
    log.warn({ err: error, payment: payment.id }, 'PAYONE does not answer a refund');
  }
  return { kind: 'unknown' };
}

/** PAYONE has no key that makes a repeated request harmless: without an answer only a message tells. */
async function capture(
  call: PayoneCall,
  settings: PayoneSettings,
  payment: KnownPayment,
  amountCents: Cents,
): Promise<ProviderState> {
  const { messagesOf, log } = settings;
  const reference = transactionOf(await messagesOf(payment));
  if (!reference) return { kind: 'unknown' };
  try {
    const { status, errorcode } = await call(captureRequest(reference, amountCents));
    if (status === 'APPROVED' || status === 'PENDING') return { kind: 'pending', reference };
    if (status === 'ERROR') {
      log.warn({ errorcode, payment: payment.id }, 'PAYONE refuses to take a reserved amount');
      // Nobody takes it any more: without this the payer's bank would keep it reserved for days.
      await release(call, settings, payment);
      return { kind: 'declined', reference };
    }
  } catch (error) {
    log.warn({ err: error, payment: payment.id }, 'PAYONE does not answer a capture');
  }
  return { kind: 'unknown' };
}

/** What is not given back now lapses at the bank after some days. */
async function release(
  call: PayoneCall,
  { messagesOf, log }: PayoneSettings,
  payment: KnownPayment,
): Promise<void> {
  const txid = transactionOf(await messagesOf(payment));
  try {
    const { status, errorcode } = txid ? await call(captureRequest(txid, 0)) : {};
    if (status === 'ERROR')
      log.warn({ errorcode, payment: payment.id }, 'PAYONE does not give a reservation back');
  } catch (error) {
    log.warn({ err: error, payment: payment.id }, 'PAYONE does not answer the end of a reservation');
  }
}

/** There is no request that repeats harmlessly: without an answer only a message tells what happened. */
async function start(
  call: PayoneCall,
  { log, origins }: PayoneSettings,
  request: StartRequest,
): Promise<StartResult> {
  const reference = payoneReference(request.id);
  try {
    const { status, redirecturl, errorcode } = await call(authorization(request));
    const approveAt = approvalAddress(redirecturl, origins);
    if (status === 'REDIRECT' && approveAt) return { ok: true, reference, approveAt };
    if (status === 'APPROVED' || status === 'PENDING') return { ok: true, reference, approveAt: null };
    if (status === 'ERROR') {
      log.warn({ errorcode, payment: request.id }, 'PAYONE refuses a payment');
      return { ok: false, code: 'refused' };
    }
  } catch (error) {
    log.warn({ err: error, payment: request.id }, 'PAYONE does not answer a payment');
  }
  return { ok: false, code: 'unclear' };
}

async function offerMandate(
  call: PayoneCall,
  log: Log,
  payer: Payer,
  account: { iban: string; holder: string },
): Promise<MandateResult> {
  try {
    const answer = await call(mandateRequest(payer, account));
    const { mandate_identification: reference, mandate_text: text, creditor_identifier: creditor } = answer;
    if (answer.status !== 'APPROVED' || !reference || !creditor) return { ok: false, code: 'refused' };
    const html = decodeURIComponent((text ?? '').replaceAll('+', ' '));
    return { ok: true, mandate: { reference, creditor, text: plainText(html) } };
  } catch (error) {
    log.warn({ err: error }, 'PAYONE offers no mandate');
    return { ok: false, code: 'no-answer' };
  }
}

/** Nothing that a provider sends becomes HTML of the shop. */
function plainText(html: string): string {
  const lines = html.replace(/<(br|\/p|\/div|\/h\d|\/li)[^>]*>/gi, '\n').replace(/<[^>]*>/g, '');
  return lines
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

const SCRIPT = '/client-api/js/v1/payone_hosted_min.js';

/** https://docs.payone.com/integration/channels/client-api: the values in the order of their names, signed with the key. */
function cardFields({ account, pages }: PayoneSettings): CardFields {
  const { merchantId: mid, accountId: aid, portalId: portalid, mode, key } = account;
  const request: Record<string, string> = {
    aid,
    encoding: 'UTF-8',
    mid,
    mode,
    portalid,
    request: 'creditcardcheck',
    responsetype: 'JSON',
    storecarddata: 'yes',
  };
  const values = Object.keys(request)
    .sort()
    .map((name) => request[name])
    .join('');
  const hash = createHmac('sha384', key).update(values).digest('hex');
  return { script: pages + SCRIPT, request: { ...request, hash } };
}

/** Cards, direct debit and PayPal of one account. An approval reserves the money of a card and of PayPal. */
export function payone(settings: PayoneSettings): Provider {
  const { id: name, account, origins, messagesOf, log } = settings;
  const call = payoneClient(account);
  const look = async ({ id }: KnownPayment): Promise<ProviderState> =>
    stateOfMessages(await messagesOf({ id }));
  return {
    name: 'payone',
    account: name,
    origins,
    referenceOf: payoneReference,
    senderOf: async ({ body }) => {
      const message = readPayoneMessage(body);
      if (!message || !isFromAccount(message, account)) return 'stranger';
      return message.mode === account.mode ? 'account' : 'wrong-mode';
    },
    cardFields: () => cardFields(settings),
    offerMandate: (payer, bank) => offerMandate(call, log, payer, bank),
    start: (request) => start(call, settings, request),
    look,
    capture: (payment, amountCents) => capture(call, settings, payment, amountCents),
    release: (payment) => release(call, settings, payment),
    refund: (request) => refund(call, settings, request),
    // A refund is approved or refused at once.
    lookRefund: async () => ({ kind: 'unknown' }),
  };
}
