/** Refusals of payments to agents: their statuses. */

export const agentPayErrors = {
  AGENT_PAYMENT_NOT_FOUND: 404,
  AGENT_PAYMENT_STATE: 409,
  AGENT_PAYMENT_SAME_PERSON: 422,
} as const
