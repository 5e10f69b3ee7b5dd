import type { listAllContractsSchemas } from '../../../../contract/operator/agents/contracts/list-all-contracts.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { ContractState } from '../../../../contract/shared/contract-words.ts'
import { formatDateTime } from '../../../../design/format.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'
import type { Translate } from '../../../ui/i18n/text.tsx'
import { percentText } from '../../../../kernel/percent.ts'

export type DeskContract = ValueOf<typeof listAllContractsSchemas>['list'][number]

export const stateTones: Readonly<Record<ContractState, BadgeTone>> = {
  DRAFT: 'neutral',
  OFFERED: 'info',
  ACTIVE: 'good',
  TERMINATION_REQUESTED: 'waiting',
  TERMINATED: 'bad',
  SUPERSEDED: 'neutral',
  REJECTED: 'bad',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
}

export const ratePercent = (ppm: number): string => `${percentText(ppm)}%`
export const topOf = ({ tiers }: DeskContract): number => tiers.at(-1)?.ratePpm ?? 0

export function whenOf({ startsAt, endsAt, answerBy, changedAt }: DeskContract, t: Translate): string {
  if (answerBy) return t('op_contract_answer_by', { at: formatDateTime(answerBy) })
  if (endsAt) return t('op_contract_ends', { at: formatDateTime(endsAt) })
  return startsAt ? t('op_contract_starts', { at: formatDateTime(startsAt) }) : formatDateTime(changedAt)
}
