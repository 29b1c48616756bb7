import type { RouterContextProvider } from 'react-router';
import { hidesServices } from '~/domain/tenancy/hides-services';
import type { RequestFormView } from '~/domain/workshop/components/request-fields';
import { contactSubjects } from '~/domain/workshop/contact-subjects';
import type { KeyedContext } from '~/platform/context';
import { requestPicturesPath } from '~/values/workshop-paths';
import { requestScope } from '../request-scope';
import { newStamp } from './contact-fields.server';
import { handleRequestForm } from './request-form.server';

/** The page is for everybody, so that its form has no id. */
export function emptyContactForm(context: KeyedContext): RequestFormView {
  return { id: '', stamp: newStamp(context), typed: {}, errors: [] };
}

/** A message is stored and mailed as a request without a service. */
export function handleContactForm(routerContext: Readonly<RouterContextProvider>, form: FormData) {
  const { tenant } = requestScope(routerContext);
  const services = contactSubjects(!hidesServices(tenant.location)).map(([url, title]) => ({
    url,
    title,
    price: undefined,
  }));
  const subject = { services, location: tenant.location, isMessage: true } as const;
  return handleRequestForm(routerContext, form, subject, requestPicturesPath);
}
