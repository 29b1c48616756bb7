import { data, type RouterContextProvider, redirect } from 'react-router';
import { pageOf } from '~/domain/tenancy/tenant';
import { pictureMessage } from '~/domain/workshop/requests/messages';
import { addPicture, requestOfToken } from '~/domain/workshop/requests/request-pictures.server';
import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE } from '~/values/upload-limit';
import { requestScope } from '../request-scope';
import { sentForm } from '../sent-form.server';
import { openedLink } from './locations-of-links';

const NO_FILE = 'Bitte wählen Sie ein Bild.';
const SMALLER = 'Bitte wählen Sie ein kleineres Bild, oder schicken Sie es uns per E-Mail.';

interface PictureArgs {
  context: Readonly<RouterContextProvider>;
  params: { token: string };
  url: URL;
}

/** @throws {Response} 404 for a token that opens no request */
export async function requireOpenRequest({ context: routerContext, params, url }: PictureArgs) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const { locations, token } = openedLink(tenant, url.pathname, params.token);
  const request = await requestOfToken(locations, context, token);
  if (!request) throw new Response('', { status: 404 });
  return { tenant, locations, token, context, visitor, request };
}

/** One picture. @throws {Response} the redirect to the page */
export async function handlePicture(args: PictureArgs & { request: Request }) {
  const { tenant, locations, token, context, visitor } = await requireOpenRequest(args);
  const form = await sentForm(args.request).catch(() => undefined);
  const file = form?.get('bild');
  if (!(file instanceof File) || file.size === 0) return data({ problem: NO_FILE }, { status: 400 });
  if (file.size > MAX_PHOTO_BYTES) return data({ problem: `${PHOTO_TOO_LARGE} ${SMALLER}` }, { status: 413 });
  const bytes = Buffer.from(await file.arrayBuffer());
  const result = await addPicture(locations, context, { token, from: visitor.address, bytes });
  if (result.ok) throw redirect(pageOf(tenant, { pathname: args.url.pathname, search: '' }), 303);
  const status = result.code === 'rate-limited' ? 429 : result.code === 'no-picture' ? 415 : 409;
  return data({ problem: pictureMessage(result) }, { status });
}
