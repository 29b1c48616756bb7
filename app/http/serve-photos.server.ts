import { PHOTO_FOLDER, type PhotoFile, photoFile } from '~/paths';
import type { Answer } from '~/platform/http/send-answer.server';
import { isDrawing } from '~/platform/images/photo-store.server';
import { SourceError } from '~/platform/images/pictures.server';
import { GENERAL_FAILURE } from '~/values/general-failure';
import { servicesContext } from './contexts';
import type { Step } from './request-steps.server';
import type { Services } from './services.server';

function refusal(status: number, message: string): Answer {
  return {
    status,
    headers: [
      ['content-type', 'text/plain; charset=utf-8'],
      ['cache-control', 'no-store'],
    ],
    body: Buffer.from(message),
  };
}

const notFound = () => refusal(404, 'Dieses Bild gibt es nicht.');

/** The URL names the content, so that it is cached for good. */
const file = (type: string, body: Buffer): Answer => ({
  status: 200,
  headers: [
    ['content-type', type],
    ['cache-control', 'public, max-age=31536000, immutable'],
    ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"],
  ],
  body,
});

async function answer({ photos, pictures }: Services, { hash, resized }: PhotoFile): Promise<Answer> {
  if (!resized) {
    const drawing = await photos.read(hash);
    return drawing && isDrawing(drawing) ? file('image/svg+xml; charset=utf-8', drawing) : notFound();
  }
  const { width, format } = resized;
  const wish = { src: hash, width, height: undefined, type: `image/${format}` as const };
  const look = { enlarge: false, fit: 'inside' as const, background: '#ffffff' };
  const source = { kind: 'own' as const, path: '' };
  const result = await pictures.made({ ...wish, ...look }, source, 'photos', async () => {
    const stored = await photos.read(hash);
    if (!stored) throw new SourceError('not-found');
    return stored;
  });
  if (result.ok) return file(wish.type, result.picture.body);
  return result.code === 'busy' ? refusal(503, 'Zurzeit werden zu viele Bilder erstellt.') : notFound();
}

export const servePhotos: Step = async ({ request, context }, next) => {
  const [path = ''] = (request.url ?? '').split('?');
  if (!path.startsWith(PHOTO_FOLDER)) return next();
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refusal(405, 'Bilder werden nur gelesen.');
  const photo = photoFile(path);
  if (!photo) return notFound();
  const services = context.get(servicesContext);
  return answer(services, photo).catch((error: unknown) => {
    services.log.error({ err: error, url: request.url }, 'a photo failed');
    return refusal(500, GENERAL_FAILURE);
  });
};
