import { createRoute } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { rootRoute } from './root-route.ts'
import { requireAccount } from './route-guards.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

export const memberCentre = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.member(),
  beforeLoad: requireAccount,
  component: lazyPart(async () => ({
    default: (await import('../member-centre/member-page.tsx')).MemberPage,
  })),
})
