import type { CronItem, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { deleteOldEvents } from '~/domain/accounts/account-events.server';
import { deleteOldTries } from '~/domain/accounts/attempts.server';
import { deleteOldSessions } from '~/domain/accounts/session.server';
import { deleteOldTokens } from '~/domain/accounts/tokens.server';
import { deleteOldCarts } from '~/domain/cart/clean-up.server';
import { deleteOldWishLists } from '~/domain/wishlist/clean-up.server';
import type { Services } from '~/http/services.server';
import type { Context } from '~/platform/context';
import { deleteOldMails, SEND_MAIL, sendQueuedMail } from '~/platform/mail/outbox.server';
import { createMailTransport } from '~/platform/mail/transport.server';

const CLEAN_UP = 'clean-up';

/** Every job of the shop by name. */
export function taskList(services: Services): TaskList {
  const transport = createMailTransport(services.config);
  const context: Context = { db: services.database.db, now: services.now, log: services.log };
  const { db } = context;
  return {
    [SEND_MAIL]: async (payload) => {
      const { id } = z.object({ id: z.uuid() }).parse(payload);
      await sendQueuedMail(db, transport, id, services.now());
    },
    [CLEAN_UP]: async () => {
      await deleteOldSessions(context);
      await deleteOldTries(context);
      await deleteOldTokens(context);
      await deleteOldEvents(context);
      await deleteOldCarts(context);
      await deleteOldWishLists(context);
      await deleteOldMails(db, services.now());
    },
  };
}

/** What runs by the clock (UTC), once for all nodes. */
export const timetable: CronItem[] = [
  { task: CLEAN_UP, match: '17 3 * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
];
