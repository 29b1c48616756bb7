/** System paths, equal below every location (rulings, hosts and paths). */
export const systemSegments: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'embed',
  'healthz',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'dev',
  'favicon.ico',
  '__manifest',
]);

/** Spec 1, route table, and the shop's own pages. */
const pageSegments: ReadonlySet<string> = new Set([
  'home',
  'vhost',
  'styleguide',
  'initiatecheckout',
  'checkout',
  'warenkorb',
  'warenkorb.json',
  'merkliste',
  'serviceanfrage',
  'reifen',
  'fahrzeug',
  'sommerreifen',
  'winterreifen',
  'ganzjahresreifen',
  'scheibenreparatur',
  'fruehjahrscheck',
  'herbstcheck',
  'wintercheck',
  'urlaubscheck',
  'klimaanlagenreinigung',
  'unfallhilfe',
  'fachbegriffe',
  'faq',
  'testergebnisse',
  'tippstrends',
  'search',
  'registrieren',
  'login',
  'passwort-vergessen',
  'email-wiederherstellen',
  'einladung',
  'abmelden',
  'account',
  'agb',
  'impressum',
  'copyright',
  'bestellung',
  'cookie-einstellungen',
  'kontakt',
  'gutscheine',
  'widerrufsrecht',
  'vertrag-widerrufen',
  'datenschutz',
  'lieferundversand',
  'presse',
  'bezahlung',
  'entsorgungundumwelt',
  'erklaerungzurbarrierefreiheit',
  'ueberuns',
  'versandkosten',
  'essen',
  'duesseldorf',
  'seiten',
  'servicenavigator',
  'servicenavigatorextern',
  'reifensucheextern',
  'reparatur-wartung',
  'termin',
  'termine',
  'alufelgen',
  'stahlfelgen',
  'felgenkonfigurator',
  'komplettrad',
  'komplettraeder',
  'audi-zubehoer',
  'konfigurator',
  'kostenvoranschlag',
  'standorte',
  'standort-wechsel',
  'angebote',
  'termin-buchung',
  'sitzung.json',
  'ausblenden',
  'bilder',
  'feed',
  'tresen',
]);

/** Segments below a category (spec 1, route table). */
const categorySegments: ReadonlySet<string> = new Set(['artikel', 'filters']);

export function isCategorySegment(segment: string): boolean {
  return categorySegments.has(segment.toLowerCase());
}

export function isPageSegment(segment: string): boolean {
  return pageSegments.has(segment.toLowerCase());
}

export function isSystemSegment(segment: string): boolean {
  return systemSegments.has(segment.toLowerCase());
}

export function isReservedSegment(segment: string): boolean {
  const name = segment.toLowerCase();
  return systemSegments.has(name) || pageSegments.has(name);
}
