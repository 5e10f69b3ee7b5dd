/** What the queues of deposits and of withdrawals share: their filter and their order. */
import type { WithdrawalState } from '../../../../contract/shared/cashier-states.ts'
import { sql } from '../../../../platform/postgres.ts'

/** States in which the oldest is the most urgent. */
const WAITING: readonly string[] = [
  'CREATED',
  'REVIEW',
  'APPROVED',
  'PAYING',
  'DISPUTED',
] satisfies WithdrawalState[]

export interface QueueFilter<State> {
  merchantId: string
  state?: State
  memberId?: string | undefined
  /** What the operator typed, and the members it may mean. */
  search?: { text: string; memberIds: readonly string[] }
}

export const order = (state: string | undefined) =>
  state !== undefined && WAITING.includes(state) ? sql.raw('ASC') : sql.raw('DESC')

export const listOf = (states: readonly string[]) => sql.raw(states.map((state) => `'${state}'`).join(', '))

/** For one member, open ones come first. */
export const underWayFirst = (memberId: string | undefined, states: readonly string[]) =>
  memberId ? sql`(state IN (${listOf(states)})) DESC,` : sql``

export interface StateCount<State> {
  state: State
  count: number
  amount: bigint
}
