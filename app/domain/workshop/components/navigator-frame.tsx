import type { ReactNode } from 'react';
import { Link } from '~/ui/components/link';
import { Problem } from '~/ui/components/notice';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import { type NavigatorStep, stepNames, stepsOf } from '../navigator/steps';
import * as styles from './navigator.css';

interface NavigatorFrameProps {
  step: NavigatorStep;
  /** The service has slots. */
  isBookable?: boolean | undefined;
  title: string;
  /** Addresses of the steps that are done. */
  back: Partial<Record<NavigatorStep, string>>;
  chosen: readonly (readonly [term: string, value: string])[];
  problem?: string | undefined;
  children: ReactNode;
}

export function NavigatorFrame({
  step,
  isBookable = false,
  title,
  back,
  chosen,
  problem,
  children,
}: NavigatorFrameProps) {
  return (
    <div className={pageStack} data-step={step}>
      <header>
        <h1 className={pageTitle}>{title}</h1>
        <ol className={styles.steps} aria-label="Schritte">
          {stepsOf(isBookable).map((one) => {
            const to = one === step ? undefined : back[one];
            return (
              <li key={one} className={styles.step} aria-current={one === step ? 'step' : undefined}>
                {to ? <Link to={to}>{stepNames[one]}</Link> : stepNames[one]}
              </li>
            );
          })}
        </ol>
      </header>
      <Problem text={problem} />
      {chosen.length > 0 && (
        <dl className={styles.chosen}>
          {chosen.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}
