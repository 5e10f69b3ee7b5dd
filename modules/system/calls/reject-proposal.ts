import { rejectProposal, rejectProposalSchemas } from '../../../contract/operator/system/reject-proposal.ts'
import { handle } from '../../../platform/calls.ts'
import { rejectProposal as reject } from '../proposals.ts'

export const handleRejectProposal = handle(
  rejectProposal,
  rejectProposalSchemas,
  async (context, { params }) => ({
    state: await reject(context, params.proposalId),
  }),
)
