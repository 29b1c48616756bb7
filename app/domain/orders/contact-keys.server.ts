import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { emailKey } from '~/domain/accounts/email-key';
import { phoneKey } from '~/domain/accounts/phone-number.server';
import { networkOf } from '~/domain/accounts/rate-limit';
import type { Contact } from './order';

export interface ContactKeys {
  emailKey: string;
  phoneKey: string;
  /** Null: the address of a proxy or of the dealer's own network tells shoppers not apart. */
  networkKey: string | null;
}

/** One mailbox has many spellings: providers ignore what follows a plus. */
function mailboxKey(email: string): string {
  const [name = '', domain = ''] = emailKey(email).split(/@(?=[^@]*$)/);
  return `${name.replace(/(?<=.)\+.*$/, '')}@${domain}`;
}

/** Of proxies, own networks, and providers that give many subscribers one address. */
const sharedRanges = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat', 'unspecified'];

function networkKey(address: string): string | null {
  if (!ipaddr.isValid(address) || sharedRanges.includes(ipaddr.process(address).range())) return null;
  return createHash('sha256')
    .update(`network\n${networkOf(address)}`)
    .digest('hex');
}

export function contactKeys(
  { email, phone }: Pick<Contact, 'email' | 'phone'>,
  address: string,
): ContactKeys {
  return { emailKey: mailboxKey(email), phoneKey: phoneKey(phone), networkKey: networkKey(address) };
}
