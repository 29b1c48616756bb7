import path from 'node:path';
import type { Command } from 'commander';
import { recordBackup } from '~/platform/backup/recorded-backups.server';
import { restoreBackup } from '~/platform/backup/restore-backup.server';
import { writeBackup } from '~/platform/backup/write-backup.server';
import { type Config, ConfigError } from '~/platform/config/config.server';
import type { Tools } from './tools';

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MiB`;

/** Without it, sealed values of a restored database are lost. */
const secretHint = ({ sessionSecrets, dataDir }: Config) =>
  sessionSecrets.length > 0
    ? 'SESSION_SECRET is no part of it: keep it elsewhere.'
    : `${path.join(dataDir, 'session-secret')} is no part of it: keep a copy elsewhere.`;

const photosOf = ({ dataDir }: Config) => path.join(dataDir, 'photos');

export function addBackupCommands(program: Command, { say, settings, withDatabase }: Tools): void {
  program
    .command('backup')
    .description('copies one state of the database, and stored photos, into a new folder while the shop runs')
    .argument('[folder]', 'is made')
    .option('--without-photos', 'the photos below DATA_DIR are saved by other means')
    .option('--made-elsewhere', 'copies nothing, and records that another program has just made a backup')
    .action((folder: string | undefined, options: { withoutPhotos?: boolean; madeElsewhere?: boolean }) =>
      withDatabase(async ({ db, url }) => {
        if (options.madeElsewhere) {
          await recordBackup({ db }, { madeAt: new Date(), bytes: null });
          return void say('The backup is recorded.');
        }
        if (folder === undefined) throw new ConfigError('Which folder? See "radhaus backup --help".');
        const { config } = settings();
        const photos = options.withoutPhotos ? undefined : photosOf(config);
        const { madeAt, bytes, tables, rows } = await writeBackup(url, path.resolve(folder), photos);
        await recordBackup({ db }, { madeAt, bytes });
        say(`${folder}: ${tables} tables, ${rows} rows, ${megabytes(bytes)}, as of ${madeAt.toISOString()}.`);
        say(secretHint(config));
      }),
    );

  program
    .command('restore')
    .description('loads a backup into an empty database, and its photos into DATA_DIR; all nodes are stopped')
    .argument('<folder>', 'that "backup" made')
    .option('--replace', 'deletes what the database has')
    .action((folder: string, { replace }: { replace?: boolean }) =>
      withDatabase(async ({ pool, url }) => {
        const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
        const { madeAt, rows: count } = await restoreBackup(url, {
          folder: path.resolve(folder),
          photos: photosOf(settings().config),
          own: rows.map(({ pid }) => pid),
          mayReplace: replace === true,
        });
        say(`${count} rows are restored, as of ${madeAt.toISOString()}.`);
      }),
    );
}
