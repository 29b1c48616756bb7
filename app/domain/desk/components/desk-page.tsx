import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import { PageVersion, usePageAnswer } from './form-context';

interface DeskPageProps extends ComponentProps<'div'> {
  title: string;
  /** In place of the title. */
  heading?: ReactNode;
  /** Below the title. */
  lead?: ReactNode;
  /** Above the notices. */
  intro?: ReactNode;
  notice?: string | undefined;
  /** Commands whose form is on the page and says what was refused; undefined: those of all. */
  forms?: readonly string[];
  /** Of the state that its forms were made from. */
  version?: string | number | undefined;
}

export function DeskPage({
  title,
  heading = title,
  lead,
  intro,
  notice,
  forms,
  version = '',
  children,
  ...attributes
}: DeskPageProps) {
  const answer = usePageAnswer();
  return (
    <PageVersion value={version}>
      <div className={pageStack} {...attributes}>
        <header>
          <title>{title}</title>
          <h1 className={pageTitle}>{heading}</h1>
          {lead}
        </header>
        {intro}
        {notice && !answer && <Notice tone="good">{notice}</Notice>}
        {answer && forms && !forms.includes(answer.command) && (
          <Notice tone="warn">{Object.values(answer.errors).flat().join(' ')}</Notice>
        )}
        {children}
      </div>
    </PageVersion>
  );
}
