import { createRoute } from '@tanstack/react-router'
import { navigate } from '../navigation.ts'
import { paths, readMallTab } from '../paths.ts'
import { rootRoute } from './root-route.ts'
import { requireAccount } from './route-guards.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

const Mall = lazyPart(() => import('../features/points/mall-page.tsx'))

export const pointMall = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.pointMall(),
  validateSearch: readMallTab,
  beforeLoad: requireAccount,
  component: MallRoute,
})

function MallRoute() {
  const { tab = 'goods' } = pointMall.useSearch()
  return <Mall tab={tab} onTab={(next) => void navigate(paths.pointMall(next), { replace: true })} />
}
