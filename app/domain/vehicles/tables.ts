import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Axle, BodyType, VehicleType } from './vehicle';

const searchVector = customType<{ data: readonly string[] }>({
  dataType: () => 'tsvector',
  toDriver: (tokens) => sql`array_to_tsvector(${sql.param([...tokens])}::text[])`,
});

/** Vehicles as an operator's licence of DAT or KBA describes them; an import replaces them all. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The public id: it stands in addresses and stays the same over imports. */
    code: text().notNull().unique(),
    /** What the selection by hand asks, in this order; where the data says nothing, an empty text. */
    vehicleType: text().$type<VehicleType>().notNull(),
    manufacturer: text().notNull(),
    baseModel: text().notNull(),
    subModel: text().notNull(),
    engineOption: text().notNull(),
    carBodyOption: text().notNull(),
    gearingOption: text().notNull(),
    equipmentLineOption: text().notNull(),
    label: text().notNull(),
    /** The leading 2, 5, 8, 11 or all 15 digits of the DAT ECode; none without a licence of DAT. */
    datECodePrefix: text('dat_ecode_prefix'),
    powerKw: smallint(),
    /** The first day of the month that building began, and ended. */
    builtFrom: date(),
    builtUntil: date(),
    /** Names the drawing. */
    bodyType: text().$type<BodyType>().notNull(),
    /** Tenths of a millimetre, here and below. */
    boltHoles: smallint(),
    boltCircleTenths: smallint(),
    centreBoreTenths: smallint(),
    /** Millimetres (ET): what rims may have whose size names no offset of its own. */
    offsetMin: smallint(),
    offsetMax: smallint(),
    /** What an axle may carry, kg (fields 8.1 and 8.2 of the registration certificate). */
    axleLoadFrontKg: smallint(),
    axleLoadRearKg: smallint(),
    /** Field T of the registration certificate, km/h. */
    topSpeedKmh: smallint(),
    /** Where the data comes from, in words for people. */
    source: text().notNull(),
    /** The words that a search finds it by. */
    search: searchVector().notNull(),
  },
  (table) => [
    index('vehicles_selection').on(
      table.vehicleType,
      table.manufacturer,
      table.baseModel,
      table.subModel,
      table.engineOption,
      table.carBodyOption,
      table.gearingOption,
      table.equipmentLineOption,
    ),
    index('vehicles_search').using('gin', table.search),
  ],
);

const vehicleId = () =>
  integer()
    .notNull()
    .references(() => vehicles.id, { onDelete: 'cascade' });

/** Keys of the Kraftfahrt-Bundesamt: one names several vehicles, and a vehicle has several. */
export const vehicleKeys = pgTable(
  'vehicle_keys',
  { hsn: text().notNull(), tsn: text().notNull(), vehicleId: vehicleId() },
  (table) => [
    primaryKey({ columns: [table.hsn, table.tsn, table.vehicleId] }),
    index('vehicle_keys_vehicle').on(table.vehicleId),
  ],
);

/** How the identification numbers of a vehicle begin: the maker's WMI and as much of the VDS as tells. */
export const vehicleVinPrefixes = pgTable(
  'vehicle_vin_prefixes',
  { prefix: text().notNull(), vehicleId: vehicleId() },
  (table) => [
    primaryKey({ columns: [table.prefix, table.vehicleId] }),
    index('vehicle_vin_prefixes_vehicle').on(table.vehicleId),
  ],
);

/** What a document allows on a vehicle (`Fitment`): a row says `both`, or each axle of a combination has one. */
export const vehicleFitments = pgTable(
  'vehicle_fitments',
  {
    vehicleId: vehicleId(),
    combination: smallint().notNull(),
    axle: text().$type<Axle>().notNull(),
    /** Section width in mm, height in per cent (0: none named), rim in tenths of an inch. */
    width: smallint().notNull(),
    aspect: smallint().notNull(),
    rimTenths: smallint().notNull(),
    loadIndex: smallint().notNull(),
    speedIndex: text().notNull(),
    /** Tenths of an inch; none: the document names no rim. */
    rimWidthTenths: smallint(),
    /** Millimetres; none: the vehicle's own range counts. */
    offsetMin: smallint(),
    offsetMax: smallint(),
    isSeries: boolean().notNull(),
    /** Allowed with winter tyres only. */
    isWinterOnly: boolean().notNull(),
    /** What says so, e.g. 'EG-Übereinstimmung Feld 15.1'. */
    document: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.vehicleId, table.combination, table.axle] })],
);

export const garageVehicles = pgTable(
  'garage_vehicles',
  {
    /** An account (`ownerOf`); a guest's vehicle stands in the session alone. */
    ownerId: text().notNull(),
    /** No reference: an import that no longer has the vehicle leaves the entry, with its label. */
    vehicleCode: text().notNull(),
    label: text().notNull(),
    name: text(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
    /** The latest is what a new session of its owner begins with. */
    chosenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.vehicleCode] })],
);
