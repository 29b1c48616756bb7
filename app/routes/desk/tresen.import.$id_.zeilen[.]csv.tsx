import { data } from 'react-router';
import { refusedOf } from '~/domain/desk/imports/imports.server';
import { NO_ROWS } from '~/domain/desk/imports/messages';
import { importDesk, importOfDesk } from '~/http/desk/import-command.server';
import { deskHeaders } from '~/http/desk/require-desk.server';
import type { Route } from './+types/tresen.import.$id_.zeilen[.]csv';

/** Rows of an import that stayed out, to be corrected and uploaded again. */
export async function loader({ context: routerContext, params }: Route.LoaderArgs) {
  const desk = await importDesk(routerContext);
  const { id } = await importOfDesk(desk, params.id);
  const csv = await refusedOf(desk.context, id);
  if (csv === undefined) throw data(NO_ROWS, { status: 404 });
  return new Response(csv, {
    headers: {
      ...deskHeaders(),
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="zeilen-mit-problemen.csv"',
    },
  });
}
