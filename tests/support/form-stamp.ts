import fs from 'node:fs/promises';
import path from 'node:path';
import { newStamp } from '~/http/workshop/contact-fields.server';
import { secretKeys } from '~/platform/secrets/secret-keys.server';

const STAMP = /(name="stempel" value=")[^"]*/;

/** The page as if it had been opened a minute ago: forms that come back within three seconds are those of robots. */
export async function openedEarlier<Page extends { text: string }>(
  shop: { dataDir: string },
  page: Page,
): Promise<Page> {
  const secret = (await fs.readFile(path.join(shop.dataDir, 'session-secret'), 'utf8')).trim();
  const keys = secretKeys([secret], 'accounts');
  const stamp = newStamp({ keys, now: () => new Date(Date.now() - 60_000) });
  if (!STAMP.test(page.text)) throw new Error('The page has no form with a stamp');
  return { ...page, text: page.text.replace(STAMP, `$1${stamp}`) };
}
