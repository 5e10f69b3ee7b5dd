import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { readSearch } from '../search.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const agentPayments = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.agentPayments,
  validateSearch: readSearch('tab'),
  component: guardedScreen(
    'commissions.view',
    lazyPart(async () => ({
      default: (await import('../features/agent-pay/payments-page.tsx')).AgentPaymentsPage,
    })),
  ),
})

export const agentPayRoutes = [agentPayments]
