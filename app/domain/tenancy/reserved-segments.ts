/** First segments that belong to the system and are the same below every location (rulings, hosts and paths). */
export const systemSegments: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'healthz',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'dev',
  'favicon.ico',
  '__manifest',
]);

/** First segments of the pages of every location (spec 1, route table, and what the shop adds to it). */
const pageSegments: ReadonlySet<string> = new Set([
  'home',
  'vhost',
  'styleguide',
  'initiatecheckout',
  'checkout',
  'warenkorb',
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
  'abmelden',
  'account',
  'agb',
  'impressum',
  'copyright',
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
  'servicenavigator',
  'reparatur-wartung',
  'alufelgen',
  'stahlfelgen',
  'felgenkonfigurator',
  'komplettrad',
  'komplettraeder',
  'audi-zubehoer',
  'konfigurator',
  'standorte',
  'standort-wechsel',
  'angebote',
  'termin-buchung',
  'sitzung.json',
  'tecar-kachel',
  'bilder',
]);

/** Segments below a category that lead to its list or its products (spec 1, route table). */
const categorySegments: ReadonlySet<string> = new Set(['artikel', 'filters']);

/** Whether a name means something below a category, so that no article there may have it in its address. */
export function isCategorySegment(segment: string): boolean {
  return categorySegments.has(segment.toLowerCase());
}

/** Whether a name is that of a page of the shop, also of one that is not there yet. */
export function isPageSegment(segment: string): boolean {
  return pageSegments.has(segment.toLowerCase());
}

export function isSystemSegment(segment: string): boolean {
  return systemSegments.has(segment.toLowerCase());
}

/** Whether a name means a page or a system path, so that no location may have it as its url. */
export function isReservedSegment(segment: string): boolean {
  const name = segment.toLowerCase();
  return systemSegments.has(name) || pageSegments.has(name);
}
