/** Transfers up and down the line of agents. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangeLineRule } from './calls/change-line-rule.ts'
import { handleFindLineReceiver } from './calls/find-line-receiver.ts'
import { handleListAllLineTransfers } from './calls/list-all-line-transfers.ts'
import { handleListLineTransfers } from './calls/list-line-transfers.ts'
import { handleReadLineRule } from './calls/read-line-rule.ts'
import { handleReadLineRules } from './calls/read-line-rules.ts'
import { handleReverseLineTransfer } from './calls/reverse-line-transfer.ts'
import { handleTransferAlongLine } from './calls/transfer-along-line.ts'

export const lineParts = {
  calls: [
    handleReadLineRules,
    handleFindLineReceiver,
    handleTransferAlongLine,
    handleListLineTransfers,
    handleListAllLineTransfers,
    handleReverseLineTransfer,
    handleReadLineRule,
    handleChangeLineRule,
  ],
} satisfies ModuleParts
