import { z } from 'zod';
import { findOffers } from '~/domain/content/offers.server';
import { entryPhotos } from '~/domain/pictures/entry-images.server';
import { entryKey } from '~/domain/pictures/entry-kinds';
import { guestsOf, pageAddress } from '~/domain/tenancy/tenant';
import { linksOf } from '~/storefront/navigation/live-links.server';
import { offerTarget } from '~/storefront/offers/load-offers.server';
import { imageAddress } from './article-answer';
import { ofLocation } from './fields';
import { defineLocationCall } from './location-call.server';

export const offersCall = defineLocationCall({
  path: '/api/v1/standorte/{standortUrl}/angebote',
  summary: 'Angebote, die heute gelten',
  inPath: ['standortUrl'],
  input: ofLocation,
  answer: z.object({
    data: z.array(
      z.object({
        _id: z.string(),
        title: z.string(),
        text: z.string(),
        page: z.string(),
        validFrom: z.iso.date(),
        validUntil: z.iso.date(),
        image: z.url().nullable(),
      }),
    ),
  }),
  run: async ({ tenant, context, services, pageAt }) => {
    const offers = await findOffers(tenant.location, context);
    const keyOf = ({ id }: { id: string }) => entryKey('offer', id);
    const photos = await entryPhotos(context, offers.map(keyOf));
    const links = linksOf(guestsOf(tenant), context, {
      network: services.network(),
      pageAt,
      imageSources: services.config.imageSources,
    });
    const answerOf = async (offer: (typeof offers)[number]) => {
      const { id, title, text, validFrom, validUntil } = offer;
      const to = await offerTarget(links, offer.to);
      const photo = photos[keyOf(offer)];
      return {
        _id: id,
        title,
        text,
        page: to.startsWith('/') ? pageAddress(tenant, to) : to,
        validFrom,
        validUntil,
        image: photo ? imageAddress(tenant, photo) : null,
      };
    };
    return { data: await Promise.all(offers.map(answerOf)) };
  },
});
