import { Outlet } from 'react-router';
import { DeskFailure } from '~/domain/desk/components/desk-failure';
import type { Route } from './+types/_desk';

/** Below the frame of the desk, which stays when a page fails. */
export default function DeskPages() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskFailure error={error} />;
}
