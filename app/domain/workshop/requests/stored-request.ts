import type { InferSelectModel } from 'drizzle-orm';
import type { serviceRequests } from '../tables';

export type StoredRequest = InferSelectModel<typeof serviceRequests>;
