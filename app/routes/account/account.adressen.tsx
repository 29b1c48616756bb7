import { data, redirect } from 'react-router';
import { z } from 'zod';
import {
  type AddressEntry,
  addAddress,
  addressesOf,
  changeAddress,
  makeDefaultAddress,
  removeAddress,
} from '~/domain/accounts/address-book.server';
import { entry, list, muted } from '~/domain/accounts/components/account.css';
import { AccountForm } from '~/domain/accounts/components/account-form';
import { actions } from '~/domain/accounts/components/address-book.css';
import { SalutationField } from '~/domain/accounts/components/salutation-field';
import { POSTCODE_LENGTH } from '~/domain/accounts/person-fields';
import { addressEntrySchema } from '~/domain/accounts/schemas';
import { pageOf } from '~/domain/tenancy/tenant';
import { refuseForm } from '~/http/account/refuse-form';
import { noticeOf } from '~/http/notice-of';
import { parseForm } from '~/http/parse-form.server';
import { readForm } from '~/http/read-form.server';
import { accountScope } from '~/http/request-scope';
import { savedFields } from '~/http/saved-form.server';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { Form, Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { addressesPath } from '~/values/account-paths';
import type { Route } from './+types/account.adressen';

const PATH = addressesPath;

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Adressbuch', to: PATH }) };

const notices: Record<string, string> = {
  gespeichert: 'Die Adresse ist gespeichert.',
  entfernt: 'Die Adresse ist entfernt.',
  standard: 'Die Kasse beginnt jetzt mit dieser Adresse.',
};

const done = (notice: string) => redirect(`${PATH}?hinweis=${notice}`, 303);

const editPath = (id: string) => `${PATH}?adresse=${id}`;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, user } = accountScope(args.context);
  const addresses = await addressesOf(context, user.id);
  const saved = await savedFields(args, pageOf(tenant, args.url));
  const edited = addresses.find(({ id }) => id === args.url.searchParams.get('adresse'));
  return {
    addresses: addresses.map((address) => ({
      id: address.id,
      name: [address.company, `${address.firstName} ${address.lastName}`].filter(Boolean).join(', '),
      text: `${address.street}, ${address.postcode} ${address.city}`,
      isDefault: address.isDefault,
    })),
    notice: noticeOf(args.url, notices),
    edited: edited?.id,
    values:
      saved ??
      (edited
        ? addressValues(edited)
        : { anrede: user.salutation, vorname: user.firstName, nachname: user.lastName }),
    seo: accountSeo(tenant, PATH, 'Adressbuch'),
  };
}

const addressValues = (address: AddressEntry) => ({
  anrede: address.salutation,
  vorname: address.firstName,
  nachname: address.lastName,
  firma: address.company,
  strasse: address.street,
  strasseStimmt: address.street,
  plz: address.postcode,
  ort: address.city,
});

export async function action(args: Route.ActionArgs) {
  const { context, user } = accountScope(args.context);
  const form = await readForm(args.request);
  const id = z.uuid().safeParse(form.get('adresse'));
  switch (form.get('aktion')) {
    case 'entfernen':
      if (id.success) await removeAddress(context, user.id, id.data);
      throw done('entfernt');
    case 'standard':
      if (id.success) await makeDefaultAddress(context, user.id, id.data);
      throw done('standard');
  }
  const submission = parseForm(form, addressEntrySchema);
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const { anrede, vorname, nachname, firma, strasse, plz, ort } = submission.value;
  const entry = {
    salutation: anrede,
    firstName: vorname,
    lastName: nachname,
    company: firma ?? null,
    street: strasse,
    postcode: plz,
    city: ort,
  };
  if (id.success) {
    await changeAddress(context, user.id, id.data, entry);
    throw done('gespeichert');
  }
  const result = await addAddress(context, user.id, entry);
  if (!result.ok) return refuseForm(submission, result);
  throw done('gespeichert');
}

export default function AddressBook({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, edited, values, notice } = loaderData;
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Adressbuch</h1>
      {notice && !actionData && <Notice tone="good">{notice}</Notice>}
      {addresses.length > 0 && (
        <ul className={`${panel} ${list}`}>
          {addresses.map((address) => (
            <li key={address.id} className={entry}>
              <span>
                {address.name}
                <br />
                {address.text}
                {address.isDefault && <span className={muted}> · Standard</span>}
              </span>
              <Form method="post" className={actions}>
                <Link to={editPath(address.id)} className={button.plain}>
                  Bearbeiten
                </Link>
                <input type="hidden" name="adresse" value={address.id} />
                {!address.isDefault && (
                  <button name="aktion" value="standard" className={button.plain}>
                    Zum Standard machen
                  </button>
                )}
                <button name="aktion" value="entfernen" className={button.plain}>
                  Entfernen
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Section title={edited ? 'Adresse bearbeiten' : 'Neue Adresse'}>
        <AccountForm
          key={edited ?? addresses.length}
          action={edited ? editPath(edited) : PATH}
          id="adresse"
          schema={addressEntrySchema}
          result={actionData}
          values={values}
          submit="Adresse speichern"
          before={(field) => <SalutationField {...field('anrede')} />}
          fields={[
            { name: 'vorname', label: 'Vorname', autoComplete: 'given-name' },
            { name: 'nachname', label: 'Nachname', autoComplete: 'family-name' },
            { name: 'firma', label: 'Firma (freiwillig)', autoComplete: 'organization', required: false },
            {
              name: 'strasse',
              label: 'Straße und Hausnummer',
              confirmed: 'strasseStimmt',
              autoComplete: 'address-line1',
            },
            {
              name: 'plz',
              label: 'PLZ',
              autoComplete: 'postal-code',
              inputMode: 'numeric',
              maxLength: POSTCODE_LENGTH,
            },
            { name: 'ort', label: 'Ort', autoComplete: 'address-level2' },
          ]}
        >
          {edited && <input type="hidden" name="adresse" value={edited} />}
        </AccountForm>
        {edited && <Link to={PATH}>Abbrechen</Link>}
      </Section>
    </div>
  );
}
