import type { Config } from '~/platform/config/config.server';
import { type SecretKeys, secretKeys } from '~/platform/secrets/secret-keys.server';
import { sessionSecrets } from '~/platform/secrets/session-secret.server';

export async function accountKeys(config: Config): Promise<SecretKeys> {
  return secretKeys(await sessionSecrets(config), 'accounts');
}
