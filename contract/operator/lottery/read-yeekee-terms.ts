import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, Time } from '../../shared/fields.ts'
import { yeekeeTermsFields } from './yeekee-terms-fields.ts'

export const readYeekeeTerms: Call<typeof readYeekeeTermsSchemas> = {
  name: 'lottery/read-yeekee-terms',
  method: 'GET',
  path: '/api/operator/lottery/yeekee/terms',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary: 'What yeekee rounds are played by: those that are open, and those that open later.',
  errors: [],
}

export function readYeekeeTermsSchemas() {
  return {
    value: Type.Object({
      now: Type.Object(yeekeeTermsFields(), { description: 'of rounds that are open' }),
      coming: Type.Object(yeekeeTermsFields(), { description: 'of rounds that open from now on' }),
      changedAt: Nullable(Time('null: as delivered')),
    }),
  }
}
