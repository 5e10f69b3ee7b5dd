import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const reports = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.reports,
  component: guardedScreen(
    'reports.read',
    lazyPart(async () => ({ default: (await import('../features/reports/reports-page.tsx')).ReportsPage })),
  ),
})

const operators = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.operators,
  component: guardedScreen(
    'operators.read',
    lazyPart(async () => ({
      default: (await import('../features/operators/operators-page.tsx')).OperatorsPage,
    })),
  ),
})

const audit = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.audit,
  component: guardedScreen(
    'audit.read',
    lazyPart(async () => ({ default: (await import('../features/audit/audit-page.tsx')).AuditPage })),
  ),
})

const status = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.status,
  component: guardedScreen(
    'dashboard.read',
    lazyPart(async () => ({ default: (await import('../features/status/status-page.tsx')).StatusPage })),
  ),
})

const jobs = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.jobs,
  component: guardedScreen(
    'audit.read',
    lazyPart(async () => ({ default: (await import('../features/jobs/jobs-page.tsx')).JobsPage })),
  ),
})

export const systemRoutes = [reports, operators, audit, status, jobs]
