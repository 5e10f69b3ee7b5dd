import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { readSearch } from '../search.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const members = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.members,
  validateSearch: readSearch('query', 'tag'),
  component: guardedScreen(
    'members.read',
    lazyPart(async () => ({ default: (await import('../features/members/members-page.tsx')).MembersPage })),
  ),
})

const tags = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.tags,
  component: guardedScreen(
    'members.read',
    lazyPart(async () => ({ default: (await import('../features/members/tags-page.tsx')).TagsPage })),
  ),
})

const member = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.members}/$id`,
  validateSearch: readSearch('tab', 'vendor', 'round', 'transaction'),
  component: guardedScreen(
    'members.read',
    lazyPart(async () => ({ default: (await import('../features/members/member-page.tsx')).MemberPage })),
  ),
})

const AmlPage = lazyPart(async () => ({ default: (await import('../features/aml/aml-page.tsx')).AmlPage }))

const aml = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.aml,
  validateSearch: readSearch('tab'),
  component: guardedScreen('aml.read', AmlPage),
})

const amlMember = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.aml}/$id`,
  validateSearch: readSearch('tab'),
  component: guardedScreen('aml.read', AmlPage),
})

const IntegrityPage = lazyPart(async () => ({
  default: (await import('../features/pvp-integrity/integrity-page.tsx')).IntegrityPage,
}))

const integrity = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.integrity,
  component: guardedScreen('integrity.read', IntegrityPage),
})

const integrityFlag = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.integrity}/$id`,
  component: guardedScreen('integrity.read', IntegrityPage),
})

const KycPage = lazyPart(async () => ({ default: (await import('../features/kyc/kyc-page.tsx')).KycPage }))

const kyc = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.kyc,
  validateSearch: readSearch('state'),
  component: guardedScreen('kyc.read', KycPage),
})

const kycRequest = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.kyc}/$id`,
  validateSearch: readSearch('state'),
  component: guardedScreen('kyc.read', KycPage),
})

const care = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.care,
  component: guardedScreen(
    'rg.read',
    lazyPart(async () => ({ default: (await import('../features/care/care-page.tsx')).CarePage })),
  ),
})

export const peopleRoutes = [
  members,
  tags,
  member,
  aml,
  amlMember,
  integrity,
  integrityFlag,
  kyc,
  kycRequest,
  care,
]
