/** Agents: their line, contracts, team figures and what they are paid (domain/agents.md). */
export { parts } from './parts.ts'
export { lineSettings } from './line/settings.ts'
export { moveProposal } from './line/moves.ts'
export { activeBettorsOf, sumsOfNode, type SumsAsked } from './team/store/figures.ts'
export { foldTeams } from './team/store/fold.ts'
export { proveTeams } from './team/store/team-proofs.ts'
export { settings as paySettings } from './pay/settings.ts'
