import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { rootRoute } from './root-route.ts'
import { knowMember } from './route-guards.ts'

const Detail = lazyPart(() => import('../features/promotions/promotion-page.tsx'))

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.promotions(),
  beforeLoad: knowMember,
  component: lazyPart(() => import('../features/promotions/promotions-page.tsx')),
})

const detail = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.promotions()}/$promotionId`,
  beforeLoad: knowMember,
  component: DetailRoute,
})

function DetailRoute() {
  const { promotionId } = detail.useParams()
  return <Detail key={promotionId} promotionId={promotionId} />
}

export const promotionRoutes = [list, detail]
