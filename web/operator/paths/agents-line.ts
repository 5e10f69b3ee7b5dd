/** The line of agents. */
export const agentLinePaths = {
  agentTree: '/operator/agents/tree',
  agentTreeOf: (memberId: string) => `/operator/agents/tree?parent=${encodeURIComponent(memberId)}`,
  agentApplications: '/operator/agents/applications',
  agentMoves: '/operator/agents/moves',
  agentBudget: '/operator/agents/budget',
} as const
