import type { MovementReason } from '~/domain/catalog/inventory/inventory';
import { waitingText } from '~/domain/catalog/inventory/waiting-text';
import { formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { ArticleCommand, ArticleDataCommand } from '../rights';
import type { EditArticleResult } from './article-data.server';
import type { ChangeVehiclesResult } from './article-vehicles.server';
import type { CountLevelResult } from './count-level.server';
import { MIN_EDGE } from './crop-names';
import type { SetPriceResult } from './set-price.server';
import type { UndoableChange } from './undo-article.server';

export const movementNames: Readonly<Record<MovementReason, string>> = {
  opening: 'Anfangsbestand',
  count: 'Zählung',
  correction: 'Korrektur',
  fulfilment: 'Verkauf',
  return: 'Rücknahme',
};

export const doneMessages: Readonly<Record<ArticleCommand, string>> = {
  'count-stock': 'Der Bestand ist gezählt.',
  'count-central': 'Der Bestand des Zentrallagers ist gezählt.',
  'set-price': 'Der Preis ist gesetzt. Im Shop ist er in einer Sekunde zu sehen.',
  'end-price': 'Ab jetzt gilt der Preis aller Standorte.',
  'drop-price': 'Der geplante Preis ist zurückgenommen.',
};

export const PLANNED_PRICE = 'geplant';

/** @param from as in the address; undefined if it is none */
export const plannedPrice = (from: Date | undefined): string =>
  from
    ? `Der Preis ist geplant. Er gilt ab ${formatMoment(from)} Uhr.`
    : 'Der Preis ist geplant und gilt ab dem angegebenen Zeitpunkt.';

export const dataDoneMessages: Readonly<Record<ArticleDataCommand, string>> = {
  'add-photos': 'Die Fotos sind gespeichert. Im Shop sind sie in einer Sekunde zu sehen.',
  'describe-photo': 'Der Text zum Foto ist gespeichert.',
  'move-photo': 'Das Foto steht jetzt weiter vorn.',
  'remove-photo': 'Das Foto ist entfernt.',
  'crop-photo': 'Das Foto ist zugeschnitten. Im Shop ist es in einer Sekunde zu sehen.',
  'uncrop-photo': 'Das Foto ist wieder ganz zu sehen.',
  'article-details': 'Die Angaben sind gespeichert. Im Shop sind sie in einer Sekunde zu sehen.',
  'article-maker': 'Der Hersteller ist gespeichert: Er steht jetzt bei allen Artikeln dieser Marke.',
  'move-product': 'Das Produkt steht mit allen Ausführungen in der neuen Warengruppe.',
  'add-category': 'Das Produkt steht jetzt auch in dieser Warengruppe.',
  'remove-category': 'Das Produkt steht nicht mehr in dieser weiteren Warengruppe.',
  'add-vehicle': 'Das Fahrzeug ist eingetragen. Im Shop passt der Artikel in einer Sekunde dazu.',
  'remove-vehicle': 'Das Fahrzeug ist entfernt.',
  'car-make': 'Die Fahrzeugmarke ist gespeichert.',
  'save-approval': 'Die Freigabe ist gespeichert. Im Shop gilt sie in einer Sekunde.',
  'remove-approval': 'Die Freigabe ist entfernt.',
  'undo-article': 'Die Änderung ist zurückgenommen.',
  'retire-article': 'Der Artikel ist aus dem Sortiment genommen.',
  'new-product': 'Das Produkt ist angelegt.',
};

export const undoableNames: Readonly<Record<UndoableChange['what'], string>> = {
  details: 'Angaben',
  images: 'Fotos',
  category: 'Warengruppe',
  further: 'Weitere Warengruppen',
  carMake: 'Fahrzeugmarke',
  maker: 'Hersteller',
  vehicle: 'Fahrzeug',
  approvals: 'Freigaben',
};

export const NO_PHOTO = 'Bitte wählen Sie mindestens ein Bild.';
export const TOO_SMALL = `Der Ausschnitt wäre schmaler oder niedriger als ${MIN_EDGE} Pixel.`;
export const MUST_CONFIRM_RETIREMENT = 'Bitte bestätigen Sie, dass der Artikel aus dem Sortiment soll.';

export const partOfWheel = (wheel: string) =>
  `Der Artikel gehört zum Komplettrad „${wheel}“. Bitte nehmen Sie zuerst dieses aus dem Sortiment.`;

export const losesValues = (labels: readonly string[]) =>
  `In der neuen Warengruppe fehlen diese Angaben: ${labels.join(', ')}. Sie gehen verloren.`;

export const cannotUndoMove = (labels: readonly string[]) =>
  `Das lässt sich nicht zurücknehmen: In der alten Warengruppe fehlen diese Angaben: ${labels.join(', ')}. Bitte wechseln Sie die Warengruppe selbst.`;

type DataRefusal = Extract<EditArticleResult | ChangeVehiclesResult, { ok: false }>['code'] | 'no-category';

export const dataRefusals: Readonly<Record<DataRefusal, string>> = {
  'changed-meanwhile': 'Inzwischen hat sich hier etwas geändert. Bitte prüfen Sie den neuen Stand.',
  'nothing-new': 'Das steht schon so da.',
  'no-vehicle': 'Dieses Fahrzeug gibt es hier nicht mehr, oder ihm fehlt der DAT-Code.',
  'no-category': 'Diese Warengruppe hat keine Liste von Produkten.',
  'no-image': 'Das geht mit diesem Foto nicht mehr.',
  'too-many-images': 'So viele Fotos zeigt der Shop nicht: höchstens 50.',
};

type Refusal = Extract<CountLevelResult | SetPriceResult, { ok: false }>;

/** The field that the words stand beside; without one they stand above the form. */
export function refusalOf(refusal: Refusal): { field?: string; text: string } {
  switch (refusal.code) {
    case 'changed-meanwhile':
      return { text: 'Inzwischen hat sich hier etwas geändert. Bitte prüfen Sie den neuen Stand.' };
    case 'below-allocated': {
      const missing = refusal.allocated - refusal.counted;
      return {
        field: 'trotzdem',
        text: `${waitingText(refusal.allocated).replace('für', 'Für')}, dann ${missing === 1 ? 'fehlt ihnen eines' : `fehlen ihnen ${missing}`}. Stimmt der Bestand von ${refusal.counted}?`,
      };
    }
    case 'not-counted':
      return { text: 'Von diesem Artikel werden keine Stücke gezählt.' };
    case 'sum-of-parts':
      return { text: 'Der Preis ist die Summe der Teile. Bitte ändern Sie deren Preise.' };
    case 'nothing-new':
      return { text: 'Dieser Preis gilt schon.' };
    case 'no-own-price':
      return { text: 'Dieser Standort hat keinen eigenen Preis.' };
    case 'same-moment':
      return {
        field: 'ab',
        text: 'Für diesen Zeitpunkt ist schon ein Preis geplant. Bitte ändern Sie den geplanten.',
      };
    case 'in-the-past':
      return { field: 'ab', text: 'Preise lassen sich nicht nachträglich ändern: ab heute oder später.' };
    case 'offer-not-lower':
      return { field: 'angebot', text: 'Der Angebotspreis muss unter dem Preis liegen.' };
    case 'offer-ends-before':
      return { field: 'angebotBis', text: 'Das Angebot endet, bevor der Preis gilt.' };
    case 'unusual':
      return {
        field: 'trotzdem',
        text: `Bisher kostet der Artikel ${formatCents(refusal.before)}. Stimmt der neue Preis?`,
      };
  }
}
