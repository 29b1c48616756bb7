import { type RouterContextProvider, redirect } from 'react-router';
import { HealthPage } from '~/domain/desk/components/health-page';
import type { HealthArea, HealthReport } from '~/domain/desk/health/health-report';
import { lastHealthReport, requestHealthCheck } from '~/domain/desk/health/health-report.server';
import {
  areaLight,
  backupLight,
  jobLight,
  type Light,
  mailLight,
  worstLight,
} from '~/domain/desk/health/lights';
import { systemHealth } from '~/domain/desk/health/system-health.server';
import { servicesContext } from '~/http/contexts';
import { hiddenPage } from '~/http/desk/refuse-right.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import { latestBackup } from '~/platform/backup/recorded-backups.server';
import { deskHealthPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.zustand';

const notices = { pruefung: 'Die Prüfung läuft. Das Ergebnis steht hier in wenigen Sekunden.' };

async function centralContext(routerContext: Readonly<RouterContextProvider>) {
  const desk = await requireDesk(routerContext);
  if (!desk.isCentral) throw await hiddenPage(desk, 'see-health');
  return desk.context;
}

function lightIn(report: HealthReport, area: HealthArea): Light {
  return areaLight({
    findings: report.filter((one) => one.area === area).flatMap(({ findings }) => findings),
  });
}

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const context = await centralContext(routerContext);
  const { deployment } = routerContext.get(servicesContext).config;
  const [health, backup, live, examined] = await Promise.all([
    systemHealth(context),
    latestBackup(context),
    lastHealthReport(context, 'live'),
    lastHealthReport(context, 'nightly'),
  ]);
  const lights = {
    mails: worstLight(mailLight(health, context.now()), live ? lightIn(live.report, 'post') : 'good'),
    jobs: jobLight(health),
    backup: backupLight(backup, context.now(), deployment),
  };
  return { ...health, lights, backup, live, examined, notice: noticeOf(url, notices) };
}

export async function action({ context: routerContext }: Route.ActionArgs) {
  await requestHealthCheck(await centralContext(routerContext));
  return redirect(`${deskHealthPath}?hinweis=pruefung`, 303);
}

export default function DeskHealth({ loaderData }: Route.ComponentProps) {
  return <HealthPage {...loaderData} />;
}
