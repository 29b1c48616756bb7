import { describe, expect, it } from 'vitest';
import { carBrands, findVehicle, findVehicleSummary } from '~/domain/vehicles/find-vehicle.server';
import { findByKey } from '~/domain/vehicles/finder/find-by-key.server';
import { findByVin } from '~/domain/vehicles/finder/find-by-vin.server';
import { keyMessage, searchMessages, selectionMessage, vinMessage } from '~/domain/vehicles/finder/messages';
import { searchVehicles } from '~/domain/vehicles/finder/search-vehicles.server';
import { selectByHand } from '~/domain/vehicles/finder/select-by-hand.server';
import { wheelVerdict } from '~/domain/vehicles/fitment/set-verdict';
import { verdictWords } from '~/domain/vehicles/fitment/verdict-words';
import { vehicleSettings } from '~/domain/vehicles/settings';
import type { VehicleSummary } from '~/domain/vehicles/vehicle';
import { freshDatabase } from '../support/fresh-database';

const { context, query } = await freshDatabase();

const labels = (vehicles: readonly VehicleSummary[]) => vehicles.map(({ label }) => label);

const golfs = [
  'Volkswagen Golf VII 2.0 TDI DSG Highline',
  'Volkswagen Golf VII 2.0 TDI Schaltgetriebe Highline',
  'Volkswagen Golf VII 2.0 TDI Schaltgetriebe Trendline',
];

describe('by HSN and TSN', () => {
  it.each([
    ['0603', 'BJH'],
    ['O6O3', ' bjh'],
    ['0603/bjh', ''],
    ['0603', 'BJH 000123'],
  ])('%s and %s name several vehicles', async (hsn, tsn) => {
    const found = await findByKey(context, { hsn, tsn });
    expect(found.ok && labels(found.vehicles)).toEqual(golfs);
  });

  it('a 0 and an O of the TSN are the same, unless the data knows both', async () => {
    const at = async (tsn: string) => {
      const found = await findByKey(context, { hsn: '0603', tsn });
      return found.ok && labels(found.vehicles);
    };
    expect(await at('ZO1')).toEqual(['Volkswagen Golf VII 1.4 TSI Schaltgetriebe Comfortline']);
    await query(
      "insert into vehicle_keys select '0603', 'ZO1', id from vehicles where code like '%-trendline'",
    );
    expect(await at('ZO1')).toEqual([golfs[2]]);
    expect(await at('Z01')).toEqual(['Volkswagen Golf VII 1.4 TSI Schaltgetriebe Comfortline']);
    await query("delete from vehicle_keys where tsn = 'ZO1'");
  });

  it('an unknown key is told, with other ways', async () => {
    const unknown = await findByKey(context, { hsn: '0603', tsn: 'QQQ' });
    expect(unknown).toEqual({ ok: false, code: 'unknown-key' });
    expect(!unknown.ok && keyMessage(unknown)).toContain('manuell oder über die Suche');
    expect(await findByKey(context, { hsn: '06', tsn: 'BJH' })).toEqual({ ok: false, code: 'malformed-hsn' });
  });
});

describe('by hand', () => {
  const golf = { vehicleType: 'PKW', manufacturer: 'Volkswagen', baseModel: 'Golf', subModel: 'Golf VII' };

  it('the first step offers the types of vehicles, in their order', async () => {
    const result = await selectByHand(context, {});
    expect(result).toMatchObject({ ok: true, next: 'vehicleType', vehicles: [] });
    expect(result.ok && result.steps).toEqual([
      {
        step: 'vehicleType',
        options: [
          { key: 'PKW', label: 'PKW' },
          { key: 'Transporter', label: 'Transporter' },
        ],
        chosen: undefined,
        isOnly: false,
      },
    ]);
  });

  it('each step offers only what is left, as SQL counts it', async () => {
    const result = await selectByHand(context, { ...golf, engineOption: '2.0 TDI' });
    const left = await query<{ name: string }>(
      "select distinct gearing_option as name from vehicles where sub_model = 'Golf VII' and engine_option = '2.0 TDI'",
    );
    const steps = result.ok ? result.steps : [];
    expect(steps.map(({ step, chosen, isOnly }) => `${step} ${chosen} ${isOnly}`)).toEqual([
      'vehicleType PKW false',
      'manufacturer Volkswagen false',
      'baseModel Golf false',
      'subModel Golf VII false',
      'engineOption 2.0 TDI false',
      'carBodyOption Schrägheck 5-türig true',
      'gearingOption undefined false',
    ]);
    expect(
      steps
        .at(-1)
        ?.options.map(({ key }) => key)
        .sort(),
    ).toEqual(left.map(({ name }) => name).sort());
  });

  it('steps with one option need no choice; at the end stands the vehicle', async () => {
    const result = await selectByHand(context, {
      vehicleType: 'PKW',
      manufacturer: 'Dacia',
    });
    expect(result).toMatchObject({ ok: true, next: undefined });
    expect(result.ok && result.steps).toHaveLength(8);
    expect(result.ok && labels(result.vehicles)).toEqual(['Dacia Duster II TCe 125 Schaltgetriebe Prestige']);
  });

  it('what the data leaves empty can be chosen as well', async () => {
    const mini = { vehicleType: 'PKW', manufacturer: 'MINI', gearingOption: 'Schaltgetriebe' };
    const result = await selectByHand(context, mini);
    const last = result.ok ? result.steps.at(-1) : undefined;
    expect(last).toMatchObject({ options: [{ key: '-', label: 'ohne Angabe' }], chosen: '-' });
    expect(result.ok && labels(result.vehicles)).toEqual(['MINI (R56) Cooper Schaltgetriebe']);
  });

  it('a choice that is not left is named, with what is', async () => {
    const result = await selectByHand(context, { ...golf, manufacturer: 'Audi', subModel: 'A3' });
    expect(result).toMatchObject({ ok: false, code: 'unknown-choice', step: 'baseModel' });
    const steps = !result.ok && result.code === 'unknown-choice' ? result.steps : [];
    expect(steps.at(-1)?.options.map(({ key }) => key)).toEqual(['A3', 'A4']);
    expect(!result.ok && selectionMessage(result)).toContain('Modell: Diese Auswahl gibt es hier nicht');
    const hostile = await selectByHand(context, { vehicleType: "PKW' or 1=1 --" });
    expect(hostile).toMatchObject({ ok: false, code: 'unknown-choice', step: 'vehicleType' });
  });
});

describe('by words', () => {
  const first = async (text: string) => {
    const found = await searchVehicles(context, text);
    return found.ok ? labels(found.vehicles)[0] : found.code;
  };

  it.each([
    ['Golf 7 2.0 TDI', 'Volkswagen Golf VII 2.0 TDI DSG Highline'],
    ['golf VII 2,0tdi trend', 'Volkswagen Golf VII 2.0 TDI Schaltgetriebe Trendline'],
    ['VW Golf6', 'Volkswagen Golf VI 1.4 TSI DSG Comfortline'],
    ['bmw 520 touring automatik', 'BMW 5er Touring (F11) 520d Automatik'],
    ['3er 320i', 'BMW 3er Limousine (F30) 320i Automatik Sport Line'],
    ['Skoda Octavia 110 kW', 'Škoda Octavia III 1.4 TSI DSG Style'],
    ['megane', 'Renault Mégane III TCe 130 Schaltgetriebe Dynamique'],
    ['C-Klasse 2018 automatik', 'nothing-found'],
    ['c klasse 7g', 'Mercedes-Benz C-Klasse (W205) C 220 d 7G-Tronic Avantgarde'],
    ['Getz 2005', 'Hyundai Getz 1.1 Schaltgetriebe Schrägheck 3-türig'],
    ['Trabant', 'nothing-found'],
    ['…', 'no-words'],
  ])('%s', async (text, label) => {
    expect(await first(text)).toBe(label);
  });

  it('a word that no vehicle has is left out, and told', async () => {
    const found = await searchVehicles(context, 'Golf 7 Sondermodell');
    expect(found).toMatchObject({ ok: true, ignoredWords: ['sondermodell'], hasMore: false });
    expect(found.ok && found.vehicles).toHaveLength(4);
  });

  it('says that there are more than are shown', async () => {
    const found = await searchVehicles(context, 'Volkswagen', 5);
    expect(found).toMatchObject({ ok: true, hasMore: true });
    expect(found.ok && found.vehicles).toHaveLength(5);
  });

  it('says what helps when nothing is found', async () => {
    const found = await searchVehicles(context, 'Golf Ambition Getz');
    expect(!found.ok && searchMessages[found.code]).toContain('weniger Wörter');
  });
});

describe('by VIN', () => {
  it('the longest beginning that the data names decides', async () => {
    const found = await findByVin(context, 'wvwzzz au zew123456');
    expect(found).toMatchObject({ ok: true, vin: 'WVWZZZAUZEW123456' });
    expect(found.ok && found.vehicles).toHaveLength(4);
    await query(
      "insert into vehicle_vin_prefixes select 'WVWZZZAUZ', id from vehicles where code like '%-trendline'",
    );
    const nearer = await findByVin(context, 'WVWZZZAUZEW123456');
    expect(nearer.ok && labels(nearer.vehicles)).toEqual([golfs[2]]);
    await query("delete from vehicle_vin_prefixes where prefix = 'WVWZZZAUZ'");
  });

  it.each([
    ['WVWZZZAUZEW12345', 'diese hat 16'],
    ['WVWZZZAUZEWI23456', 'kommt „I“ nicht vor'],
    ['JT2AE09W4P0031466', 'liegt uns nichts vor'],
  ])('%s is told', async (vin, words) => {
    const found = await findByVin(context, vin);
    expect(!found.ok && vinMessage(found)).toContain(words);
  });
});

describe('one vehicle', () => {
  it('has its fitments, the series size first', async () => {
    const code = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
    const golf = await findVehicle(context, code);
    expect(golf).toMatchObject({ code, manufacturer: 'Volkswagen', datECodePrefix: '019051020010001' });
    expect(golf?.fitments[0]).toMatchObject({ width: 205, aspect: 55, rimTenths: 160, isSeries: true });
    const tyre = {
      width: 205,
      aspect: 55,
      rimTenths: 160,
      isCommercial: false,
      loadIndex: 88,
      speedIndex: 'V',
      hasAlpineSymbol: false,
    };
    expect(golf && verdictWords(wheelVerdict(golf, { tyre }))).toBe(
      'Tragfähigkeit 88 zu klein: mindestens 91',
    );
  });

  it('that nobody knows is nothing', async () => {
    expect(await findVehicle(context, 'trabant')).toBeUndefined();
    expect(await findVehicleSummary(context, 'trabant')).toBeUndefined();
  });
});

it('the makes of cars stand in German order, without those of vans alone', async () => {
  const brands = await carBrands(context);
  expect(brands.slice(0, 3)).toEqual(['Alfa Romeo', 'Audi', 'BMW']);
  expect(brands.indexOf('Škoda')).toBe(brands.indexOf('smart') - 1);
  expect(new Set(brands).size).toBe(brands.length);
  await query("update vehicles set manufacturer = 'MAN' where vehicle_type = 'Transporter'");
  expect(await carBrands(context)).not.toContain('MAN');
});

it('locations say whether they search by data of DAT, and for what fits the vehicle', async () => {
  const rows = await query<{ url: string; vehicles: object }>(
    "select url, vehicles from locations where url in ('muster', 'standard', 'legacy') order by url",
  );
  expect(rows).toEqual([
    { url: 'legacy', vehicles: { hasDat: false, hasVehicleSearch: false } },
    { url: 'muster', vehicles: { hasDat: true, hasVehicleSearch: true } },
    { url: 'standard', vehicles: { hasDat: false, hasVehicleSearch: true } },
  ]);
  const muster = { vehicles: rows[1]?.vehicles ?? {} };
  expect(vehicleSettings.of(muster)).toEqual({ hasDat: true, hasVehicleSearch: true });
});
