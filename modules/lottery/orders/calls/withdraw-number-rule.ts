import {
  withdrawNumberRule,
  withdrawNumberRuleSchemas,
} from '../../../../contract/operator/lottery/withdraw-number-rule.ts'
import { handle } from '../../../../platform/calls.ts'
import { withdrawWaiting } from '../number-rules.ts'

export const handleWithdrawNumberRule = handle(
  withdrawNumberRule,
  withdrawNumberRuleSchemas,
  (context, { body: { reason, ...asked } }) => withdrawWaiting(context, asked, reason),
)
