import {
  changeNumberRule,
  changeNumberRuleSchemas,
} from '../../../../contract/operator/lottery/change-number-rule.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeRulesOrPropose } from '../number-rules.ts'

export const handleChangeNumberRule = handle(
  changeNumberRule,
  changeNumberRuleSchemas,
  (context, { body: { reason, ...asked } }) => changeRulesOrPropose(context, asked, reason),
)
