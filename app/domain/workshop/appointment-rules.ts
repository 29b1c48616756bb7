import { z } from 'zod';
import { filledText } from '../tenancy/settings';

export const appointmentSorts = ['anfragen', 'buchen'] as const;
/** `anfragen`: no obligation, staff accept or decline; `buchen`: a contract at a fixed price. */
export type AppointmentSort = (typeof appointmentSorts)[number];

/** Of bays. */
export const abilities = ['runFlat', 'pressureSensors', 'highVoltage'] as const;
export type Ability = (typeof abilities)[number];

export const fittedKinds = ['tyre', 'complete-wheel', 'product'] as const;
export type FittedKind = (typeof fittedKinds)[number];
export type WheelKind = Exclude<FittedKind, 'product'>;

/** Bays are booked by the quarter of an hour. */
export const UNIT_MINUTES = 15;

const MAX_HOURS = 720;
export const USUAL_UNPACK_HOURS = 4;
const hours = z.int().min(0).max(MAX_HOURS);

const bookableService = z.strictObject({
  /** Url of a service. */
  service: filledText,
  minutes: z
    .int()
    .min(UNIT_MINUTES)
    .max(600)
    .refine((minutes) => minutes % UNIT_MINUTES === 0, 'erwartet werden volle Viertelstunden'),
  needs: z.array(z.enum(abilities)).optional(),
  /** The bay must take the vehicle's wheels. */
  onWheels: z.boolean().optional(),
  /** Kinds of articles of the cart that it puts on; `minutes` are for one set of four, or one product. */
  fits: z.array(z.enum(fittedKinds)).optional(),
});

export type BookableService = z.output<typeof bookableService>;

/** How a location gives appointments. */
export const appointmentRules = z.strictObject({
  /** `buchen` holds for services with a fixed price, others are requested. */
  sort: z.enum(appointmentSorts),
  /** From now to the first slot. */
  leadHours: hours,
  horizonDays: z.int().min(1).max(180),
  /** Before the slot: until then shoppers move and cancel by themselves. */
  changeHours: hours,
  /** While the location is open, from the arrival of goods until they can be put on. */
  unpackHours: z.int().min(0).max(72).default(USUAL_UNPACK_HOURS),
  services: z.array(bookableService).min(1).max(100),
});

export type AppointmentRules = z.output<typeof appointmentRules>;
