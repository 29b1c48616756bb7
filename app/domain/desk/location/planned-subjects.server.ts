import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { navigationContentSchema } from '~/domain/content/navigation/navigation-content';
import { storedEntryImage } from '~/domain/pictures/entry-images.server';
import { pageKey } from '~/domain/tenancy/page-path';
import { redirectStatuses } from '~/domain/tenancy/redirects';
import type { Context } from '~/platform/context';
import { changeMenu, storedMenus } from './change-menu.server';
import { putPicture, storedImage } from './change-picture.server';
import { addRedirect, removeRedirect, ruleFields, storedRules } from './change-redirect.server';
import type { ChangeSettingsResult } from './change-settings.server';
import { pictureEntry, pictureOfSubject } from './location-pictures';
import { MENU_SUBJECT } from './menu-form';
import { REDIRECT_SUBJECT } from './redirect-messages';

export interface PlanPlace {
  location: { id: string; url: string };
  staff: string;
}

interface Values {
  before: unknown;
  after: unknown;
}

/** A subject of planned changes that is no setting of the location's row. */
export interface PlannedSubject {
  /** As `before` of a plan. */
  stored(context: Context, location: PlanPlace['location'], values: Values): Promise<unknown>;
  /** The command of the form. */
  publish(context: Context, place: PlanPlace, values: Values): Promise<ChangeSettingsResult>;
}

const menu: PlannedSubject = {
  stored: async (context, { url }) => (await storedMenus(context, url)).own,
  publish: (context, place, { before, after }) =>
    changeMenu(context, place, { before, after: navigationContentSchema.nullable().parse(after) }),
};

const ruleSchema = z.object({
  oldUrl: z.string(),
  newUrl: z.string(),
  statusCode: z.literal([...redirectStatuses]),
});

/** Null: the address has no rule. */
const redirect: PlannedSubject = {
  stored: async (context, { url }, { before, after }) => {
    const { oldUrl } = ruleSchema.parse(after ?? before);
    const rules = await storedRules(context, url);
    const rule = rules.find((one) => pageKey(one.oldUrl) === pageKey(oldUrl));
    return rule ? ruleFields(rule) : null;
  },
  publish: (context, place, { before, after }) =>
    after === null
      ? removeRedirect(context, place, ruleSchema.parse(before))
      : addRedirect(context, place, { ...ruleSchema.parse(after), locationUrl: place.location.url }),
};

/** Undefined: a setting, or unknown. */
export function plannedSubject(subject: string): PlannedSubject | undefined {
  if (subject === MENU_SUBJECT) return menu;
  if (subject === REDIRECT_SUBJECT) return redirect;
  const name = pictureOfSubject(subject);
  if (!name) return undefined;
  return {
    stored: (context, { id }) => storedEntryImage(context, pictureEntry(name, id)),
    publish: (context, { location, staff }, { before, after }) =>
      putPicture(context, { locationId: location.id, staff }, name, {
        isExpected: (shown) => isDeepStrictEqual(shown, before),
        after: storedImage.parse(after),
      }),
  };
}
