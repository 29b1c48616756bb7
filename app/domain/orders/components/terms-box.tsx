import type { ReactNode } from 'react';
import { termsPath, withdrawalPath } from '~/paths';
import { box, error as errorText } from '~/ui/components/field.css';
import { Link } from '~/ui/components/link';
import * as styles from './terms-box.css';

interface ConsentBoxProps {
  name: string;
  error: string | undefined;
  isTicked?: boolean;
  children: ReactNode;
}

export function ConsentBox({ name, error, isTicked = false, children }: ConsentBoxProps) {
  const id = `${name}-error`;
  return (
    <>
      <label htmlFor={name} className={styles.agreement}>
        <input
          id={name}
          type="checkbox"
          name={name}
          required
          defaultChecked={isTicked}
          className={box}
          aria-invalid={error !== undefined}
          aria-describedby={error && id}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={id} className={errorText}>
          {error}
        </p>
      )}
    </>
  );
}

/** Field `agb`. */
export function TermsBox(props: Pick<ConsentBoxProps, 'error' | 'isTicked'>) {
  return (
    <ConsentBox name="agb" {...props}>
      Ich habe die <Link to={termsPath}>AGB</Link> und die <Link to={withdrawalPath}>Widerrufsbelehrung</Link>{' '}
      gelesen und akzeptiere die AGB.
    </ConsentBox>
  );
}
