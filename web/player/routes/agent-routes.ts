import { createRoute } from '@tanstack/react-router'
import { speakAgentLanguage } from '../agent/agent-language.ts'
import '../agent/texts.ts'
import { paths } from '../paths.ts'
import { rootRoute } from './root-route.ts'
import { requireAgent } from './route-guards.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

export const agent = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.agent(),
  beforeLoad: speakAgentLanguage,
  component: lazyPart(() => import('../agent/agent-login-page.tsx')),
})

export const agentHome = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.agentHome(),
  beforeLoad: async (context) => {
    await requireAgent(context)
    await speakAgentLanguage()
  },
  component: lazyPart(() => import('../agent/agent-home-page.tsx')),
})
