import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { readSearch } from '../search.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const WithdrawalsPage = lazyPart(async () => ({
  default: (await import('../features/withdrawals/withdrawals-page.tsx')).WithdrawalsPage,
}))

const withdrawals = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.withdrawals,
  validateSearch: readSearch('state'),
  component: guardedScreen('withdrawals.read', WithdrawalsPage),
})

const withdrawal = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.withdrawals}/$id`,
  validateSearch: readSearch('state'),
  component: guardedScreen('withdrawals.read', WithdrawalsPage),
})

const deposits = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.deposits,
  validateSearch: readSearch('state', 'deposit'),
  component: guardedScreen(
    'deposits.read',
    lazyPart(async () => ({
      default: (await import('../features/deposits/deposits-page.tsx')).DepositsPage,
    })),
  ),
})

const receivers = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.receivers,
  component: guardedScreen(
    'deposits.read',
    lazyPart(async () => ({
      default: (await import('../features/receivers/receivers-page.tsx')).ReceiversPage,
    })),
  ),
})

const statements = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.statements,
  validateSearch: readSearch('tab', 'statement'),
  component: guardedScreen(
    'deposits.read',
    lazyPart(async () => ({
      default: (await import('../features/statements/statements-page.tsx')).StatementsPage,
    })),
  ),
})

const adjustments = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.adjustments,
  component: guardedScreen(
    'members.read',
    lazyPart(async () => ({
      default: (await import('../features/adjustments/adjustments-page.tsx')).AdjustmentsPage,
    })),
  ),
})

export const moneyRoutes = [withdrawals, withdrawal, deposits, receivers, statements, adjustments]
