import { describe, expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { drawing } from '../support/made-pictures';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const leader = await openDesk(database, shop, 'leitung');
const seller = await openDesk(database, shop, 'verkauf');
const elsewhere = await openDesk(database, shop, 'leitung', 'standard');

const HOURS = '/muster/tresen/standort';
const LEGAL = `${HOURS}/rechtstexte`;

/** Of a field: German time. */
const inHours = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
    .replace(' ', 'T')
    .slice(0, 16);

const press = (page: string, button: string, fields: Record<string, string>) =>
  leader.press(page, button, fields);

const inShop = async (page: string) => textOf((await new Visitor(shop).open(`/muster${page}`)).text);

const row = async () =>
  (
    await database.query<{ address: { telefon: string }; content: { imprint?: string } }>(
      "select address, content from locations where url = 'muster'",
    )
  )[0];

const plans = () =>
  database.query<{ id: number; state: string; publish_at: Date }>(
    'select id, state, publish_at from planned_changes order by id',
  );

/** As the clock would: the moment of all plans is now. */
async function bringForward(which: 'all' | 'first' = 'all') {
  const first = "select id from planned_changes where state = 'planned' order by publish_at limit 1";
  const chosen = which === 'all' ? '' : ` and id = (${first})`;
  await database.query(`update planned_changes set publish_at = now() where state = 'planned'${chosen}`);
  await database.query(
    `select graphile_worker.add_job('publish-changes', payload => '{}'::json, max_attempts => 1)`,
  );
}

it('a change is stored, shown, and seen in the shop from its moment on without a restart', async () => {
  const before = await row();
  const planned = await press(LEGAL, 'Impressum speichern', {
    text: '## Ab morgen\n\nHaus Neu',
    gueltigAb: inHours(20),
  });
  expect(textOf(planned.text)).toContain('Die Änderung ist geplant.');
  expect(textOf(planned.text)).toContain('Geplante Änderungen');
  expect(textOf(planned.text)).toContain('Impressum: nichts → ## Ab morgen Haus Neu');
  expect(await row()).toEqual(before);
  expect(await inShop('/impressum')).not.toContain('Haus Neu');
  const job = await database.value<Date>(
    "select run_at from graphile_worker.jobs where task_identifier = 'publish-change'",
  );
  expect(job).toEqual((await plans())[0]?.publish_at);
  await bringForward();
  await expect.poll(() => inShop('/impressum')).toContain('Haus Neu');
  const done = await leader.open(LEGAL);
  expect(textOf(done.text)).not.toContain('Geplante Änderungen');
  expect(textOf(done.text)).toContain(leader.email);
  await leader.press(done, 'Zurücknehmen');
  await expect.poll(() => inShop('/impressum')).not.toContain('Haus Neu');
  expect(await row()).toEqual(before);
});

it('a plan is revoked, and never holds', async () => {
  const before = await row();
  const planned = await press(HOURS, 'Speichern', {
    telefon: '0431 999',
    email: 'x@y.de',
    gueltigAb: inHours(1),
  });
  expect(textOf(planned.text)).toContain('Telefon: 0431 0123410 → 0431 999');
  const revoked = await leader.press(planned, 'Zurückziehen');
  expect(textOf(revoked.text)).toContain('Die geplante Änderung ist zurückgezogen.');
  expect((await plans()).at(-1)?.state).toBe('revoked');
  const late = await leader.press(planned, 'Zurückziehen');
  expect(late.status).toBe(409);
  await bringForward();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await row()).toEqual(before);
});

it('what has changed meanwhile is not overwritten, and that is said before and after', async () => {
  await press(HOURS, 'Speichern', { telefon: '0431 555', email: 'a@b.de', gueltigAb: inHours(1) });
  const changed = await press(HOURS, 'Speichern', { telefon: '0431 777' });
  expect(textOf(changed.text)).toContain('Wird so nicht veröffentlicht');
  await bringForward();
  await expect.poll(async () => (await plans()).at(-1)?.state).toBe('failed');
  expect((await row())?.address.telefon).toBe('0431 777');
  expect(textOf((await leader.open(HOURS)).text)).toContain('Nicht veröffentlicht: Vorher');
});

it.each([
  ['2020-01-01T08:00', 'Dieser Zeitpunkt ist vorbei.'],
  ['2027-03-28T02:30', 'die es gibt'],
  ['irgendwann', 'die es gibt'],
  [inHours(24 * 400), 'zwölf Monaten'],
])('%s is refused, and what was typed stays', async (gueltigAb, words) => {
  const before = [await row(), await plans()];
  const answer = await press(LEGAL, 'AGB speichern', { text: 'Getippt Ä', gueltigAb });
  expect(answer.status).toBe(400);
  expect(textOf(answer.text)).toContain(words);
  expect(answer.text).toContain('Getippt Ä');
  expect(answer.text).toContain(`value="${gueltigAb}"`);
  expect([await row(), await plans()]).toEqual(before);
});

it('what could not be stored now cannot be planned', async () => {
  const before = await plans();
  const answer = await press(HOURS, 'Speichern', { telefon: 'anrufen', gueltigAb: inHours(2) });
  expect(answer.status).toBe(400);
  const same = await row();
  const none = await press(HOURS, 'Speichern', {
    telefon: same?.address.telefon ?? '',
    gueltigAb: inHours(2),
  });
  expect(none.status).toBe(409);
  expect(await plans()).toEqual(before);
});

it('plans of another location are not found', async () => {
  await press(LEGAL, 'AGB speichern', { text: 'Geplant', gueltigAb: inHours(2) });
  const id = String((await plans()).at(-1)?.id);
  expect((await seller.post(LEGAL, { befehl: 'revoke-plan', nummer: id })).status).toBe(404);
  const other = await elsewhere.open('/standard/tresen/standort/rechtstexte');
  const stand = /name="stand" value="([^"]+)"/.exec(other.text)?.[1] ?? '';
  const there = { befehl: 'revoke-plan', nummer: id, stand };
  expect((await elsewhere.post('/standard/tresen/standort/rechtstexte', there)).status).toBe(409);
  expect((await plans()).at(-1)?.state).toBe('planned');
});

describe('menus, redirects and pictures', () => {
  const MENUS = `${HOURS}/menues`;
  const REDIRECTS = `${HOURS}/weiterleitungen`;
  const LOOKS = `${HOURS}/aussehen`;
  const html = async () => (await new Visitor(shop).open('/muster')).text;
  const target = async (path: string) => {
    const { status, headers } = await new Visitor(shop).send({ path });
    return `${status} ${headers.location ?? ''}`;
  };
  const state = async () => (await plans()).at(-1)?.state;

  it('menus change at their moment, unless somebody changed them before', async () => {
    const fields = { textA: 'Ab morgen', zielA: '/kontakt', gueltigAb: inHours(3) };
    const planned = await press(MENUS, 'Links speichern', fields);
    expect(textOf(planned.text)).toContain('Die Änderung ist geplant.');
    expect(textOf(planned.text)).toContain('Menüs');
    expect(await html()).not.toContain('Ab morgen');
    await bringForward();
    await expect.poll(html).toContain('Ab morgen');
    expect(await state()).toBe('published');

    await press(MENUS, 'Gemeinsame Menüs zeigen', { gueltigAb: inHours(3) });
    const changed = await press(MENUS, 'Links speichern', { textA: 'Dazwischen' });
    expect(textOf(changed.text)).toContain('Wird so nicht veröffentlicht');
    await bringForward();
    await expect.poll(state).toBe('failed');
    expect(await html()).toContain('Dazwischen');
  });

  it('a redirect leads from its moment on, and is revoked before', async () => {
    const rule = { alt: '/aktion-plan', neu: '/winterreifen', dauer: '302', gueltigAb: inHours(3) };
    const planned = await press(REDIRECTS, 'Weiterleitung speichern', rule);
    expect(textOf(planned.text)).toContain('Weiterleitung von /aktion-plan zu /winterreifen');
    expect(await target('/muster/aktion-plan')).toMatch(/^404/);
    await leader.press(planned, 'Zurückziehen');
    expect(await state()).toBe('revoked');
    await press(REDIRECTS, 'Weiterleitung speichern', rule);
    await bringForward();
    await expect.poll(() => target('/muster/aktion-plan')).toBe('302 /muster/winterreifen');
    const late = await press(REDIRECTS, 'Weiterleitung speichern', {
      ...rule,
      gueltigAb: '2020-01-01T00:00',
    });
    expect(textOf(late.text)).toContain('Dieser Zeitpunkt ist vorbei.');
    const nowhere = await press(REDIRECTS, 'Weiterleitung speichern', { ...rule, neu: '/gibt-es-nicht' });
    expect(nowhere.status).toBe(400);
  });

  it('what holds for a while goes by itself, and what stood before comes back', async () => {
    const STALE = 'Wird so nicht veröffentlicht';
    const now = { textA: 'Nur kurz', zielA: '/kontakt', gueltigBis: inHours(5) };
    const brief = await press(MENUS, 'Links speichern', now);
    expect(textOf(brief.text)).toContain('Die Links sind gespeichert.');
    expect(textOf(brief.text)).toContain('Geplante Änderungen');
    expect(textOf(brief.text)).not.toContain(STALE);
    await expect.poll(html).toContain('Nur kurz');
    await bringForward();
    await expect.poll(html).not.toContain('Nur kurz');
    expect(await html()).toContain('Dazwischen');

    const term = { gueltigAb: inHours(2), gueltigBis: inHours(4) };
    const rule = { alt: '/aktion-kurz', neu: '/winterreifen', dauer: '302', ...term };
    const both = await press(REDIRECTS, 'Weiterleitung speichern', rule);
    expect(textOf(both.text)).toContain('Weiterleitung von /aktion-kurz zu /winterreifen entfällt');
    expect(textOf(both.text)).not.toContain(STALE);
    await bringForward('first');
    await expect.poll(() => target('/muster/aktion-kurz')).toBe('302 /muster/winterreifen');
    expect(textOf((await leader.open(REDIRECTS)).text)).not.toContain(STALE);
    await bringForward();
    await expect.poll(() => target('/muster/aktion-kurz')).toMatch(/^404/);
    expect(await state()).toBe('published');

    const before = await plans();
    for (const wrong of [
      { ...rule, gueltigBis: inHours(1) },
      { ...rule, gueltigAb: '', gueltigBis: '2020-01-01T00:00' },
      { ...rule, gueltigBis: 'bald' },
    ]) {
      const refused = await press(REDIRECTS, 'Weiterleitung speichern', wrong);
      expect(refused.status).toBe(400);
      expect(refused.text).toContain(`value="${wrong.gueltigBis}"`);
    }
    expect(await plans()).toEqual(before);
  });

  it('opening hours hold for a while, too', async () => {
    const before = await inShop('/kontakt');
    await press(HOURS, 'Öffnungszeiten speichern', {
      SoVonA: '09:09',
      SoBisA: '10:10',
      gueltigBis: inHours(9),
    });
    await expect.poll(() => inShop('/kontakt')).toContain('09:09');
    await bringForward();
    await expect.poll(() => inShop('/kontakt')).toBe(before);
  });

  it('what stands is removed at a moment, unless it was changed before', async () => {
    await press(REDIRECTS, 'Weiterleitung speichern', { alt: '/steht', neu: '/kontakt', dauer: '302' });
    await expect.poll(() => target('/muster/steht')).toBe('302 /muster/kontakt');
    const page = await leader.open(`${REDIRECTS}?suche=steht`);
    const planned = await leader.press(page, 'Entfernen', { gueltigAb: inHours(1) });
    expect(textOf(planned.text)).toContain('Weiterleitung von /steht zu /kontakt entfällt');
    expect(await target('/muster/steht')).toBe('302 /muster/kontakt');
    const late = await leader.press(page, 'Entfernen', { gueltigAb: 'nie' });
    expect(late.status).toBe(400);
    await bringForward();
    await expect.poll(() => target('/muster/steht')).toMatch(/^404/);
  });

  it('a picture is stored before, kept by the clean-up, and shown from its moment on', async () => {
    const upload = (stand: string, gueltigAb: string) =>
      leader.upload(`${LOOKS}/bilder`, { bild: 'logo', stand, text: 'Neues Zeichen', gueltigAb }, [
        { field: 'datei', name: 'logo.svg', content: drawing('<path d="M0 0h20v10z"/>') },
      ]);
    const before = await html();
    const planned = await upload('', inHours(2));
    expect(textOf(planned.text)).toContain('Die Änderung ist geplant.');
    const planHash = await database.value<string>(
      "select after->'bild:logo'->>'hash' as hash from planned_changes order by id desc limit 1",
    );
    expect(planHash).toMatch(/^[0-9a-f]{64}$/);
    expect(before).not.toContain(planHash);
    expect(await html()).not.toContain(planHash);
    await bringForward();
    await expect.poll(html).toContain(planHash);
    expect((await upload('', inHours(2))).status).toBe(409);
    const shown = await leader.open(LOOKS);
    const removed = await leader.press(shown, 'Entfernen', { gueltigAb: inHours(3) });
    expect(textOf(removed.text)).toContain('Logo entfällt');
    expect(await html()).toContain(planHash);
    await bringForward();
    await expect.poll(html).not.toContain(planHash);
    expect((await upload('', 'bald')).status).toBe(400);
  });
});
