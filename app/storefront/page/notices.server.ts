import { type DatedNotice, isCurrent, nextMoment } from '~/domain/content/dated-notice';
import { contentSettings } from '~/domain/content/settings';
import type { Location } from '~/domain/tenancy/directory';
import { changesAt } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import type { Links } from '../navigation/live-links.server';
import type { NoticeView, Shell } from '../shell/shell';
import { holidayNotice } from './holiday-notice';

/** Messages of a location at the top of all pages; a page appears and goes at its moment, also from the cache. */
export async function notices(
  location: Location,
  context: Context,
  links: Links,
): Promise<Pick<Shell, 'banner' | 'holidayNotice'>> {
  const now = context.now();
  const stored = contentSettings.of(location);
  const shown = async (notice: DatedNotice | undefined): Promise<NoticeView | undefined> => {
    const moment = notice && nextMoment(notice, now);
    if (moment) changesAt(moment);
    if (!notice || !isCurrent(notice, now)) return undefined;
    const { text, ziel } = notice;
    const isLive = ziel !== undefined && (await links.leadsToPage(ziel));
    return isLive ? { text, to: ziel } : { text };
  };
  const ofSpec = holidayNotice(now);
  return {
    banner: await shown(stored.banner),
    holidayNotice:
      (await shown(stored.holidayNotice)) ?? (ofSpec === undefined ? undefined : { text: ofSpec }),
  };
}
