import { waitMessage } from '../../accounts/messages';
import { MAX_PICTURES } from '../service-request';
import type { FormSuspicion } from './form-guard';
import type { AddPictureResult } from './request-pictures.server';

const suspicions: Readonly<Record<FormSuspicion, string>> = {
  trap: 'Bitte lassen Sie das Feld „Webseite“ leer und senden Sie die Anfrage noch einmal.',
  'too-quick': 'Das ging sehr schnell. Bitte prüfen Sie Ihre Angaben und senden Sie die Anfrage noch einmal.',
  'no-stamp': 'Das Formular war zu lange offen. Bitte senden Sie die Anfrage noch einmal.',
};

export const suspicionMessage = (suspicion: FormSuspicion): string => suspicions[suspicion];

export function pictureMessage(refusal: Extract<AddPictureResult, { ok: false }>): string {
  switch (refusal.code) {
    case 'unknown-request':
      return 'Dieser Link gilt nicht mehr.';
    case 'too-many':
      return `Höchstens ${MAX_PICTURES} Bilder sind möglich.`;
    case 'no-picture':
      return 'Das ist kein Bild, das wir öffnen können. Möglich sind JPEG, PNG, WebP und AVIF bis 8 MB.';
    case 'rate-limited':
      return waitMessage(refusal.seconds);
  }
}
