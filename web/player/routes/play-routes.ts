import { createRoute } from '@tanstack/react-router'
import { readGameAddress } from '../features/launch/game-address.ts'
import { rootRoute } from './root-route.ts'
import { requireAccount, requireGame } from './route-guards.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

export const seamless = createRoute({
  getParentRoute: () => rootRoute,
  path: '/seamless',
  validateSearch: readGameAddress,
  // Free play is open to a visitor too: the page itself offers it.
  beforeLoad: async (context) => {
    requireGame(context.search)
    if (context.search.mode !== 'FREE') await requireAccount(context)
  },
  component: lazyPart(() => import('../game-room/game-room.tsx')),
})
