import type { DeskCommand } from './rights';

/**
 * What helps after a command that was given by mistake. `asks`: nothing does, so its form unfolds with these words
 * first. `by`: the command that takes it back or ends it. `typed`: nothing does, and its form wants words or a tick
 * that nobody gives by mistake. `anew`: the same form puts it right. `none` is needed: it shows, notes or repeats.
 */
type Remedy = { asks: string } | { by: DeskCommand } | 'typed' | 'anew' | 'none';

const MONEY_LEAVES =
  'Der Betrag geht an die Kundin oder den Kunden zurück. Das lässt sich nicht zurücknehmen.';
const UNDO = { by: 'undo' } as const;
const UNDO_ARTICLE = { by: 'undo-article' } as const;
const UNDO_PAGE = { by: 'undo-page' } as const;

const remedies: Readonly<Record<DeskCommand, Remedy>> = {
  // Orders
  confirm: { by: 'cancel' },
  ready: { by: 'cancel' },
  'hand-over': { by: 'return' },
  ship: { by: 'return' },
  cancel: {
    asks: 'Die Ware ist dann wieder frei, und die Kundin oder der Kunde bekommt eine E-Mail. Eine Stornierung lässt sich nicht zurücknehmen.',
  },
  return: { asks: 'Die Ware gilt dann als zurückgegeben. Das lässt sich nicht rückgängig machen.' },
  paid: { by: 'void-payment' },
  'void-payment': {
    asks: 'Der Betrag gilt dann als nie eingegangen und ist wieder offen. Ausgezahlt wird nichts.',
  },
  'clear-problem': {
    asks: 'Niemand wird dann mehr an diese Zahlung erinnert. Das lässt sich nicht zurücknehmen.',
  },
  refund: { asks: MONEY_LEAVES },
  'refund-deposit': { asks: MONEY_LEAVES },
  'refund-amount': { asks: MONEY_LEAVES },
  'refund-done': { asks: 'Das Geld gilt dann als ausgezahlt. Das lässt sich nicht zurücknehmen.' },
  'refund-arrived': { asks: 'Das Geld gilt dann als angekommen. Das lässt sich nicht zurücknehmen.' },
  'refund-failed': { by: 'refund' },
  'refund-stop': { by: 'refund-amount' },
  'refund-waive': { by: 'refund-amount' },
  buy: {
    asks: 'Daraus wird ein verbindlicher Kauf, und die Kundin oder der Kunde bekommt eine E-Mail. Zurück geht es nur mit einer Stornierung.',
  },
  prolong: {
    asks: 'Die Ware bleibt dann so lange zurückgelegt, und die Kundin oder der Kunde bekommt eine E-Mail. Kürzen lässt sich die Frist danach nicht.',
  },
  move: {
    asks: 'Die Reservierung gehört dann dem anderen Standort, und die Kundin oder der Kunde bekommt eine E-Mail. Zurückholen kann sie nur der neue Standort.',
  },
  note: 'none',
  resend: 'none',
  write: 'typed',
  'change-parcel': 'anew',
  // Articles
  'count-stock': 'anew',
  'count-central': 'anew',
  'set-price': 'anew',
  'end-price': { by: 'set-price' },
  'drop-price': { by: 'set-price' },
  'add-photos': UNDO_ARTICLE,
  'describe-photo': UNDO_ARTICLE,
  'move-photo': UNDO_ARTICLE,
  'remove-photo': UNDO_ARTICLE,
  'crop-photo': { by: 'uncrop-photo' },
  'uncrop-photo': { by: 'crop-photo' },
  'article-details': UNDO_ARTICLE,
  'article-maker': UNDO_ARTICLE,
  'move-product': { by: 'move-product' },
  'add-category': { by: 'remove-category' },
  'remove-category': { by: 'add-category' },
  'add-vehicle': { by: 'remove-vehicle' },
  'remove-vehicle': { by: 'add-vehicle' },
  'car-make': 'anew',
  'save-approval': { by: 'remove-approval' },
  'remove-approval': { by: 'save-approval' },
  'retire-article': 'typed',
  'undo-article': UNDO_ARTICLE,
  'new-product': { by: 'retire-article' },
  // The location
  'opening-hours': UNDO,
  'add-special-days': { by: 'remove-special-day' },
  'remove-special-day': { by: 'add-special-days' },
  contact: UNDO,
  address: UNDO,
  'federal-state': UNDO,
  'reservation-rules': UNDO,
  'frame-hosts': UNDO,
  'payment-methods': UNDO,
  shipping: UNDO,
  'services-open': UNDO,
  services: UNDO,
  'appointment-rules': UNDO,
  'choose-theme': UNDO,
  colors: UNDO,
  'set-picture': UNDO,
  'remove-picture': UNDO,
  banner: 'anew',
  'holiday-notice': 'anew',
  'add-redirect': { by: 'remove-redirect' },
  'remove-redirect': { by: 'add-redirect' },
  'header-links': UNDO,
  'footer-links': UNDO,
  'main-menu': UNDO,
  'sub-menu': UNDO,
  'shared-menu': UNDO,
  imprint: UNDO,
  terms: UNDO,
  undo: UNDO,
  'revoke-plan': 'anew',
  'save-page': UNDO_PAGE,
  'remove-page': UNDO_PAGE,
  'undo-page': UNDO_PAGE,
  'add-offer': { by: 'end-offer' },
  'end-offer': { asks: 'Das Angebot verschwindet sofort aus dem Shop.' },
  'add-coupon': { by: 'end-coupon' },
  'end-coupon': { asks: 'Niemand kann ihn dann mehr einlösen, auch wer ihn schon im Warenkorb hat.' },
  // Money
  'see-money': 'none',
  'export-postings': 'none',
  'read-statement': 'none',
  'assign-transfer': { by: 'release-transfer' },
  'link-transfer': { by: 'release-transfer' },
  'release-transfer': {
    asks: 'Die Überweisung gehört dann wieder zu keiner Bestellung. Ist dort danach etwas offen, bekommt die Kundin oder der Kunde eine E-Mail.',
  },
  'ignore-transfer': { by: 'reopen-transfer' },
  'reopen-transfer': { by: 'ignore-transfer' },
  'return-payment': {
    asks: 'Was reserviert ist, wird freigegeben; was eingegangen ist, geht ganz an die Kundin oder den Kunden zurück. Das lässt sich nicht zurücknehmen.',
  },
  'record-return': {
    asks: 'Die Zahlung gilt dann als erledigt, und niemand wird mehr gefragt. Das lässt sich nicht zurücknehmen.',
  },
  'close-withdrawal': 'typed',
  'name-order': 'anew',
  'resend-receipt': 'none',
  // The workshop
  appointment: 'anew',
  closure: 'anew',
  quote: 'anew',
  storage: 'anew',
  // Customers
  'customer-note': 'none',
  'export-customer': 'none',
  'delete-customer': 'typed',
  // Imports
  'upload-file': 'none',
  'map-columns': 'anew',
  'import-file': { by: 'undo-import' },
  'undo-import': { by: 'upload-file' },
  'fetch-file': { by: 'end-fetch' },
  'end-fetch': { by: 'fetch-file' },
  // People and programs
  'see-journal': 'none',
  'see-staff': 'none',
  invite: { by: 'withdraw-invitation' },
  'withdraw-invitation': { by: 'invite' },
  'give-role': { by: 'take-role' },
  'take-role': { by: 'give-role' },
  'end-sessions': 'none',
  'reset-factor': {
    asks: 'Die Person meldet sich dann nur mit dem Passwort an, bis sie einen neuen einrichtet.',
  },
  'add-key': { by: 'revoke-key' },
  'revoke-key': { asks: 'Programme, die ihn benutzen, werden dann sofort abgewiesen.' },
  'test-webhook': 'none',
  'rotate-secret': {
    asks: 'Das Programm hat einen Tag Zeit, das neue zu übernehmen. So lange gelten beide.',
  },
  'end-webhook': { asks: 'Das Programm bekommt dann keine Nachrichten mehr, auch keine, die noch warten.' },
  'replay-delivery': 'none',
};

/** Before a command that nothing takes back. Undefined: it may be given at once. @param command also one that is none of the desk's */
export function questionBefore(command: string): string | undefined {
  const remedy = Object.hasOwn(remedies, command) ? remedies[command as DeskCommand] : undefined;
  return typeof remedy === 'object' && 'asks' in remedy ? remedy.asks : undefined;
}
