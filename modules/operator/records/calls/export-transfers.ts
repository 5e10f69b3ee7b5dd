import {
  exportTransfers,
  exportTransfersSchemas,
} from '../../../../contract/operator/members/export-transfers.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { transactionsFile } from '../../../cashier/index.ts'
import { memberFile } from '../member-files.ts'

export const handleExportTransfers = handleFile(
  exportTransfers,
  exportTransfersSchemas,
  (context, { params, query }) =>
    memberFile(context, params.memberId, query, 'transfers', (order, filter) =>
      transactionsFile(context, order, filter),
    ),
)
