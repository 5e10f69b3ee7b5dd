/** The agents' centre, and what operators see of agents. */
import { agentPanelKeys } from '../../web/player/paths/agent.ts'
import { paths } from '../../web/player/paths.ts'
import { paths as consolePaths } from '../../web/operator/paths.ts'
import type { Screen } from './screen.ts'

export const agentScreens: readonly Screen[] = [
  { name: 'agent-login', path: paths.agent(), as: 'nobody' },
  ...agentPanelKeys.map(
    (panel): Screen => ({
      name: `agent-${panel}`,
      path: panel === 'home' ? paths.agentHome() : paths.agentHome(panel),
      as: 'agent',
    }),
  ),
  ...(
    [
      ['agents-tree', consolePaths.agentTree],
      ['agents-applications', consolePaths.agentApplications],
      ['agents-moves', consolePaths.agentMoves],
      ['agents-budget', consolePaths.agentBudget],
      ['agents-contracts', consolePaths.contracts],
      ['agents-payments', consolePaths.agentPayments],
    ] as const
  ).map(([name, path]): Screen => ({ name: `operator-${name}`, path, as: 'operator' })),
]
