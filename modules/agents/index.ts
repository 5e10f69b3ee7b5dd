/** Agents: their line, contracts, team figures and what they are paid (domain/agents.md). */
export { parts } from './parts.ts'
export { contractFlagsOf } from './contracts/requests.ts'
export { contractProposal } from './contracts/house-offers.ts'
export { leaveContracts } from './contracts/ends.ts'
export { settings } from './contracts/settings.ts'
