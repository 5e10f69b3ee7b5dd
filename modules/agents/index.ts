/** Agents: their line, contracts, team figures and what they are paid (domain/agents.md). */
export { parts } from './parts.ts'
export { lineSettings } from './line/settings.ts'
export { moveProposal } from './line/moves.ts'
