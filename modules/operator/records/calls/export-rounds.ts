import { exportRounds, exportRoundsSchemas } from '../../../../contract/operator/members/export-rounds.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { betsFile } from '../../../cashier/index.ts'
import { memberFile } from '../member-files.ts'

export const handleExportRounds = handleFile(
  exportRounds,
  exportRoundsSchemas,
  (context, { params, query }) =>
    memberFile(context, params.memberId, query, 'rounds', (order, filter) =>
      betsFile(context, order, filter),
    ),
)
