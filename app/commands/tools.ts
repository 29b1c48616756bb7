import type { PictureTools } from '~/exchange/pictures/load-pictures.server';
import { type Config, readConfig } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { type OpenDatabase, openDatabase } from '~/platform/database/database.server';
import { createLog, type Log } from '~/platform/log.server';
import { picturesOf } from './picture-tools.server';

/** What a command has of the process that runs it. */
export interface Surroundings {
  env: NodeJS.ProcessEnv;
  say: (text: string) => unknown;
  complain: (text: string) => unknown;
  /** The command goes on, and ends with an error. */
  fail: () => void;
  /** Rows are read that need much memory for a moment. */
  spareMemory: () => void;
}

export interface Tools extends Omit<Surroundings, 'env'> {
  settings: () => { config: Config; log: Log };
  contextOf: (database: Pick<OpenDatabase, 'db'>) => Context;
  withDatabase: (work: (database: OpenDatabase) => Promise<void>) => Promise<void>;
  withContext: (work: (context: Context) => Promise<void>) => Promise<void>;
  pictureTools: () => PictureTools;
}

export function toolsIn({ env, ...surroundings }: Surroundings): Tools {
  const settings = () => {
    const config = readConfig(env);
    return { config, log: createLog(config.logLevel) };
  };
  const contextOf: Tools['contextOf'] = ({ db }) => ({ db, now: () => new Date(), log: settings().log });
  const withDatabase: Tools['withDatabase'] = async (work) => {
    const { config, log } = settings();
    const database = await openDatabase(config, log);
    try {
      await work(database);
    } finally {
      await database.close();
    }
  };
  return {
    ...surroundings,
    settings,
    contextOf,
    withDatabase,
    withContext: (work) => withDatabase((database) => work(contextOf(database))),
    pictureTools: () => picturesOf(settings().config),
  };
}
