import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { pageAddress } from '~/domain/tenancy/tenant';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { pictureMessage } from '~/domain/workshop/requests/messages';
import { placeRequest, renewUploadToken } from '~/domain/workshop/requests/place-request.server';
import {
  type AddPictureResult,
  addPicture,
  requestOfToken,
} from '~/domain/workshop/requests/request-pictures.server';
import { REQUEST_SERVICE } from '~/domain/workshop/service';
import { MAX_PICTURES } from '~/domain/workshop/service-request';
import { workshopPages } from '~/domain/workshop/workshop-pages';
import { requestSubject } from '~/storefront/workshop/load-request-form.server';
import { dayField } from '~/values/day-field';
import { germanDate } from '~/values/german-date';
import { requestPicturesPath } from '~/values/workshop-paths';
import { contactOf, contactShape } from '../workshop/contact-fields.server';
import { wishDate } from '../workshop/wish-date';
import { accountRefusals, refuseAccount } from './account-refusals';
import { contactField, exampleContact, vehicleText } from './appointment-calls.server';
import { defineHolderCall, EXAMPLE_TOKEN, noLocation } from './call.server';
import { linkToken, ofLocation, standortUrl, text } from './fields';
import { findTenant } from './find-tenant.server';
import { badFields, badType, inWords, type Refused, refusal } from './refusal';
import { makeOnce } from './repeatable.server';
import { defineShopperCall } from './shopper-call.server';
import { noVehicle, vehicleField } from './workshop-subject.server';

const PATH = '/api/v1/standorte/{standortUrl}/requests';
const MAX_WISHES = 3;

const notOffered = refusal(
  404,
  'requests_not_offered',
  'Dieser Standort nimmt keine Anfragen an die Werkstatt an.',
);
const noService = refusal(404, 'service_not_found', 'Diese Leistung gibt es hier nicht.', 'service');

export const placeRequestCall = defineShopperCall({
  method: 'POST',
  path: PATH,
  summary: 'Preis und Termin einer Leistung unverbindlich anfragen',
  inPath: ['standortUrl'],
  input: ofLocation,
  body: z.strictObject({
    service: text.optional().describe('url einer Leistung; ohne: etwas anderes'),
    vehicle: vehicleField,
    vehicleText,
    shownPrice: text
      .optional()
      .describe(
        'price.text der Leistung für das Fahrzeug, wo er zu sehen war; gespeichert, wenn er noch gilt',
      ),
    contact: contactField,
    message: contactShape.nachricht,
    wishDates: z
      .array(dayField('stored'))
      .max(MAX_WISHES)
      .optional()
      .describe('Tage ab morgen, höchstens ein Jahr voraus'),
  }),
  status: 201,
  isRepeatable: true,
  answer: z.object({
    number: z.string(),
    token: z.string().describe('für Bilder, einen Tag lang'),
    page: z.url().describe('wo sich im Browser Bilder hinzufügen lassen'),
  }),
  refusals: [noVehicle, notOffered, noService, ...accountRefusals('rate-limited')],
  example: async ({ location }) => ({
    input: { standortUrl: location.url },
    body: {
      vehicleText: 'VW Golf VII, KI-AB 123',
      contact: exampleContact,
      message: 'Beim Bremsen quietscht es vorn rechts.',
    },
  }),
  run: async (scope, _input, body) => {
    const { tenant, context, visitor } = scope;
    if (!workshopPages(tenant.location).hasForm) return notOffered;
    const vehicle = body.vehicle === undefined ? undefined : await findVehicle(context, body.vehicle);
    if (body.vehicle !== undefined && !vehicle) return noVehicle;
    const day = wishDate(germanDate(context.now()));
    const wrong = (body.wishDates ?? []).flatMap((wish, index) =>
      (day.safeParse(wish).error?.issues ?? []).map(({ message }) => ({
        field: `wishDates.${index}`,
        message,
      })),
    );
    if (wrong.length > 0) return badFields(...wrong);
    const { services, location } = await requestSubject(
      tenant,
      context,
      new URLSearchParams(),
      vehicle?.code,
    );
    const requested = (body.service ?? REQUEST_SERVICE).toLowerCase();
    const service = services.find(({ url }) => url.toLowerCase() === requested);
    if (!service) return noService;
    const made = await makeOnce(scope, body, async (onPlaced) => {
      const id = randomUUID();
      const result = await placeRequest(tenant, context, visitor, {
        id,
        serviceUrl: service.url,
        serviceTitle: service.title,
        vehicle: vehicle?.label ?? body.vehicleText ?? '',
        price: (body.shownPrice === service.price && service.price) || '',
        wishDates: [...new Set(body.wishDates)],
        contact: contactOf(body.contact),
        message: body.message ?? '',
        location,
        onPlaced,
      });
      return result.ok ? { id } : refuseAccount(result);
    });
    if ('refusal' in made) return made;
    const { number, token } = await renewUploadToken(context, made.id);
    return { number, token, page: pageAddress(tenant, requestPicturesPath(token)) };
  },
});

const noRequest = refusal(404, 'request_not_found', 'Diese Anfrage gibt es nicht.');
const tooManyPictures = refusal(409, 'too_many_pictures');

function refusePicture(added: Extract<AddPictureResult, { ok: false }>): Refused {
  switch (added.code) {
    case 'unknown-request':
      return noRequest;
    case 'rate-limited':
      return refuseAccount(added);
    case 'too-many':
      return inWords(tooManyPictures, pictureMessage(added));
    case 'no-picture':
      return inWords(badType, pictureMessage(added));
  }
}

export const addPictureCall = defineHolderCall({
  method: 'POST',
  path: `${PATH}/{token}/pictures`,
  summary: `Ein Bild zu einer Anfrage, bis zu ${MAX_PICTURES}`,
  inPath: ['standortUrl', 'token'],
  input: z.strictObject({ standortUrl, token: linkToken }),
  file: { field: 'bild', description: 'JPEG, PNG, WebP oder AVIF bis 8 MB; ohne Metadaten gespeichert' },
  status: 201,
  isRepeatable: true,
  answer: z.object({ pictures: z.int().describe('so viele hat die Anfrage jetzt') }),
  refusals: [noLocation, noRequest, tooManyPictures, ...accountRefusals('rate-limited')],
  example: async ({ location }) => ({
    input: { standortUrl: location.url, token: EXAMPLE_TOKEN },
    file: 'bremse.jpg',
  }),
  run: async (scope, { standortUrl: url, token }, body) => {
    const { context, from } = scope;
    const tenant = findTenant(scope, url);
    if (!tenant) return noLocation;
    if (!(await requestOfToken([tenant.location], context, token))) return noRequest;
    const file = await (body as unknown as () => Promise<{ value: Buffer } | Refused>)();
    if ('refusal' in file) return file;
    const bytes = file.value;
    const content = createHash('sha256').update(bytes).digest('base64url');
    const made = await makeOnce(scope, content, async (onAdded) => {
      const added = await addPicture([tenant.location], context, {
        token,
        from: from.address,
        bytes,
        onAdded,
      });
      return added.ok ? { id: String(added.pictures) } : refusePicture(added);
    });
    return 'refusal' in made ? made : { pictures: Number(made.id) };
  },
});
