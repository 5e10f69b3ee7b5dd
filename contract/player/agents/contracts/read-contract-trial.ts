import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { ContractKindField, ContractView } from '../../../shared/contract-fields.ts'
import { Amount, BusinessDate, Nullable, SignedAmount, Text } from '../../../shared/fields.ts'

export const readContractTrial: Call<typeof readContractTrialSchemas> = {
  name: 'agents/read-contract-trial',
  method: 'GET',
  path: '/api/wps/agent/contract-trial',
  module: 'AGENT',
  audience: 'agent',
  rate: 'slow',
  summary:
    'The settled play of last month of the caller’s line and of a direct downline’s, period by period, to try a contract on; hours and shorter windows are added up by day.',
  errors: ['CONTRACT_NOT_DIRECT'],
}

export function readContractTrialSchemas() {
  const Play = () =>
    Type.Object({
      valid: SignedAmount('of the team'),
      active: Type.Integer({ description: 'active bettors' }),
      base: SignedAmount('the dividend base, 0 of salaries'),
      below: Amount('branch totals of the direct downlines, without the one that is tried'),
    })
  return {
    query: Type.Object({ kind: ContractKindField(), toAccount: Text(32, 1) }),
    value: Type.Object({
      standing: Nullable(ContractView()),
      draft: Nullable(ContractView()),
      periods: Type.Array(
        Type.Object({
          from: BusinessDate(),
          to: BusinessDate(),
          receiver: Play(),
          giver: Play(),
        }),
      ),
    }),
  }
}
