import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { isoDay, moment } from '../../platform/database/moment';
import type { Axle, BodyType, TyrePressureControl, VehicleType } from './vehicle';

const searchVector = customType<{ data: readonly string[] }>({
  dataType: () => 'tsvector',
  toDriver: (tokens) => sql`array_to_tsvector(${sql.param([...tokens])}::text[])`,
});

/** An import replaces all rows. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The public id, which stands in addresses and survives imports. */
    code: text().notNull().unique(),
    /** Steps of the selection by hand, in this order; empty if the data has nothing. */
    vehicleType: text().$type<VehicleType>().notNull(),
    manufacturer: text().notNull(),
    baseModel: text().notNull(),
    subModel: text().notNull(),
    engineOption: text().notNull(),
    carBodyOption: text().notNull(),
    gearingOption: text().notNull(),
    equipmentLineOption: text().notNull(),
    label: text().notNull(),
    /** The first 2, 5, 8, 11 or all 15 digits of the DAT ECode; null without a DAT licence. */
    datECodePrefix: text('dat_ecode_prefix'),
    powerKw: smallint(),
    /** The first day of the month in which building began or ended. */
    builtFrom: isoDay(),
    builtUntil: isoDay(),
    bodyType: text().$type<BodyType>().notNull(),
    /** Tenths of a millimetre, here and below. */
    boltHoles: smallint(),
    boltCircleTenths: smallint(),
    centreBoreTenths: smallint(),
    /** Millimetres (ET), for rims whose size names no offset. */
    offsetMin: smallint(),
    offsetMax: smallint(),
    /** Kg (fields 8.1 and 8.2 of the registration certificate). */
    axleLoadFrontKg: smallint(),
    axleLoadRearKg: smallint(),
    /** Km/h (field T of the registration certificate). */
    topSpeedKmh: smallint(),
    tyrePressureControl: text().$type<TyrePressureControl>(),
    source: text().notNull(),
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

export const vehicleKeys = pgTable(
  'vehicle_keys',
  { hsn: text().notNull(), tsn: text().notNull(), vehicleId: vehicleId() },
  (table) => [
    primaryKey({ columns: [table.hsn, table.tsn, table.vehicleId] }),
    index('vehicle_keys_vehicle').on(table.vehicleId),
  ],
);

/** The WMI and the significant part of the VDS. */
export const vehicleVinPrefixes = pgTable(
  'vehicle_vin_prefixes',
  { prefix: text().notNull(), vehicleId: vehicleId() },
  (table) => [
    primaryKey({ columns: [table.prefix, table.vehicleId] }),
    index('vehicle_vin_prefixes_vehicle').on(table.vehicleId),
  ],
);

/** A row has the axle `both`, or each axle of a combination has a row. */
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
    isCommercial: boolean().notNull().default(false),
    loadIndex: smallint().notNull(),
    speedIndex: text().notNull(),
    /** Tenths of an inch; null: the document names no rim. */
    rimWidthTenths: smallint(),
    /** Millimetres; null: the vehicle's own range applies. */
    offsetMin: smallint(),
    offsetMax: smallint(),
    isSeries: boolean().notNull(),
    isWinterOnly: boolean().notNull(),
    document: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.vehicleId, table.combination, table.axle] })],
);

export const garageVehicles = pgTable(
  'garage_vehicles',
  {
    /** An account (`ownerOf`); a guest's vehicle exists only in the session. */
    ownerId: text().notNull(),
    /** No foreign key: an entry survives an import without its vehicle. */
    vehicleCode: text().notNull(),
    label: text().notNull(),
    name: text(),
    addedAt: moment().notNull(),
    /** The latest one is selected in a new session of the owner. */
    chosenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.vehicleCode] })],
);
