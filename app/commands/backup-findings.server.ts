import { backupLight } from '~/domain/desk/health/lights';
import { latestBackup } from '~/platform/backup/recorded-backups.server';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { formatMoment } from '~/values/german-date';
import type { Finding } from './finding';

const HOW = '"radhaus backup FOLDER" makes one';

export async function backupFindings({ deployment }: Config, context: Context): Promise<Finding> {
  const latest = await latestBackup(context);
  const light = backupLight(latest, context.now(), deployment);
  if (!latest) {
    const words =
      'Von der Datenbank gibt es keine Sicherung. Bitte jede Nacht „radhaus backup ORDNER“ ausführen lassen.';
    return { kind: light === 'bad' ? 'bad' : 'note', text: `there is no backup: ${HOW}`, words };
  }
  const text = `the last backup is of ${latest.madeAt.toISOString()}`;
  const words = `Die letzte Sicherung ist vom ${formatMoment(latest.madeAt)} Uhr.`;
  return light === 'good'
    ? { kind: 'ok', text, words }
    : {
        kind: light,
        text: `${text}, which is more than two days ago: ${HOW}`,
        words: `${words} Das ist mehr als zwei Tage her: Bitte prüfen, warum die nächtliche fehlt.`,
      };
}
