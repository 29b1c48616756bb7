import { createHash, createHmac, randomInt } from 'node:crypto';

export const payoneSandboxAccount = {
  merchantId: '10000',
  portalId: '20000',
  accountId: '30000',
  key: 'nur-zum-ausprobieren',
  mode: 'test',
} as const;

type Fields = Readonly<Record<string, string>>;

/** Until messages come that are to come later. */
const LATER_MS = 5_000;

/** Of the next authorization. */
export const payoneFates = [
  'paid',
  'pending',
  'refused',
  'lost',
  'less',
  'silent',
  'vanished',
  'twice',
  'reordered',
] as const;
export type PayoneFate = (typeof payoneFates)[number];

/** `lost`: a message tells what the answer would have told; `vanished`: nothing does. */
const isUnanswered = (fate: PayoneFate) => fate === 'lost' || fate === 'vanished';

export interface Transaction {
  txid: string;
  fields: Fields;
  fate: PayoneFate;
  sequence: number;
  refundedCents: number;
}

/** `lost`: done, and the answer never arrives. */
export type PayoneAnswer = Fields | 'lost';

const digest = (kind: 'md5' | 'sha384', text: string) => createHash(kind).update(text).digest('hex');

const refusal = (code: number, text: string): Fields => ({
  status: 'ERROR',
  errorcode: String(code),
  errormessage: text,
  customermessage: 'Bei der Verarbeitung ist ein Fehler aufgetreten.',
});

const euros = (cents: number) => (cents / 100).toFixed(2);

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

  function message({ txid, fields, sequence }: Transaction, txaction: string, more: Fields = {}): Fields {
    const { aid = '', reference = '', clearingtype = '', param = '', amount = '0' } = fields;
    return {
      key: digest('md5', key),
      txaction,
      portalid: portalId,
      aid,
      clearingtype,
      notify_version: '7.6',
      txtime: String(Math.floor(Date.now() / 1_000)),
      currency: 'EUR',
      mode: 'test',
      price: euros(Number(amount)),
      txid,
      reference,
      param,
      sequencenumber: String(sequence),
      lastname: fields.lastname ?? '',
      city: fields.city ?? '',
      transaction_status: 'completed',
      receivable: euros(Number(amount)),
      balance: '0.00',
      ...more,
    };
  }

  function told(transaction: Transaction): Fields[] {
    const { amount = '0' } = transaction.fields;
    const appointed = message(transaction, 'appointed', { balance: euros(Number(amount)) });
    const paid = message(transaction, 'paid');
    switch (transaction.fate) {
      case 'silent':
      case 'vanished':
        return [];
      case 'pending':
        return [appointed];
      case 'less':
        return [appointed, message(transaction, 'underpaid', { balance: '0.01' })];
      case 'twice':
        return [appointed, appointed, paid, paid];
      case 'reordered':
        return [paid, appointed];
      default:
        return [appointed, paid];
    }
  }

  function authorize(fields: Fields): PayoneAnswer {
    const { clearingtype = '', reference = '', amount = '', currency } = fields;
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
    const fate = nextFate;
    nextFate = 'paid';
    if (fate === 'refused') return refusal(4219, 'Transaction refused');
    const txid = String(randomInt(100_000_000, 999_999_999));
    const transaction = { txid, fields, fate, sequence: 0, refundedCents: 0 };
    transactions.set(txid, transaction);
    if (clearingtype !== 'elv') {
      return {
        status: 'REDIRECT',
        txid,
        userid: '1',
        redirecturl: `${origin()}/payone/approve?txid=${txid}`,
      };
    }
    told(transaction).forEach(tell);
    return isUnanswered(fate) ? 'lost' : { status: 'APPROVED', txid, userid: '1' };
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
    const fate = nextFate;
    nextFate = 'paid';
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
      if (fields.request === 'managemandate') return mandate(fields);
      if (fields.request === 'refund') return refund(fields);
      return fields.request === 'authorization' ? authorize(fields) : refusal(1000, 'Request unknown');
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
        const say = () => told(transaction).forEach(tell);
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
