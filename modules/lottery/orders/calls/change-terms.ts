import { changeTerms, changeTermsSchemas } from '../../../../contract/operator/lottery/change-terms.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeOrPropose } from '../terms.ts'

export const handleChangeTerms = handle(
  changeTerms,
  changeTermsSchemas,
  (context, { params, body: { reason, ...change } }) =>
    changeOrPropose(context, params.gameCode, change, reason),
)
