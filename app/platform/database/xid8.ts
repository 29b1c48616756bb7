import { customType } from 'drizzle-orm/pg-core';

/** A transaction's id that never comes again. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
