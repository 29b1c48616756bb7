import type { Command } from 'commander';
import { auditKinds } from '~/domain/accounts/audit';
import { listAudit } from '~/domain/accounts/audit-log.server';
import { ConfigError } from '~/platform/config/config.server';
import { isIsoDay } from '~/values/calendar';
import { startOfIsoDay } from '~/values/iso-day';
import type { Tools } from './tools';

const MAX_LISTED = 10_000;

interface AuditOptions {
  kind?: string;
  since?: string;
  limit: string;
}

function filterOf({ kind, since }: AuditOptions) {
  const known = auditKinds.find((one) => one === kind);
  if (kind !== undefined && !known)
    throw new ConfigError(`There is no kind "${kind}": expected ${auditKinds.join(', ')}.`);
  if (since !== undefined && !isIsoDay(since))
    throw new ConfigError(`"${since}" is no day such as 2026-11-30.`);
  return { kind: known, since: since === undefined ? undefined : startOfIsoDay(since) };
}

function limitOf({ limit }: AuditOptions): number {
  const count = Number(limit);
  if (!/^\d{1,5}$/.test(limit) || count < 1 || count > MAX_LISTED)
    throw new ConfigError(`"${limit}" is no number from 1 to ${MAX_LISTED}.`);
  return count;
}

export function addAuditCommands(program: Command, { say, withContext }: Tools): void {
  program
    .command('audit')
    .description(
      'the audit log, the newest first: failed sign-ins, refusals of rights, changes of staff and keys',
    )
    .option('--kind <kind>', auditKinds.join(', '))
    .option('--since <day>', '2026-11-30')
    .option('--limit <number>', 'entries', '100')
    .action((options: AuditOptions) => {
      const [filter, limit] = [filterOf(options), limitOf(options)];
      return withContext(async (context) => {
        const found = await listAudit(context, filter, { after: undefined, limit });
        for (const { at, kind, account, about, detail, network } of found.slice(0, limit))
          say(
            [at.toISOString(), kind, account ?? '-', about ?? '-', detail ?? '-', network ?? '-'].join('  '),
          );
      });
    });
}
