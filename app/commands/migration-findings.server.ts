import type { Context } from '~/platform/context';
import { compareMigrations } from '~/platform/database/migrate.server';
import type { Finding } from './finding';

/** A node goes on beside a newer one until it stops; it does not start again. */
export async function migrationFindings({ db }: Context): Promise<Finding[]> {
  const { unknown, missing } = await compareMigrations(db);
  if (unknown > 0)
    return [
      {
        kind: 'bad',
        text: `the database is newer than this program (${unknown} unknown migrations): start the version that migrated it; this one does not start any more`,
        words: `Die Datenbank ist neuer als dieses Programm (${unknown} unbekannte Änderungen). Bitte die Version starten, die sie umgestellt hat: Diese startet nicht mehr.`,
      },
    ];
  if (missing > 0)
    return [
      {
        kind: 'bad',
        text: `${missing} migrations are missing: run "radhaus migrate"`,
        words: `Der Datenbank fehlen ${missing} Änderungen dieser Version. Bitte „radhaus migrate“ ausführen.`,
      },
    ];
  return [{ kind: 'ok', text: 'migrations are there', words: 'Die Datenbank passt zu diesem Programm.' }];
}
