import type { listBonusesSchemas } from '../../../../contract/player/cashier/list-bonuses.ts'
import { requirementStatuses } from '../../../../contract/player/cashier/record-words.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useText } from '../../../ui/i18n/text.tsx'

type Requirement = ValueOf<typeof listBonusesSchemas>['list'][number]
type Status = (typeof requirementStatuses)[number]

export const tones = {
  OPEN: 'waiting',
  DONE: 'good',
  DONE_BY_BUST: 'neutral',
  FORFEITED: 'neutral',
  EXPIRED: 'bad',
  CANCELLED: 'neutral',
} as const
export const statusKey = (status: Status) =>
  `bonus_status_${status.toLowerCase() as Lowercase<Status>}` as const

const sources = {
  DEPOSIT: 'wagering_source_deposit',
  TRANSFER: 'wagering_source_transfer',
  ADJUSTMENT: 'wagering_source_adjustment',
  REBATE: 'wagering_source_rebate',
  VIP: 'wagering_source_vip',
} as const
const isNamed = (source: string): source is keyof typeof sources => source in sources

export function useSource() {
  const t = useText()
  return ({ source, isBonus }: Requirement) =>
    t(isBonus ? 'wagering_source_bonus' : isNamed(source) ? sources[source] : 'wagering_source_deposit')
}
