/** How contracts are written: kinds, periods, states, rates and moments. */
import { processDailySalary } from '../../../../contract/player/agents/contracts/process-daily-salary.ts'
import { processDividend } from '../../../../contract/player/agents/contracts/process-dividend.ts'
import { processHourlySalary } from '../../../../contract/player/agents/contracts/process-hourly-salary.ts'
import { processRealTimeSalary } from '../../../../contract/player/agents/contracts/process-real-time-salary.ts'
import type { listContractsSchemas } from '../../../../contract/player/agents/contracts/list-contracts.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { ContractKind, ContractState } from '../../../../contract/shared/contract-words.ts'
import { formatDate, formatRecordTime } from '../../../../design/format.ts'
import type { Tier } from '../../../../kernel/agents/contracts/terms.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'
import { percentText as digitsOf } from '../../../../kernel/percent.ts'

export type ShownContract = ValueOf<typeof listContractsSchemas>['mine'][number]
export type ShownTier = ShownContract['tiers'][number]

export const processCalls = {
  DIVIDEND: processDividend,
  DAILY_SALARY: processDailySalary,
  HOURLY_SALARY: processHourlySalary,
  REALTIME_SALARY: processRealTimeSalary,
} as const satisfies Record<ContractKind, unknown>

export const kindTexts: Readonly<Record<ContractKind, TextKey>> = {
  DIVIDEND: 'contract_dividend',
  DAILY_SALARY: 'contract_daily_salary',
  HOURLY_SALARY: 'contract_hourly_salary',
  REALTIME_SALARY: 'contract_real_time_salary',
}

export const stateLooks: Readonly<Record<ContractState, { text: TextKey; tone: BadgeTone }>> = {
  DRAFT: { text: 'contract_status_draft', tone: 'neutral' },
  OFFERED: { text: 'contract_status_offered', tone: 'info' },
  ACTIVE: { text: 'contract_status_active', tone: 'good' },
  TERMINATION_REQUESTED: { text: 'contract_status_termination_requested', tone: 'waiting' },
  TERMINATED: { text: 'contract_status_terminated', tone: 'bad' },
  SUPERSEDED: { text: 'contract_status_superseded', tone: 'neutral' },
  REJECTED: { text: 'contract_status_rejected', tone: 'bad' },
  EXPIRED: { text: 'contract_status_expired', tone: 'neutral' },
  WITHDRAWN: { text: 'contract_status_withdrawn', tone: 'neutral' },
}

/** 200000 → "20%", 2500 → "0.25%". */
export const percentText = (ppm: number): string => `${digitsOf(ppm)}%`

export const topOf = (tiers: readonly { readonly ratePpm: number }[]): number => tiers.at(-1)?.ratePpm ?? 0

export const toTiers = (tiers: readonly ShownTier[]): Tier[] =>
  tiers.map((tier) => ({ ...tier, minValid: BigInt(tier.minValid) }))

/** Dividends, days and weeks begin at midnight; shorter periods need their hour. */
export const momentOf = (kind: ContractKind, at: string): string =>
  kind === 'HOURLY_SALARY' || kind === 'REALTIME_SALARY' ? formatRecordTime(at) : formatDate(at)

/** What moment of a contract matters now. */
export function whenText(
  { kind, state, startsAt, endsAt, answerBy, changedAt }: ShownContract,
  t: Translate,
): string {
  if (answerBy) return t('contract_answer_by', { at: formatRecordTime(answerBy) })
  if (endsAt) return t('contract_ends', { at: momentOf(kind, endsAt) })
  if (startsAt && state === 'ACTIVE') return t('contract_starts', { at: momentOf(kind, startsAt) })
  return formatDate(changedAt)
}

/** Who is on the other side, for a reader who is one of the two. */
export const otherSide = ({ side, giver, receiver }: ShownContract, t: Translate): string =>
  side === 'GIVER' ? receiver : giver || t('contract_party_house')

/** What the editor is opened for. */
export interface Editing {
  kind: ContractKind
  toAccount: string | null
}
