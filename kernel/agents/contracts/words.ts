/** Words of contracts between agents (domain/agents.md §5). */
import type { PeriodKind } from '../../calendar.ts'

export const contractKinds = ['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'] as const
export type ContractKind = (typeof contractKinds)[number]

export const contractStates = [
  'DRAFT',
  'OFFERED',
  'ACTIVE',
  'TERMINATION_REQUESTED',
  'TERMINATED',
  'SUPERSEDED',
  'REJECTED',
  'EXPIRED',
  'WITHDRAWN',
] as const
export type ContractState = (typeof contractStates)[number]

/** What happens to a negative base: dropped, carried, or carried for `carryPeriods` periods at most. */
export const carryModes = ['RESET', 'CARRY', 'CARRY_MAX'] as const
export type CarryMode = (typeof carryModes)[number]

/** How often a contract of a kind may pay, the default first. */
export const contractPeriods = {
  DIVIDEND: ['HALF_MONTH', 'DAY', 'WEEK', 'MONTH'],
  DAILY_SALARY: ['DAY'],
  HOURLY_SALARY: ['HOUR'],
  REALTIME_SALARY: ['FIVE_MINUTES'],
} as const satisfies Record<ContractKind, readonly PeriodKind[]>
