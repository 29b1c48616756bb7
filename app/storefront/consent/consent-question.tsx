import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { consentPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Form } from '~/ui/components/link';
import { categoryFields } from './consent';
import * as styles from './consent-question.css';

/** The answer leads back to this part of the page: a redirect keeps the fragment. @param id of the part */
export function ConsentQuestion({ id, children }: { id: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={`${consentPath}#${id}`} reloadDocument className={styles.asking}>
      <p className={styles.small}>{children}</p>
      <input type="hidden" name="zurueck" data-return="zurueck" value={pathname + search} />
      <input type="hidden" name={categoryFields.C0003} value="an" />
      <button name="auswahl" value="zusatz" className={button.plain}>
        Inhalte anderer Anbieter laden
      </button>
    </Form>
  );
}
