import {
  listMemberRisks,
  listMemberRisksSchemas,
} from '../../../../contract/operator/sportsbook/list-member-risks.ts'
import { handle } from '../../../../platform/calls.ts'
import { memberRisks } from '../member-risk.ts'

export const handleListMemberRisks = handle(
  listMemberRisks,
  listMemberRisksSchemas,
  (context, { query: { pageNo = 1, pageSize = 20 } }) => memberRisks(context, { pageNo, pageSize }),
)
