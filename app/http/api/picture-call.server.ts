import { z } from 'zod';
import { resizedPicturePath } from '~/paths';
import { imageParameters, pictureTypes } from '~/platform/images/image-request';
import type { DeclaredCall } from './call.server';

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
  refusals: [
    [403, 'source_not_allowed'],
    [404, 'not_found'],
    [413, 'too_large'],
    [415, 'unreadable'],
    [502, 'unreachable'],
    [503, 'busy'],
  ],
  example: async () => ({ input: { src: '/icon.svg', width: '96' } }),
} satisfies DeclaredCall;
