import type { InferSelectModel } from 'drizzle-orm';
import type { storageEvents, storedWheels } from './tables';

export type StoredWheels = InferSelectModel<typeof storedWheels>;
export type StorageEvent = InferSelectModel<typeof storageEvents>;

/** As staff enter them. */
export type WheelFacts = Pick<
  StoredWheels,
  | 'shelf'
  | 'contact'
  | 'plate'
  | 'vehicle'
  | 'tyre'
  | 'size'
  | 'rim'
  | 'season'
  | 'tread'
  | 'nextChange'
  | 'wantsReminder'
  | 'note'
>;
