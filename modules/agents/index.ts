/** Agents: their line, contracts, team figures and what they are paid (domain/agents.md). */
export { parts } from './parts.ts'
export { settings } from './pay/settings.ts'
