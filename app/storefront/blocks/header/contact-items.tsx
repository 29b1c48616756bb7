import type { Shell } from '../../shell/shell';
import { ContactLine } from '../contact';
import { BoxLink } from './box-link';
import { DealerLink } from './dealer-link';
import { LocationMenu } from './location-menu';

export function ContactItems({ shell }: { shell: Shell }) {
  return (
    <>
      <ContactLine location={shell.location} />
      <DealerLink shell={shell} />
      <BoxLink shell={shell} />
      <LocationMenu shell={shell} />
    </>
  );
}
