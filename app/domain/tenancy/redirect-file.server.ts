import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { replaceRows } from '~/platform/database/write-rows.server';
import { value } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { allRows, networkFile } from '~/platform/files/network-file';
import { locationUrls } from './location-name';
import { isNeededPage } from './needed-pages';
import { pageOfRule, redirectStatuses } from './redirects';
import { filledText } from './settings';
import { redirectRules } from './tables';

const { locationUrl, oldUrl, newUrl, statusCode } = redirectRules;

/** The spec's Redirect rule. The running shop logs and ignores rules whose `newUrl` may not be followed. */
export const redirectFile = networkFile({
  name: 'redirects',
  label: 'oldUrl',
  codec: codec({
    standortUrl: ['locationUrl', value(filledText)],
    oldUrl: ['oldUrl', value(z.string().regex(/^\/(?!\/)\S*$/, 'kein Pfad, der mit einem / beginnt'))],
    newUrl: ['newUrl', value(filledText)],
    statusCode: [
      'statusCode',
      value<number>(z.literal([...redirectStatuses], `erwartet wird ${redirectStatuses.join(', ')}`)),
    ],
  }),
  keyOf: (entry) => entry,
  unique: [{ field: 'oldUrl', of: (rule) => `${rule.locationUrl}: ${rule.oldUrl}` }],
  references: [{ field: 'standortUrl', names: locationUrls, of: (rule) => [rule.locationUrl] }],
  checkRow(rule, _network, report) {
    if (isNeededPage(pageOfRule(rule)))
      report('oldUrl', 'diese Seite braucht der Shop, oder das Gesetz verlangt sie: sie bleibt, wo sie ist');
  },
  async *stored({ db }) {
    yield await db
      .select({ locationUrl, oldUrl, newUrl, statusCode })
      .from(redirectRules)
      .orderBy(asc(locationUrl), asc(oldUrl));
  },
  write: async (tx, rows) =>
    replaceRows(tx.db, redirectRules, ['locationUrl', 'oldUrl'], await allRows(rows)),
});
