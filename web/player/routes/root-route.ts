import { createRootRoute, Outlet, redirect } from '@tanstack/react-router'
import { aliasTarget } from '../paths.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

/**
 * Older spellings lead to the address itself. Routes are matched without regard to case, so the proper one
 * stays.
 */
function followAlias({ location }: { location: { pathname: string; searchStr: string } }): void {
  const target = aliasTarget(location.pathname, location.searchStr)
  if (target) throw redirect({ href: target, replace: true })
}

export const rootRoute = createRootRoute({
  beforeLoad: followAlias,
  component: Outlet,
  notFoundComponent: lazyPart(() => import('../features/system/not-found-page.tsx')),
})
