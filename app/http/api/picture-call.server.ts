import { z } from 'zod';
import { resizedPicturePath } from '~/paths';
import { imageParameters, pictureTypes } from '~/platform/images/image-request';
import type { PictureResult } from '~/platform/images/pictures.server';
import type { DeclaredCall } from './call.server';
import { type Refused, refusal } from './refusal';

export const sourceNotAllowed = refusal(403, 'source_not_allowed', 'Von dort werden keine Bilder gezeigt.');

export const pictureFailures: Record<Extract<PictureResult, { ok: false }>['code'], Refused> = {
  'not-found': refusal(404, 'not_found', 'Dieses Bild gibt es nicht.'),
  'too-large': refusal(413, 'too_large', 'Dieses Bild ist zu groß.'),
  unreadable: refusal(415, 'unreadable', 'Das ist kein Bild, das wir öffnen.'),
  unreachable: refusal(502, 'unreachable', 'Die Quelle des Bildes antwortet nicht.'),
  busy: refusal(503, 'busy', 'Zurzeit werden zu viele Bilder erstellt.'),
};

/** A step of the request listener answers it, before the router. */
export const pictureCall = {
  method: 'GET',
  path: resizedPicturePath,
  summary: 'Ein Bild in anderer Größe und anderem Format',
  caller: 'everybody',
  inPath: [],
  input: imageParameters,
  status: 200,
  isRepeatable: false,
  answer: z.object({}),
  answerTypes: pictureTypes,
  refusals: [sourceNotAllowed, ...Object.values(pictureFailures)],
  example: async () => ({ input: { src: '/icon.svg', width: '96' } }),
} satisfies DeclaredCall;
