import { data, type RouterContextProvider, redirect } from 'react-router';
import { pictureMessage } from '~/domain/workshop/requests/messages';
import { addPicture, requestOfToken } from '~/domain/workshop/requests/request-pictures.server';
import { requestScope } from '../request-scope';
import { openedLink } from './locations-of-links';

const NO_FILE = 'Bitte wählen Sie ein Bild.';

/** @param here the page @throws {Response} 404 for a token that opens no request */
export async function requireOpenRequest(
  routerContext: Readonly<RouterContextProvider>,
  typed: string,
  here: string,
) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const { locations, token } = openedLink(tenant, here, typed);
  const request = await requestOfToken(locations, context, token);
  if (!request) throw new Response('', { status: 404 });
  return { locations, token, context, visitor, request };
}

/** One picture. @param here where the page comes back @throws {Response} the redirect there */
export async function handlePicture(
  routerContext: Readonly<RouterContextProvider>,
  request: Request,
  typed: string,
  here: string,
) {
  const { locations, token, context, visitor } = await requireOpenRequest(routerContext, typed, here);
  const form = await request.formData().catch(() => undefined);
  const file = form?.get('bild');
  if (!(file instanceof File) || file.size === 0) return data({ problem: NO_FILE }, { status: 400 });
  const bytes = Buffer.from(await file.arrayBuffer());
  const result = await addPicture(locations, context, { token, from: visitor.address, bytes });
  if (result.ok) throw redirect(here, 303);
  const status = result.code === 'rate-limited' ? 429 : result.code === 'no-picture' ? 415 : 409;
  return data({ problem: pictureMessage(result) }, { status });
}
