import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { TextField } from '~/ui/components/field';
import { Form } from '~/ui/components/link';
import { lead, panel } from '~/ui/components/panel.css';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';

export function StatementPage({ problem }: { problem: string | undefined }) {
  return (
    <DeskPage title="Kontoauszug lesen">
      <p className={lead}>
        Gutschriften, die eine Bestellung nennen, bezahlen sie. Alle anderen ordnen Sie danach zu. Denselben
        Auszug können Sie noch einmal lesen: Jede Gutschrift zählt nur einmal.
      </p>
      <div className={panel}>
        <Form method="post" encType="multipart/form-data" reloadDocument className={styles.commandForm}>
          {problem && (
            <ErrorSummary title="Die Datei ist nicht gelesen" errors={[{ id: 'auszug', text: problem }]} />
          )}
          <TextField
            id="auszug"
            name="auszug"
            type="file"
            label="Datei der Bank"
            hint="CAMT.052, CAMT.053 oder CAMT.054 als XML, oder CSV; bis 8 MB"
            accept=".xml,.csv,.txt,text/xml,application/xml,text/csv"
            required
            {...(problem && { errors: [problem] })}
          />
          <p>
            <button className={button.accent}>Auszug lesen</button>
          </p>
        </Form>
      </div>
    </DeskPage>
  );
}
