import { randomUUID } from 'node:crypto';
import os from 'node:os';
import type { Config } from '~/platform/config/config.server';
import type { Database } from '~/platform/database/database.server';
import { photoFolder } from '~/platform/images/photo-store.server';
import type { Log } from '~/platform/log.server';
import { fingerprintOf, removeNode, reportNode } from '~/platform/nodes/nodes.server';
import { markFolder, removeMark, removeOldMarks } from '~/platform/nodes/shared-folder.server';
import { sessionSecrets } from '~/platform/secrets/session-secret.server';

const EVERY_MS = 60_000;

interface ThisNode {
  /** After the first sign of life. */
  known: Promise<void>;
  leave(): Promise<void>;
}

/** Tells other nodes each minute that this one lives, its clock, and fingerprints of its secrets. */
export function joinNodes(config: Config, db: Database, log: Log, port: number): ThisNode {
  const id = randomUUID();
  const folder = photoFolder(config.dataDir);
  const report = async () => {
    const fingerprints = (await sessionSecrets(config)).map(fingerprintOf);
    // A folder that cannot be written has no mark, which the others notice.
    await markFolder(folder, id).catch(() => undefined);
    await reportNode(db, { id, name: `${os.hostname()}:${port}`, fingerprints });
  };
  const told = () =>
    report().catch((error: unknown) => log.warn({ err: error }, 'other nodes do not hear of this one'));
  const timer = setInterval(told, EVERY_MS);
  const known = told();
  removeOldMarks(folder).catch(() => undefined);
  return {
    known,
    leave: async () => {
      clearInterval(timer);
      await known;
      await removeMark(folder, id).catch(() => undefined);
      await removeNode(db, id).catch(() => undefined);
    },
  };
}
