/** The router and its screens, loaded beside the session. */
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { notePlace, takeStepsBy } from './navigation.ts'
import { agentLineRoutes } from './routes/agents-line-routes.ts'
import { agentPayRoutes } from './routes/agent-pay-routes.ts'
import { contactRoutes } from './routes/contact-routes.ts'
import { contentRoutes } from './routes/content-routes.ts'
import { contractRoutes } from './routes/contract-routes.ts'
import { homeRoutes } from './routes/home-routes.ts'
import { lotteryRoutes } from './routes/lottery-routes.ts'
import { marketingRoutes } from './routes/marketing-routes.ts'
import { moneyRoutes } from './routes/money-routes.ts'
import { peopleRoutes } from './routes/people-routes.ts'
import { pointsRoutes } from './routes/points-routes.ts'
import { promotionRoutes } from './routes/promotion-routes.ts'
import { productsRoutes } from './routes/products-routes.ts'
import { rootRoute } from './routes/root-route.tsx'
import { siteRoutes } from './routes/site-routes.ts'
import { sportsRoutes } from './routes/sports-routes.ts'
import { systemRoutes } from './routes/system-routes.ts'
import { parseSearch, stringifySearch } from './search.ts'

const router = createRouter({
  routeTree: rootRoute.addChildren([
    ...homeRoutes,
    ...moneyRoutes,
    ...agentPayRoutes,
    ...peopleRoutes,
    ...agentLineRoutes,
    ...contactRoutes,
    ...contentRoutes,
    ...productsRoutes,
    ...lotteryRoutes,
    ...sportsRoutes,
    ...pointsRoutes,
    ...promotionRoutes,
    ...marketingRoutes,
    ...contractRoutes,
    ...siteRoutes,
    ...systemRoutes,
  ]),
  parseSearch,
  stringifySearch,
  caseSensitive: true,
  // A screen that breaks is tried again by its own guard (parts/screen-guard.tsx).
  disableGlobalCatchBoundary: true,
  scrollRestoration: false,
})

router.history.subscribe(({ location: { pathname, search } }) => notePlace(pathname, search))
takeStepsBy((href, options) => void router.navigate({ href, ...options }))

/** The screens, for the frame to draw in its middle. */
export default function Screens() {
  return <RouterProvider router={router} />
}
