import { countLostSecrets } from '~/domain/accounts/factor-secret.server';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import type { SecretKeys } from '~/platform/secrets/secret-keys.server';
import type { Finding } from './finding';

export async function secretFindings(
  config: Config,
  context: Context,
  keys: SecretKeys | Error,
): Promise<Finding[]> {
  const isNamed = config.sessionSecrets.length > 0;
  if (keys instanceof Error)
    return [{ kind: 'bad', text: keys.message, words: 'Es gibt keinen Schlüssel für Geheimnisse.' }];
  const lost = await countLostSecrets({ ...context, keys });
  const sealed: Finding = isNamed
    ? {
        kind: 'ok',
        text: 'secrets are sealed with SESSION_SECRET',
        words: 'Geheimnisse sind mit SESSION_SECRET verschlüsselt.',
      }
    : {
        kind: config.deployment !== 'production' || config.databaseUrl === undefined ? 'ok' : 'bad',
        text: `secrets are sealed with ${config.dataDir}/session-secret (set SESSION_SECRET where nodes share a database)`,
        words: 'Geheimnisse sind mit einer Datei auf diesem Server verschlüsselt.',
      };
  if (lost === 0) return [sealed];
  return [
    sealed,
    {
      kind: 'bad',
      text: `${lost} second factors were sealed with a secret that SESSION_SECRET does not name`,
      words: `${lost} zweite Faktoren lassen sich nicht mehr entschlüsseln.`,
    },
  ];
}
