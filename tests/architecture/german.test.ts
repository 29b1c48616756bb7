import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source-files';

/** What the shop does not say, with a sentence that says it, and what it says instead. */
const wrongForms: readonly [pattern: RegExp, example: string, right: string][] = [
  [/E-?Mail[ -]?adresse\b|\bE-Mail Adresse|\bEmail-?[Aa]dresse/, 'E-Mail Adresse', 'E-Mail-Adresse'],
  [/\d Fahrzeuge? passen\b|Welches ist es\?/, '3 Fahrzeuge passen. Welches ist es?', 'Welches ist Ihres?'],
  [/(?:Fahrzeug|Auto) von Hand|von Hand wählen/, 'Fahrzeug von Hand wählen', 'manuell auswählen'],
  [/Ab jetzt (?:steht|sagen)|ob es passt\./, 'Ab jetzt steht es da', 'Ab jetzt sehen Sie …, ob er passt.'],
  [
    /\bPassend für Ihr(?:en)? |Passgenau für Ihr (?!Auto|Fahrzeug)/,
    'Passgenau für Ihr Golf',
    'für Ihren Golf',
  ],
  [/Gezeigt (?:wird|werden) \d/, 'Gezeigt wird 205/55 R16', 'Wir zeigen 205/55 R16.'],
  [/[Aa]bholbereit (?:am|seit) /, 'abholbereit am Di.', 'Abholbereit ab Di., 24.11.'],
  [/\b[2-9] × [^.'"`]*liegt jetzt/, '4 × Fulda liegt jetzt', '4 × Fulda liegen jetzt'],
  [/(?:Der|Dein) Warenkorb ist leer|noch leer\b/, 'Der Warenkorb ist leer.', 'Ihr Warenkorb ist leer.'],
  [/Warenkorb mitnehmen|Warenkorb hierher/, 'Warenkorb mitnehmen', 'Warenkorb übernehmen'],
  [/[Ll]egen wir zurück\b|zurückgelegt für/, 'Die Ware legen wir zurück', 'für Sie zurück'],
  [
    /[Vv]ersandt wird nach|[Vv]ersenden erst nach/,
    'Versandt wird nach',
    'Wir versenden nach Zahlungseingang.',
  ],
  [/\b[Aa]n andere Adresse|[Aa]nderswohin/, 'An andere Adresse', 'An eine andere Adresse liefern'],
  [/\b[Aa]uf dem Handy|\b[Aa]m Telefon zusammen/, 'Auf dem Handy', 'Am Handy'],
  [/Merkliste (?:weitergeben|verschicken)|Liste teilen/, 'Merkliste weitergeben', 'Merkliste teilen'],
  [/[Oo]hne ein Wort|[Ee]in Wort weniger/, 'Ein Wort weniger', 'Mit einem Wort weniger finden wir:'],
  [/nach Relevanz (?:sortiert|geordnet)|das Passendste/, 'nach Relevanz geordnet', 'sortiert nach Relevanz'],
  [/Termin (?:aus)?machen\b(?! lassen)/, 'Termin machen', 'Termin vereinbaren'],
  [/Was in Ihrem Konto/, 'Was in Ihrem Konto geschah', 'Aktivitäten in Ihrem Konto'],
  [/Diese Seite gibt es nicht mehr/, 'Diese Seite gibt es nicht mehr.', 'Diese Seite gibt es nicht.'],
  [/\bSpam\b(?!-Ordner)/, 'auch im Spam nach', 'im Spam-Ordner'],
  [/MwSt\.\s*\./, 'inkl. MwSt..', 'inkl. MwSt.'],
  [/\b(?:um|bis) 0?\d{1,2}[.:]00 Uhr/, 'öffnet heute um 08:00 Uhr', 'um 8 Uhr'],
  [/lässt stehen|lässt (?:man|einen) stehen/, 'Eine schwache Batterie lässt stehen', 'lässt Sie stehen'],
  [/die meisten \(/, 'die meisten (1) von 9,00 €', 'von 9,00 € bis 11,99 €'],
  [/\b[Dd](?:u|ein|eine|einen|ir|ich) (?:kannst|hast|Warenkorb|Konto)\b/, 'Du kannst', 'Sie können'],
];

/** The spec fixes this label. */
const FIXED = 'app/domain/accounts/components/sign-in-fields.ts';
/** Words that people type. */
const TYPED = /searched-services|synonyms\.json|search-words/;

const isText = (name: string) =>
  /\.(?:tsx?|json|csv|md)$/.test(name) &&
  !/\.test\.tsx?$|README\.md$|^app\/(?:decisions|client)\//.test(name);

const files = fs
  .readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .map((name) => `app/${name.split(path.sep).join('/')}`)
  .filter((name) => isText(name) && name !== FIXED && !TYPED.test(name));

const withoutCode = (text: string) =>
  text.replace(/^import .*$/gm, '').replace(/<\/?(?:strong|em|b)>|&shy;|\u00ad/g, '');

describe('German texts of pages, mails and demo', () => {
  it.each(wrongForms)('none has %s', (pattern, example, right) => {
    expect(example).toMatch(pattern);
    expect(right).not.toMatch(pattern);
    const found = files.flatMap((name) => {
      const hit = pattern.exec(withoutCode(fs.readFileSync(path.join(root, name), 'utf8')));
      return hit ? [`${name}: ${hit[0]} (${right})`] : [];
    });
    expect(found).toEqual([]);
  });
});
