/** The calls about proposals that wait for a second person. */
import type { Handler } from '../../platform/calls.ts'
import { handleConfirmProposal } from './calls/confirm-proposal.ts'
import { handleListProposals } from './calls/list-proposals.ts'
import { handleRejectProposal } from './calls/reject-proposal.ts'

export const proposalCalls: readonly Handler[] = [handleConfirmProposal, handleListProposals, handleRejectProposal]
