import {
  changeYeekeeTerms,
  changeYeekeeTermsSchemas,
} from '../../../../contract/operator/lottery/change-yeekee-terms.ts'
import { handle } from '../../../../platform/calls.ts'
import { termsOf } from '../rules/terms.ts'
import { changeOrPropose } from '../terms.ts'

export const handleChangeYeekeeTerms = handle(
  changeYeekeeTerms,
  changeYeekeeTermsSchemas,
  async (context, { body: { reason, ...change } }) => {
    const { state, coming } = await changeOrPropose(context, change, reason)
    return { state, coming: termsOf(coming) }
  },
)
