/** Proposals that wait for a second person, and first answers of operations. */
export { operationFindersKey, type OperationFinder } from '../operations.ts'
export {
  callOffProposals,
  callOffProposalsBy,
  defineProposal,
  proposalKindsKey,
  proposalWorkOf,
  propose,
  waitingProposal,
  type AnyProposalKind,
} from '../proposals.ts'
export { waitingSubjects } from '../waiting-subjects.ts'
export { secondPersonKey, WEAKENING_ABILITY, proposeWeakening } from '../weakening.ts'
