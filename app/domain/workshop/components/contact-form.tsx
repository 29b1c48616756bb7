import { contactPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { SelectField, TextAreaField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { contactSubjects } from '../contact-subjects';
import { ContactFields } from './contact-fields';
import { PrivacyNote } from './privacy-note';
import { type RequestFormView, requestField } from './request-fields';
import * as styles from './request-form.css';

/** The form is far down its page: the answer opens at its errors. No element of a page with a fragment in its address gets the focus but the one of that name. */
const ERRORS_ID = 'kontaktformular-pruefen';

/** A message without a service. */
export function ContactForm({ form, hasWorkshop }: { form: RequestFormView; hasWorkshop: boolean }) {
  const { id, stamp, errors } = form;
  const field = requestField(form);
  return (
    <Form method="post" action={`${contactPath}#${ERRORS_ID}`} noValidate className={styles.form}>
      <ErrorSummary key={stamp} id={ERRORS_ID} title="Bitte prüfen Sie diese Angaben" errors={errors} />
      {id && <input type="hidden" name="vorgang" value={id} />}
      <input type="hidden" name="stempel" value={stamp} />
      <SelectField label="Betreff" required {...field('leistung')}>
        <option value="">Bitte wählen</option>
        {contactSubjects(hasWorkshop).map(([subject, title]) => (
          <option key={subject} value={subject}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextAreaField label="Nachricht" required maxLength={1000} {...field('nachricht')} />
      <ContactFields field={field} />
      <PrivacyNote />
      <div className={styles.buttons}>
        <button className={button.action}>Nachricht senden</button>
      </div>
    </Form>
  );
}
