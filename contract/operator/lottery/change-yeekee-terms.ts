import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, Text } from '../../shared/fields.ts'
import { yeekeeTermsFields } from './yeekee-terms-fields.ts'

export const changeYeekeeTerms: Call<typeof changeYeekeeTermsSchemas> = {
  name: 'lottery/change-yeekee-terms',
  method: 'POST',
  path: '/api/operator/lottery/yeekee/terms',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.terms',
  isIdempotent: true,
  summary:
    'Changes what yeekee rounds that open from now on are played by. What makes a result easier to steer, or gives more away, waits for a second person.',
  errors: ['CHANGE_SECOND_MISSING'],
}

export function changeYeekeeTermsSchemas() {
  return {
    body: Type.Object({
      ...Type.Partial(Type.Object(yeekeeTermsFields())).properties,
      reason: Text(140, 1),
    }),
    value: Type.Object({
      state: OneOf(['DONE', 'PENDING'], 'PENDING: it waits for a second person, and the old terms hold'),
      coming: Type.Object(yeekeeTermsFields()),
    }),
  }
}
