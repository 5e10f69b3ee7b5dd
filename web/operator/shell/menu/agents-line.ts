import { paths } from '../../paths.ts'
import type { MenuGroup } from './menu-group.ts'

/** Agents: who stands where, what they are paid and by which contracts, and what they may cost. */
export const agentLineMenu: MenuGroup = {
  key: 'agents',
  title: 'console_group_agents',
  places: [
    {
      key: 'agent-tree',
      text: 'op_agents_title',
      icon: 'agent',
      href: paths.agentTree,
      ability: 'agents.view',
    },
    {
      key: 'agentPayments',
      text: 'console_nav_agent_payments',
      icon: 'wallet',
      href: paths.agentPayments,
      ability: 'commissions.view',
    },
    {
      key: 'contracts',
      text: 'console_nav_contracts',
      icon: 'note',
      href: paths.contracts,
      ability: 'contracts.read',
    },
    {
      key: 'agent-applications',
      text: 'op_applications_title',
      icon: 'note',
      href: paths.agentApplications,
      ability: 'agents.view',
    },
    {
      key: 'agent-moves',
      text: 'op_moves_title',
      icon: 'refresh',
      href: paths.agentMoves,
      ability: 'agents.view',
    },
    {
      key: 'agent-budget',
      text: 'op_budget_title',
      icon: 'coin',
      href: paths.agentBudget,
      ability: 'settings.read',
    },
  ],
}
