/** Money that comes in and goes out, and what it is matched with. */
import { abilityArea } from './area.ts'

export const moneyAbilities = abilityArea(
  [
    'deposits.read',
    'deposits.decide',
    'deposits.export',
    'receivers.edit',
    'statements.import',
    'withdrawals.read',
    'withdrawals.decide',
    'withdrawals.export',
  ],
  {
    everybody: ['deposits.read', 'withdrawals.read'],
    finance: [
      'deposits.decide',
      'deposits.export',
      'receivers.edit',
      'statements.import',
      'withdrawals.decide',
      'withdrawals.export',
    ],
  },
)
