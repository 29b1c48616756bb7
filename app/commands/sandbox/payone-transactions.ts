import { createHmac, randomInt } from 'node:crypto';
import {
  debt,
  digest,
  euros,
  type Fields,
  message,
  type PayoneFate,
  payoneSandboxAccount,
  type Transaction,
  told,
  toldReserved,
} from './payone-messages';

/** Until messages come that are to come later. */
const LATER_MS = 5_000;

/** `lost`: a message tells what the answer would have told; `vanished`: nothing does. */
const isUnanswered = (fate: PayoneFate) => fate === 'lost' || fate === 'vanished';

/** `lost`: done, and the answer never arrives. */
export type PayoneAnswer = Fields | 'lost';

const refusal = (code: number, text: string): Fields => ({
  status: 'ERROR',
  errorcode: String(code),
  errormessage: text,
  customermessage: 'Bei der Verarbeitung ist ein Fehler aufgetreten.',
});

const required = {
  cc: ['pseudocardpan', 'successurl', 'errorurl', 'backurl'],
  elv: ['iban', 'bankaccountholder', 'mandate_identification'],
  wlt: ['wallettype', 'successurl', 'errorurl', 'backurl'],
} as const;

/** Luhn's check. */
function isCardNumber(text: string): boolean {
  const digits = [...text].reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return /^\d{16}$/.test(text) && sum % 10 === 0;
}

/** The server API's transactions in memory. @param tell sends a status message, in order */
export function payoneTransactions(origin: () => string, tell: (message: Fields) => void) {
  const { merchantId, portalId, key } = payoneSandboxAccount;
  const transactions = new Map<string, Transaction>();
  const mandates = new Map<string, string>();
  let nextFate: PayoneFate = 'paid';

  function takeFate(): PayoneFate {
    const fate = nextFate;
    nextFate = 'paid';
    return fate;
  }

  function authorize(fields: Fields): PayoneAnswer {
    const { request, clearingtype = '', reference = '', amount = '', currency } = fields;
    const names: readonly string[] | undefined = required[clearingtype as keyof typeof required];
    if (!names) return refusal(1203, 'Parameter {clearingtype} faulty or missing');
    const missing = [...names, 'lastname', 'country'].find((name) => !fields[name]);
    if (missing) return refusal(1202, `Parameter {${missing}} faulty or missing`);
    if (!/^[1-9]\d*$/.test(amount) || currency !== 'EUR') return refusal(1075, 'Parameter {amount} faulty');
    if (!/^[\w.-]{1,20}$/.test(reference)) return refusal(1006, 'Parameter {reference} faulty or missing');
    if ([...transactions.values()].some((one) => one.fields.reference === reference))
      return refusal(911, 'Reference number already exists');
    if (clearingtype === 'elv' && mandates.get(fields.iban ?? '') !== fields.mandate_identification)
      return refusal(2004, 'Mandate unknown');
    if ((clearingtype === 'elv') === (request === 'preauthorization'))
      return refusal(1000, 'This shop takes debits by authorization, and reserves everything else');
    const fate = takeFate();
    if (fate === 'refused') return refusal(4219, 'Transaction refused');
    const txid = String(randomInt(100_000_000, 999_999_999));
    const transaction = { txid, fields, fate, sequence: 0, refundedCents: 0, captures: 0, isReleased: false };
    transactions.set(txid, transaction);
    if (clearingtype !== 'elv') {
      return {
        status: 'REDIRECT',
        txid,
        userid: '1',
        redirecturl: `${origin()}/payone/approve?txid=${txid}`,
      };
    }
    told(transaction, fate, message(transaction, 'appointed', debt(transaction))).forEach(tell);
    return isUnanswered(fate) ? 'lost' : { status: 'APPROVED', txid, userid: '1' };
  }

  function capture({ txid = '', sequencenumber, amount = '', currency }: Fields): PayoneAnswer {
    const transaction = transactions.get(txid);
    if (transaction?.fields.request !== 'preauthorization') return refusal(915, 'Transaction unknown');
    if (sequencenumber !== String(transaction.sequence + 1) || transaction.isReleased)
      return refusal(910, 'Sequence number faulty');
    if (!/^\d+$/.test(amount) || Number(amount) > Number(transaction.fields.amount) || currency !== 'EUR')
      return refusal(1075, 'Parameter {amount} faulty');
    if (Number(amount) === 0) {
      transaction.isReleased = true;
      return { status: 'APPROVED', txid };
    }
    const chosen = takeFate();
    const fate = chosen === 'paid' ? transaction.fate : chosen;
    if (fate === 'refused') return refusal(4219, 'Capture refused');
    transaction.sequence += 1;
    transaction.captures += 1;
    told(transaction, fate, message(transaction, 'capture', debt(transaction))).forEach(tell);
    return isUnanswered(fate) ? 'lost' : { status: 'APPROVED', txid, settleaccount: 'yes' };
  }

  function mandate({ iban = '', bankaccountholder = '', lastname }: Fields): Fields {
    if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) || !lastname) return refusal(1087, 'IBAN faulty');
    if (iban.endsWith('0000')) return refusal(887, 'Bank account blocked');
    const reference = mandates.get(iban) ?? `PO-${randomInt(1_000_000, 9_999_999)}`;
    mandates.set(iban, reference);
    const text = `<p>Ich ermächtige den Zahlungsempfänger, eine Zahlung von meinem Konto ${iban} (${bankaccountholder}) einmalig mittels Lastschrift einzuziehen.</p><p>Zugleich weise ich mein Kreditinstitut an, die Lastschrift einzulösen.</p><p>Hinweis: Ich kann innerhalb von acht Wochen die Erstattung des belasteten Betrages verlangen.</p>`;
    return {
      status: 'APPROVED',
      mandate_identification: reference,
      mandate_status: 'pending',
      mandate_text: encodeURIComponent(text),
      creditor_identifier: 'DE98ZZZ09999999999',
      creditor_name: 'Probe',
      iban,
    };
  }

  function refund({ txid = '', sequencenumber, amount = '', param = '' }: Fields): PayoneAnswer {
    const transaction = transactions.get(txid);
    if (!transaction) return refusal(915, 'Transaction unknown');
    if (sequencenumber !== String(transaction.sequence + 1)) return refusal(910, 'Sequence number faulty');
    const cents = -Number(amount);
    if (!(cents > 0) || transaction.refundedCents + cents > Number(transaction.fields.amount))
      return refusal(917, 'Refund limit exceeded');
    const fate = takeFate();
    if (fate === 'refused') return refusal(4219, 'Refund refused');
    transaction.sequence += 1;
    transaction.refundedCents += cents;
    const receivable = euros(Number(transaction.fields.amount) - transaction.refundedCents);
    if (fate !== 'silent' && fate !== 'vanished')
      tell(message(transaction, 'refund', { receivable, balance: '0.00', param }));
    return isUnanswered(fate) ? 'lost' : { status: 'APPROVED', txid };
  }

  return {
    answer(fields: Fields): PayoneAnswer {
      const isKnown =
        fields.mid === merchantId && fields.portalid === portalId && fields.key === digest('sha384', key);
      if (!isKnown || fields.mode !== 'test') return refusal(2006, 'Merchant, portal or key unknown');
      switch (fields.request) {
        case 'managemandate':
          return mandate(fields);
        case 'preauthorization':
        case 'authorization':
          return authorize(fields);
        case 'capture':
          return capture(fields);
        case 'refund':
          return refund(fields);
        default:
          return refusal(1000, 'Request unknown');
      }
    },
    /** @returns a stand-in for the card's number, or undefined */
    checkCard({ hash, cardpan = '', cardcvc2, ...request }: Fields): string | undefined {
      const values = Object.keys(request)
        .filter((name) => !name.startsWith('card'))
        .sort()
        .map((name) => request[name])
        .join('');
      const isSigned = hash === createHmac('sha384', key).update(values).digest('hex');
      const isGood = isSigned && isCardNumber(cardpan) && /^\d{3}$/.test(cardcvc2 ?? '');
      return isGood ? `9410010000${cardpan.slice(-9)}` : undefined;
    },
    find: (txid: string) => transactions.get(txid),
    /** @returns where the shopper is led back to */
    decide(transaction: Transaction, decision: string | null): string {
      const { successurl = '', errorurl = '', backurl = '' } = transaction.fields;
      if (decision === 'approve' || decision === 'later') {
        const say = () => toldReserved(transaction).forEach(tell);
        if (decision === 'approve') say();
        else setTimeout(say, LATER_MS).unref();
        return successurl;
      }
      if (decision !== 'decline') return backurl;
      tell(message(transaction, 'failed', { failedcause: 'soc' }));
      return errorurl;
    },
    /** Sends a message as PAYONE would, for example `cancelation`. */
    say(transaction: Transaction, txaction: string, more: Fields = {}) {
      tell(message(transaction, txaction, more));
    },
    ofReference: (reference: string) =>
      [...transactions.values()].find(({ fields }) => fields.reference === reference),
    setFate(fate: PayoneFate) {
      nextFate = fate;
    },
  };
}
