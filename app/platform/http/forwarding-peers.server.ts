import type { IncomingMessage } from 'node:http';
import { desc, gte, lt, notInArray } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { daysBefore } from '~/values/days';
import type { Context } from '../context';
import { forwardedIp, isWithin, lastOf } from './client-address.server';
import { shortenedAddress } from './shortened-address';
import { forwardingPeers } from './tables';

export interface ForwardingPeer {
  /** What `TRUSTED_PROXIES` would have to name: a private address, or the network of a public one. */
  range: string;
  header: 'X-Forwarded-For' | 'Forwarded';
  /** The last forwarded address of a private peer: strangers on the internet cannot be one. */
  claimed: string | undefined;
}

const ownRanges = ['private', 'loopback', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'];

function isPrivate(address: string): boolean {
  return ipaddr.isValid(address) && ownRanges.includes(ipaddr.process(address).range());
}

const ofForwarded = (header: string | undefined) => lastOf(header)?.match(/(?:^|;)\s*for="?([^";]+)"?/i)?.[1];

/** Undefined without a header that says for whom the peer forwards, or if the peer is one of `proxies`. */
export function forwardingPeer(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: readonly string[],
): ForwardingPeer | undefined {
  const header = headers['x-forwarded-for'] ? 'X-Forwarded-For' : headers.forwarded ? 'Forwarded' : undefined;
  const peer = socket.remoteAddress ?? '';
  if (!header || !ipaddr.isValid(peer) || isWithin(peer, proxies)) return undefined;
  const named = header === 'Forwarded' ? ofForwarded(headers.forwarded) : lastOf(headers['x-forwarded-for']);
  const isOwn = isPrivate(peer);
  return {
    range: isOwn ? ipaddr.process(peer).toString() : (shortenedAddress(peer) ?? ''),
    header,
    claimed: isOwn ? forwardedIp(named) : undefined,
  };
}

const MAX_PEERS = 20;
const RETENTION_DAYS = 7;
const WRITE_EVERY_MS = 60 * 60 * 1_000;

const written = new LRUCache<string, number>({ max: MAX_PEERS });
let said = 0;

/** Says it once in the log, and stores it once an hour. */
export async function rememberForwardingPeer(
  { db, now, log }: Context,
  { range, header }: Pick<ForwardingPeer, 'range' | 'header'>,
): Promise<void> {
  const at = now();
  const before = written.get(range);
  if (before !== undefined && Math.abs(at.getTime() - before) < WRITE_EVERY_MS) return;
  written.set(range, at.getTime());
  if (before === undefined && said < MAX_PEERS) {
    said += 1;
    log.warn(
      { peer: range, header },
      'a proxy is not declared: all its visitors count as one; TRUSTED_PROXIES has to name it',
    );
  }
  const row = { address: range, header, seenAt: at };
  await db
    .insert(forwardingPeers)
    .values(row)
    .onConflictDoUpdate({ target: forwardingPeers.address, set: row });
  const latest = db
    .select({ address: forwardingPeers.address })
    .from(forwardingPeers)
    .orderBy(desc(forwardingPeers.seenAt))
    .limit(MAX_PEERS);
  await db.delete(forwardingPeers).where(notInArray(forwardingPeers.address, latest));
}

/** The latest first, without those that `proxies` names by now. */
export async function undeclaredProxies(
  { db, now }: Pick<Context, 'db' | 'now'>,
  proxies: readonly string[],
) {
  const rows = await db
    .select()
    .from(forwardingPeers)
    .where(gte(forwardingPeers.seenAt, daysBefore(now(), RETENTION_DAYS)))
    .orderBy(desc(forwardingPeers.seenAt));
  return rows
    .filter(({ address }) => !isWithin(address.replace(/\/\d+$/, ''), proxies))
    .map((row) => ({ ...row, isPrivate: isPrivate(row.address) }));
}

export async function deleteOldPeers({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db.delete(forwardingPeers).where(lt(forwardingPeers.seenAt, daysBefore(now(), RETENTION_DAYS)));
}
