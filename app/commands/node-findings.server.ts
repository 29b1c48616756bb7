import { isOwnMachine } from '~/domain/tenancy/tenant-of';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { photoFolder } from '~/platform/images/photo-store.server';
import { clockAhead, fingerprintOf, livingNodes } from '~/platform/nodes/nodes.server';
import { sharesFolder } from '~/platform/nodes/shared-folder.server';
import { sessionSecrets } from '~/platform/secrets/session-secret.server';
import type { Finding } from './finding';

type Nodes = Awaited<ReturnType<typeof livingNodes>>;

const MAX_AHEAD_MS = 60_000;

function lapse(ms: number): { text: string; words: string } {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  const [count, text, words] =
    minutes < 120 ? [minutes, 'min', 'Minuten'] : [Math.round(minutes / 60), 'h', 'Stunden'];
  return {
    text: `${count} ${text} ${ms > 0 ? 'ahead of' : 'behind'}`,
    words: `geht gegenüber der Datenbank ${count} ${words} ${ms > 0 ? 'vor' : 'nach'}`,
  };
}

function clockFinding(ms: number, of: { text: string; words: string }): Finding {
  const { text, words } = lapse(ms);
  return {
    kind: 'bad',
    text: `the clock of ${of.text} is ${text} the database's: set both by NTP; holds, prices and links end at wrong times until then`,
    words: `Die Uhr ${of.words} ${words}. Bitte die Uhren beider Rechner stellen (NTP): Fristen, Preise und Links enden sonst zur falschen Zeit.`,
  };
}

async function clockFindings({ db }: Context, nodes: Nodes): Promise<Finding[]> {
  const own = await clockAhead(db);
  const found = nodes
    .filter(({ aheadMs }) => Math.abs(aheadMs) > MAX_AHEAD_MS)
    .map(({ name, aheadMs }) =>
      clockFinding(aheadMs, { text: `node ${name}`, words: `des Servers ${name}` }),
    );
  if (Math.abs(own) > MAX_AHEAD_MS && found.length === 0)
    found.push(clockFinding(own, { text: 'this machine', words: 'dieses Servers' }));
  if (found.length > 0) return found;
  return [
    {
      kind: 'ok',
      text: 'the clocks of this machine, of the nodes and of the database agree',
      words: 'Die Uhren der Server und der Datenbank stimmen überein.',
    },
  ];
}

/** Several nodes of a developer on one database are no fault. */
const kindOf = ({ deployment }: Config) => (isOwnMachine(deployment) ? 'note' : 'bad');

async function secretFindings(config: Config, nodes: Nodes): Promise<Finding[]> {
  const own = (await sessionSecrets(config)).map(fingerprintOf);
  const known = [{ name: '', fingerprints: own }, ...nodes];
  const strangers = nodes.filter(({ fingerprints }) =>
    known.some(
      (other) =>
        !other.fingerprints.includes(fingerprints[0] ?? '') ||
        !fingerprints.includes(other.fingerprints[0] ?? ''),
    ),
  );
  if (strangers.length === 0) return [];
  const names = strangers.map(({ name }) => name).join(', ');
  return [
    {
      kind: kindOf(config),
      text: `SESSION_SECRET is not the same everywhere (${names}): set the same one for all nodes and commands, and start them again; second factors, accounts of providers and webhooks of one do not open at another`,
      words: `SESSION_SECRET ist nicht überall gleich (${names}). Bitte für alle Server dasselbe setzen und sie neu starten: Zweite Faktoren, Zahlungskonten und Webhooks des einen kann der andere nicht lesen.`,
    },
  ];
}

async function folderFindings(config: Config, nodes: Nodes): Promise<Finding[]> {
  const folder = photoFolder(config.dataDir);
  const seen = await Promise.all(nodes.map(({ id }) => sharesFolder(folder, id)));
  const apart = nodes.filter((_, index) => !seen[index]);
  if (apart.length === 0) return [];
  const names = apart.map(({ name }) => name).join(', ');
  return [
    {
      kind: kindOf(config),
      text: `${folder} is not the folder of photos of ${names}: let all nodes share DATA_DIR/photos, and make it writable; a photo that one stores is missing at the other`,
      words: `Fotos liegen nicht im selben Ordner wie bei ${names}. Bitte den Ordner DATA_DIR/photos für alle Server freigeben, schreibbar: Ein Foto, das der eine speichert, fehlt sonst beim anderen.`,
    },
  ];
}

/** What nodes on one database must have in common. */
export async function nodeFindings(config: Config, context: Context): Promise<Finding[]> {
  const nodes = await livingNodes(context.db);
  const [clocks, secrets, folders] = await Promise.all([
    clockFindings(context, nodes),
    secretFindings(config, nodes),
    folderFindings(config, nodes),
  ]);
  return [...clocks, ...secrets, ...folders];
}
