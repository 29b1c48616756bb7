import { termsPath, withdrawalPath } from '~/paths';
import { box, error as errorText } from '~/ui/components/field.css';
import { Link } from '~/ui/components/link';
import * as styles from './terms-box.css';

/** Field `agb`. */
export function TermsBox({ error }: { error: string | undefined }) {
  return (
    <>
      <label htmlFor="agb" className={styles.agreement}>
        <input
          id="agb"
          type="checkbox"
          name="agb"
          required
          className={box}
          aria-invalid={error !== undefined}
          aria-describedby={error && 'agb-error'}
        />
        <span>
          Ich habe die <Link to={termsPath}>AGB</Link> und die{' '}
          <Link to={withdrawalPath}>Widerrufsbelehrung</Link> gelesen und akzeptiere die AGB.
        </span>
      </label>
      {error && (
        <p id="agb-error" className={errorText}>
          {error}
        </p>
      )}
    </>
  );
}
