import {
  confirmProposal,
  confirmProposalSchemas,
} from '../../../contract/operator/system/confirm-proposal.ts'
import { handle } from '../../../platform/calls.ts'
import { confirmProposal as confirm } from '../proposals.ts'

export const handleConfirmProposal = handle(
  confirmProposal,
  confirmProposalSchemas,
  async (context, { params }) => ({
    state: await confirm(context, params.proposalId),
  }),
)
