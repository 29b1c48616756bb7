import { lead, panel } from '~/ui/components/panel.css';
import { DeskField } from './desk-fields';
import { DeskForm } from './desk-form';
import { DeskPage } from './desk-page';

const COMMAND = 'read-statement';

export function StatementPage() {
  return (
    <DeskPage title="Kontoauszug lesen" forms={[COMMAND]}>
      <p className={lead}>
        Gutschriften, die eine Bestellung nennen, bezahlen sie. Alle anderen ordnen Sie danach zu, auch
        Zeilen, die nicht zu lesen sind. Denselben Auszug können Sie noch einmal lesen: Jede Gutschrift zählt
        nur einmal.
      </p>
      <section className={panel}>
        <DeskForm command={COMMAND} label="Auszug lesen" encType="multipart/form-data">
          <DeskField
            name="auszug"
            type="file"
            label="Datei der Bank"
            hint="CAMT.052, CAMT.053 oder CAMT.054 als XML oder ZIP, MT940, oder CSV; bis 8 MB"
            accept=".xml,.csv,.txt,.sta,.mt940,.940,.zip,text/xml,application/xml,text/csv,application/zip"
          />
        </DeskForm>
      </section>
    </DeskPage>
  );
}
