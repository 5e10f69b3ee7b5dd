import type { listBonusesSchemas } from '../../../../contract/player/cashier/list-bonuses.ts'
import { requirementStatuses } from '../../../../contract/player/cashier/record-words.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { sourceText } from '../../bonus/source-text.ts'

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

export function useSource() {
  const t = useText()
  return (row: Requirement) => t(sourceText(row))
}
