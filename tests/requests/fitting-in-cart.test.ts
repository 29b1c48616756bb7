import { describe, expect, it } from 'vitest';
import { fittingOf, openCart, openFitting, withWork } from '../support/fitting';
import { textOf } from '../support/html-forms';
import { cartOf } from '../support/shown-cart';

const { database, stocked, cartWith } = await openFitting();

describe('the cart', () => {
  it('tells the complete price of fitting before the click, and adds the work as lines', async () => {
    const tyre = await stocked();
    const buyer = await cartWith([tyre]);
    const cart = await openCart(buyer);
    expect(fittingOf(cart)).toEqual(['offered']);
    const text = textOf(cart.text);
    // 9.90 for fitting, 6.00 for balancing, 4.00 for the valve, each for four wheels.
    expect(text).toContain('Mit Montage bei uns 79,60 €');
    expect(text).toContain('Altreifen entsorgen, zusätzlich 14,00 €');
    const fitted = await withWork(buyer, { entsorgung: 'ja' });
    expect(fittingOf(fitted)).toEqual(['in-cart']);
    expect(cartOf(fitted).goods).toBe(4 * tyre.cents + 7960 + 1400);
    expect(textOf(fitted.text)).not.toContain('Versand mit');
    expect(textOf(fitted.text)).toContain('Warenkorb 4 Stück');
    expect(textOf(fitted.text)).toContain('4 Stück mit Montage');
    expect(textOf((await openCart(buyer, 'standard')).text)).toContain('liegen 4 Stück.');
    const choice = await buyer.open('/muster/initiateCheckout');
    expect(textOf(choice.text)).toContain('Sie holen alles in Kiel ab und zahlen vorab oder dort.');
  });

  it('has a sensor in place of the valve once a vehicle that measures by sensors is chosen', async () => {
    const buyer = await cartWith([await stocked()]);
    expect(textOf((await openCart(buyer)).text)).toContain('Hat Ihr Fahrzeug Sensoren für den Reifendruck?');
    const carCode = await database.value<string>(
      "select code from vehicles where tyre_pressure_control = 'direkt' and axle_load_front_kg < 1300 limit 1",
    );
    await buyer.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: carCode ?? '' });
    const cart = textOf((await openCart(buyer)).text);
    // 9.90 for fitting, 6.00 for balancing, 9.00 for the sensor, each for four wheels.
    expect(cart).toContain('Mit Montage bei uns 99,60 €');
    expect(cart).toContain('4 × RDKS-Sensor einbauen und anlernen je 9,00 €');
    expect(cart).not.toMatch(/Hat Ihr Fahrzeug Sensoren|× Ventil/);
  });

  it('keeps the work to the number of its tyres, and lets it go with them', async () => {
    const tyre = await stocked();
    const buyer = await cartWith([tyre]);
    const [line] = cartOf(await withWork(buyer)).lines;
    await buyer.post('/muster/warenkorb', { aktion: 'menge', zeile: line?.line ?? '', menge: '2' });
    expect(cartOf(await openCart(buyer)).goods).toBe(2 * tyre.cents + 3980);
    await buyer.post('/muster/warenkorb', { aktion: 'ohneMontage', zeile: line?.line ?? '' });
    expect(cartOf(await openCart(buyer)).goods).toBe(2 * tyre.cents);
    await withWork(buyer);
    await buyer.post('/muster/warenkorb', { aktion: 'entfernen', zeile: line?.line ?? '' });
    expect(textOf((await openCart(buyer)).text)).toContain('Ihr Warenkorb ist leer');
  });

  it('names another location where this one has no bay that can, and refuses the work here', async () => {
    const wide = await stocked('run_flat_mark is null and not is_commercial and rim_tenths >= 210');
    const buyer = await cartWith([wide], 'standard');
    await database.query("update bays set max_rim_inch = 20 where location_url = 'standard'");
    const cart = await openCart(buyer, 'standard');
    expect(fittingOf(cart)).toEqual(['elsewhere']);
    expect(cart.text).toContain('href="/muster/warenkorb"');
    const [line] = cartOf(cart).lines;
    const answer = await buyer.post('/standard/warenkorb', { aktion: 'montage', zeile: line?.line ?? '' });
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain('bieten wir an diesem Standort leider nicht an');
  });

  it.each(['legacy', 'hafen'])('offers nothing at %s, which gives no appointments for it', async (place) => {
    const tyre = await stocked();
    const buyer = await cartWith([tyre], place);
    const cart = await openCart(buyer, place);
    expect(fittingOf(cart)).not.toContain('offered');
    const [line] = cartOf(cart).lines;
    const answer = await buyer.post(`/${place}/warenkorb`, { aktion: 'montage', zeile: line?.line ?? '' });
    expect(answer.status).toBe(400);
  });

  it('answers a line that is none', async () => {
    const buyer = await cartWith([await stocked()]);
    const zeile = '00000000-0000-4000-8000-000000000000';
    expect((await buyer.post('/muster/warenkorb', { aktion: 'montage', zeile })).status).toBe(400);
    expect((await buyer.post('/muster/warenkorb', { aktion: 'montage', zeile: 'x' })).status).toBe(400);
  });
});
