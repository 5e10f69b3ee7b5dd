import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, Id, OneOf, PageOf, PageQuery } from '../../shared/fields.ts'
import { CashFigures, cashDirections } from './report-fields.ts'

export const listReconciliationCases: Call<typeof listReconciliationCasesSchemas> = {
  name: 'reports/list-reconciliation-cases',
  method: 'GET',
  path: '/api/operator/reports/reconciliation/cases',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'reports.read',
  rate: 'slow',
  summary:
    'The deposits or withdrawals behind one day and channel of the reconciliation; those that differ come first.',
  errors: [],
}
export function listReconciliationCasesSchemas() {
  return {
    query: Type.Object({
      date: BusinessDate(),
      direction: OneOf(cashDirections),
      channel: Id(),
      ...PageQuery,
    }),
    value: PageOf(
      Type.Object({
        id: Id(),
        memberId: Id(),
        account: Type.String(),
        state: Type.String(),
        ...CashFigures(),
        isDifferent: Type.Boolean(),
      }),
    ),
  }
}
