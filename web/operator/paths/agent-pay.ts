/** What agents are paid. */
export const agentPayPaths = {
  agentPayments: '/operator/agent-payments',
} as const
