/** Refusals of team figures: their statuses. */

export const agentTeamErrors = {
  AGENT_NOT_IN_TEAM: 404,
} as const
