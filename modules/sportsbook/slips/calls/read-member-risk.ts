import {
  readMemberRisk,
  readMemberRiskSchemas,
} from '../../../../contract/operator/sportsbook/read-member-risk.ts'
import { handle } from '../../../../platform/calls.ts'
import { memberRisk } from '../member-risk.ts'

export const handleReadMemberRisk = handle(readMemberRisk, readMemberRiskSchemas, (context, { params }) =>
  memberRisk(context, params.memberId),
)
