import type { InferSelectModel } from 'drizzle-orm';
import type { RequestContact } from '../service-request';
import type { appointments } from './tables';

export type StoredAppointment = InferSelectModel<typeof appointments>;

/** No longer a mere hold. */
export type BookedAppointment = StoredAppointment & { contact: RequestContact };

export const isBooked = (one: StoredAppointment): one is BookedAppointment => one.contact !== null;
