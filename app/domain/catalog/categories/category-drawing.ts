import type { GoodsName } from '~/ui/illustrations/spot-names';

/** What stands in a category's address or title, and how that is drawn; the first that fits holds. */
const drawings: readonly (readonly [RegExp, GoodsName])[] = [
  [/schneekette/, 'chains'],
  [/stahlfelge/, 'steel-rim'],
  [/reparatur|inspektion|wartung/, 'service'],
  [/r(ä|ae)derwechsel/, 'wheel'],
  [/^komplettr(ä|ae)d/, 'wheel'],
  [/rdks|drucksensor/, 'sensor'],
  [/radzubeh|radschraub|felgenschl/, 'bolts'],
  [/felge/, 'rim'],
  [/reifen/, 'tyre'],
  [/tier|hund/, 'pet-box'],
  [/fahrrad|hecktr/, 'bike-rack'],
  [/dachbox|transport|reise/, 'roof-box'],
  [/dachtr/, 'roof-rack'],
  [/anh(ä|ae)nger/, 'tow-bar'],
  [/kofferraum|wanne/, 'boot-tray'],
  [/kind/, 'child-seat'],
  [/matte|innenraum/, 'mats'],
  [/pflege|reinigung/, 'care'],
  [/(ö|oe)le|fl(ü|ue)ssig/, 'oil'],
  [/folie|aufkleber/, 'film'],
  [/au(ß|ss)en/, 'mirror'],
  [/batterie/, 'battery'],
  [/dashcam/, 'dashcam'],
  [/kamera/, 'rear-camera'],
  [/einpark|parkhilfe/, 'park-assist'],
  [/licht|xenon|lampe/, 'headlight'],
  [/marder/, 'marten'],
  [/technik|elektr/, 'battery'],
  [/verband|sicherheit|panne/, 'first-aid'],
  [/winter/, 'winter'],
  [/modell/, 'model-car'],
  [/bekleidung|collection/, 'shirt'],
  [/accessoire|lifestyle/, 'keyring'],
];

export function categoryDrawing({ url, title }: { url: string; title: string }): GoodsName {
  const words = `${url} ${title}`.toLowerCase();
  return drawings.find(([pattern]) => pattern.test(words))?.[1] ?? 'parcel';
}
