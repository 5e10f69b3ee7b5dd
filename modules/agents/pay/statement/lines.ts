/** The levels of a statement: the lines of each add up to the line that was opened. */
import type { LineLevel } from '../../../../contract/player/agents/pay/statement-words.ts'
import type { Reader } from '../../../../platform/postgres.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { roundDetailOf } from '../../../wallet/index.ts'
import type { Payment } from '../store/payments.ts'
import {
  accountLine,
  branchLines,
  memberLines,
  playLines,
  type AccountLine,
  type PlayLine,
  type PlayPlace,
} from './store.ts'
import { baseOf, costsOf } from './values.ts'

export interface LineValue {
  readonly level: LineLevel
  readonly key: string
  readonly name: string
  readonly turnover: bigint
  readonly payout: bigint
  readonly valid: bigint
  readonly costs: bigint
  readonly base: bigint
  readonly at: Date | null
  readonly isOpening: boolean
  readonly isLate: boolean
}

/** What was opened: nothing yet, a branch, a member of it, and so on. */
export type LinePlace = Partial<PlayPlace>

export async function statementLines(
  reader: Reader,
  payment: Payment,
  place: LinePlace,
): Promise<LineValue[]> {
  const { branchId, memberId } = place
  if (branchId === undefined) return named(reader, payment, await branchLines(reader, payment), 'BRANCH')
  if (memberId === undefined)
    return named(reader, payment, await memberLines(reader, payment, branchId), 'MEMBER')
  const whole = { ...place, branchId, memberId }
  // The agent's own play counts for nobody, so it has no lines here.
  if (memberId === payment.agentId) return costLines(reader, payment, whole)
  const lines = await playLines(reader, payment, whole)
  if (place.product === undefined)
    return [
      ...lines.map((line) => playValue(payment, 'PRODUCT', line)),
      ...(await costLines(reader, payment, whole)),
    ]
  if (place.gameCode === undefined) return lines.map((line) => playValue(payment, 'GAME', line))
  if (place.roundNo === undefined) return lines.map((line) => playValue(payment, 'ROUND', line))
  return betLines(reader, payment, whole, place.roundNo, lines)
}

async function named(
  reader: Reader,
  payment: Payment,
  lines: readonly AccountLine[],
  level: 'BRANCH' | 'MEMBER',
): Promise<LineValue[]> {
  const accounts = await accountsByIds(
    reader,
    lines.map(({ accountId }) => accountId),
  )
  return lines.map((line) => ({
    level: line.branchId === payment.agentId ? 'OWN' : level,
    key: line.accountId,
    name: accounts.get(line.accountId)?.username ?? '',
    turnover: line.turnover,
    payout: line.payout,
    valid: line.valid,
    costs: costsOf(line),
    base: baseOf(payment, line),
    at: null,
    isOpening: true,
    isLate: false,
  }))
}

const noCosts = { rebate: 0n, promotions: 0n, salaries: 0n }

const playValue = (payment: Payment, level: LineLevel, line: PlayLine): LineValue => ({
  level,
  key: line.key,
  name: line.name,
  turnover: line.turnover,
  payout: line.payout,
  valid: line.valid,
  costs: 0n,
  base: baseOf(payment, { ...line, ...noCosts }),
  at: line.at,
  isOpening: level !== 'BET',
  isLate: line.isLate,
})

/** Rebates, promotions and salaries of one account; they count for dividends alone. */
async function costLines(
  reader: Reader,
  payment: Payment,
  { branchId, memberId }: PlayPlace,
): Promise<LineValue[]> {
  const line = await accountLine(reader, payment, branchId, memberId)
  if (!line) return []
  return (['rebate', 'promotions', 'salaries'] as const)
    .filter((name) => line[name] !== 0n)
    .map((name) => {
      const parts = { turnover: 0n, payout: 0n, valid: 0n, ...noCosts, [name]: line[name] }
      return {
        ...parts,
        level: 'COSTS',
        key: name,
        name,
        costs: line[name],
        base: baseOf(payment, parts),
        at: null,
        isOpening: false,
        isLate: false,
      }
    })
}

/**
 * A round that was settled in the period as its bets, each with its stake, and what it came to on top; a
 * correction of an earlier period as the differences it made.
 */
async function betLines(
  reader: Reader,
  payment: Payment,
  { memberId }: PlayPlace,
  roundNo: bigint,
  lines: readonly PlayLine[],
): Promise<LineValue[]> {
  const changes = lines.map((line) => playValue(payment, 'BET', line))
  const round = await roundDetailOf(reader, { memberId, roundNo })
  const bets = (round?.movements ?? []).filter(({ code }) => code === 'BET')
  const [first, ...others] = changes
  if (!first || others.length > 0 || first.isLate || bets.length === 0) return changes
  const stakes = bets.map(({ key, amount, at, txnId }): LineValue => {
    const part = { turnover: amount, payout: 0n, valid: 0n }
    return {
      ...first,
      ...part,
      key: txnId,
      name: key ?? txnId,
      base: baseOf(payment, { ...part, ...noCosts }),
      at,
    }
  })
  const left = {
    turnover: stakes.reduce((sum, { turnover }) => sum - turnover, first.turnover),
    payout: first.payout,
    valid: first.valid,
  }
  return [...stakes, { ...first, ...left, base: baseOf(payment, { ...left, ...noCosts }) }]
}
