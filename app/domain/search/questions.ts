const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Folded words that ask and name nothing: 'habt ihr …', 'ich suche …', 'wo finde ich …' */
const asking = wordsOf(
  'was wie wo wer wann warum wieso ob welche welcher welches welchen kann kannst konnt konnen konnte man ich ihr sie wir mir mich uns euch ihnen euer eure ihre bei beim habt hat haben hatte hab habe hast gibt gebt es ist sind seid bin brauche brauchen suche suchen mochte mochten will wollen wurde gern gerne bitte hallo macht machen mache machst bekomme bekommt finde finden verkauft fuhrt bietet denn so noch jetzt da hier ein eine einen einem einer der die das den dem des fur von vom mit in im an am zu zum zur mein meine meinen meinem und oder auch neue neuen neuer',
);

/** Words that ask for a price; 'kosten' and 'preis' alone are words beside a name. */
const pricing = wordsOf('kostet koste teuer viel wieviel wieviele');
const pricingBesideOthers = wordsOf('kosten preis preise');

/** Words that ask when a shop is open, alone or beside a time. */
const opening = wordsOf(
  'auf offen offnet offnen geoffnet geschlossen schliesst schliessen zu offnungszeit offnungszeiten',
);
const times = wordsOf(
  'wann lang lange bis ab um uhr heute morgen ubermorgen abend abends fruh mittag mittags montag montags dienstag dienstags mittwoch mittwochs donnerstag donnerstags freitag freitags samstag samstags sonnabend sonntag sonntags feiertag feiertags feiertagen wochenende weihnachten heiligabend silvester ostern',
);

const OPENING = 'offnungszeiten';
const PLACE = 'anfahrt';
const PRICE = 'kosten';

/**
 * What a question asks for, likeliest first: 'was kostet tüv' is 'tüv kosten', then 'tüv'; 'wann habt ihr offen' is
 * 'öffnungszeiten'; 'wo seid ihr' is 'anfahrt'. Empty: the words ask nothing.
 *
 * @param words folded
 */
export function askedBy(words: readonly string[]): string[][] {
  const isAbout = (all: ReadonlySet<string>) => words.some((word) => all.has(word));
  const isTimes = words.every((word) => asking.has(word) || opening.has(word) || times.has(word));
  if (words.length > 1 && isTimes && isAbout(opening)) return [[OPENING]];
  if (words.length > 1 && isTimes && words.includes('wo')) return [[PLACE]];
  const isOfQuestion = (word: string) => asking.has(word) || pricing.has(word) || times.has(word);
  if (!words.some(isOfQuestion)) return [];
  const named = words.filter((word) => !isOfQuestion(word) && !pricingBesideOthers.has(word));
  if (named.length === 0) return [];
  return isAbout(pricing) || isAbout(pricingBesideOthers) ? [[...named, PRICE], named] : [named];
}
