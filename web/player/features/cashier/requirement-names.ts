import type { checkWithdrawalSchemas } from '../../../../contract/player/cashier/check-withdrawal.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

type Requirement = ValueOf<typeof checkWithdrawalSchemas>['requirements'][number]

const sources = {
  DEPOSIT: 'wagering_source_deposit',
  TRANSFER: 'wagering_source_transfer',
  ADJUSTMENT: 'wagering_source_adjustment',
  REBATE: 'wagering_source_rebate',
  VIP: 'wagering_source_vip',
  REFERRAL: 'wagering_source_referral',
} as const
const isNamed = (source: string): source is keyof typeof sources => source in sources
export const nameOf = ({ source, isBonus }: Requirement) =>
  !isBonus && isNamed(source) ? sources[source] : 'wagering_source_bonus'
