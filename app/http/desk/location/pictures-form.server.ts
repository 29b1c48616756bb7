import { type RouterContextProvider, redirect } from 'react-router';
import { alternativeField } from '~/domain/desk/articles/data-schemas';
import { removePicture } from '~/domain/desk/location/change-picture.server';
import { type PictureName, pictureNames } from '~/domain/desk/location/location-pictures';
import { refusalOf } from '~/domain/desk/location/messages';
import { planRemoval, publishPicture } from '~/domain/desk/location/plan-picture.server';
import { mayDo } from '~/domain/desk/rights';
import { checkedPhoto } from '~/exchange/pictures/picture-content.server';
import { PictureFault } from '~/exchange/pictures/picture-files.server';
import { deskLooksPath } from '~/values/desk-paths';
import { servicesContext } from '../../contexts';
import { sentForm } from '../../sent-form.server';
import { invalid, refused, textsOf } from '../desk-answer';
import { refuseRight } from '../refuse-right.server';
import { leadingDesk, type SettingsCommand, termOf } from './settings-page.server';

const NO_PICTURE = 'Bitte wählen Sie ein Bild.';

const pictureIn = (values: Record<string, string>): PictureName | undefined =>
  pictureNames.find((name) => name === values.bild);

/** @throws {Response} the redirect to the looks, which say what was done */
export async function pictureByForm(routerContext: Readonly<RouterContextProvider>, request: Request) {
  const { desk } = await leadingDesk(routerContext);
  const sent = await sentForm(request).catch(() => new FormData());
  const values = textsOf(sent);
  const name = pictureIn(values);
  const form = { command: `set-picture-${name ?? ''}`, values };
  if (!name || !mayDo(desk.roles, 'set-picture')) return refuseRight(desk, form, 'set-picture');
  const term = termOf(desk, 'set-picture', form);
  if ('refused' in term) return term.refused;
  const file = sent.get('datei');
  const alternative = alternativeField.safeParse(values.text ?? '');
  if (!(file instanceof File) || file.size === 0) return invalid(form, { datei: [NO_PICTURE] });
  if (!alternative.success) return invalid(form, { text: ['Höchstens 200 Zeichen.'] });
  try {
    const { photos } = routerContext.get(servicesContext);
    const photo = checkedPhoto(await photos.add(Buffer.from(await file.arrayBuffer())));
    const place = { location: desk.tenant.location, staff: desk.user.email };
    const chosen = { shown: values.stand ?? '', photo, alternative: alternative.data };
    const result = await publishPicture(desk.context, place, name, chosen, term);
    if (!result.ok) return refused(form, refusalOf(result), 409);
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error;
    return invalid(form, { datei: [`„${file.name}“ ${error.message}.`] });
  }
  throw redirect(`${deskLooksPath}?hinweis=${term.at ? 'planned' : 'set-picture'}`, 303);
}

export const removePictureCommand: SettingsCommand = async ({ desk, form, at }) => {
  const { context, tenant, user } = desk;
  const name = pictureIn(form.values);
  if (!name) return refuseRight(desk, form, 'set-picture');
  const { location } = tenant;
  const shown = form.values.gezeigt ?? '';
  return at
    ? planRemoval(context, { location, staff: user.email }, { name, shown }, at)
    : removePicture(context, { locationId: location.id, staff: user.email }, name, shown);
};
