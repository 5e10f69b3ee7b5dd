import {
  changeMemberRisk,
  changeMemberRiskSchemas,
} from '../../../../contract/operator/sportsbook/change-member-risk.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeRisk } from '../member-risk.ts'

export const handleChangeMemberRisk = handle(
  changeMemberRisk,
  changeMemberRiskSchemas,
  (context, { params, body }) => changeRisk(context, params.memberId, body),
)
