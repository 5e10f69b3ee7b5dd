/** Sums movements of the ledger into figures by half hour and vendor, and by member and business day. */
import { businessDate } from '../../../../kernel/calendar.ts'
import { isRealCurrency } from '../../../../kernel/money.ts'

/**
 * What the wallet gives its followers of one movement of a member's account; amounts are signed into the
 * account.
 */
export interface Movement {
  memberId: string
  merchantId: string
  purpose: string
  currency: string
  code: string
  amount: bigint
  at: Date
  vendor: string | null
}

export interface Sums {
  stakes: bigint
  payouts: bigint
  deposits: bigint
  depositCount: number
  withdrawals: bigint
  withdrawalCount: number
}
export interface SlotSums extends Sums {
  merchantId: string
  slot: Date
  vendor: string
}
export interface DaySums extends Sums {
  merchantId: string
  memberId: string
  date: string
}

/** What a round of play came to, or by how much it was corrected, at the moment of its settlement. */
export interface Settlement {
  merchantId: string
  vendor: string
  settledAt: Date
  stake: bigint
  payout: bigint
}

export interface SettledSums {
  merchantId: string
  slot: Date
  vendor: string
  stakes: bigint
  payouts: bigint
}

const SLOT_MS = 30 * 60_000
/**
 * No time zone's day begins within a quarter of an hour, so all movements of one have the same business date.
 */
const QUARTER_MS = 15 * 60_000
const empty = (): Sums => ({
  stakes: 0n,
  payouts: 0n,
  deposits: 0n,
  depositCount: 0,
  withdrawals: 0n,
  withdrawalCount: 0,
})

const PLAY = new Set(['BET', 'REFUND'])
const WINS = new Set(['PAYOUT', 'PAYOUT_REVERSAL', 'JACKPOT', 'RESETTLE'])
/**
 * A jackpot is the member's win, but a pool pays it: the house paid when it filled the pool (GGR and its
 * costs in rules/gaming-report.ts do the same).
 */
const OF_POOLS = 'JACKPOT'
const DEPOSITS = new Set(['DEPOSIT', 'DEPOSIT_RETURN'])
// A hold and its return cancel out over the member's accounts; what was paid, or came back from the bank,
// remains.
const WITHDRAWALS = new Set(['WITHDRAW_HOLD', 'WITHDRAW_PAID', 'WITHDRAW_RETURN'])

export interface Folded {
  slots: SlotSums[]
  days: DaySums[]
}

/** Real money only; movements of other kinds (bonuses, points, adjustments) are no part of these figures. */
export function foldFigures(
  movements: readonly Movement[],
  timeZoneOf: (merchantId: string) => string,
): Folded {
  const slots = new Map<string, SlotSums>()
  const days = new Map<string, DaySums>()
  const dates = new Map<string, string>()
  for (const movement of movements) {
    if (!isRealCurrency(movement.currency)) continue
    const isPlay = PLAY.has(movement.code) || WINS.has(movement.code)
    if (!isPlay && !DEPOSITS.has(movement.code) && !WITHDRAWALS.has(movement.code)) continue
    const { merchantId, memberId } = movement
    const slot = new Date(Math.floor(movement.at.getTime() / SLOT_MS) * SLOT_MS)
    const vendor = isPlay ? (movement.vendor ?? '') : ''
    const quarter = Math.floor(movement.at.getTime() / QUARTER_MS)
    const date = held(dates, `${merchantId}\n${quarter}`, () =>
      businessDate(movement.at, timeZoneOf(merchantId)),
    )
    if (movement.code !== OF_POOLS)
      add(
        held(slots, `${merchantId}\n${slot.getTime()}\n${vendor}`, () => ({
          merchantId,
          slot,
          vendor,
          ...empty(),
        })),
        movement,
      )
    add(
      held(days, `${memberId}\n${date}`, () => ({ merchantId, memberId, date, ...empty() })),
      movement,
    )
  }
  return { slots: [...slots.values()], days: [...days.values()] }
}

/** Settled play by half hour and vendor. */
export function foldSettled(settlements: readonly Settlement[]): SettledSums[] {
  const slots = new Map<string, SettledSums>()
  for (const { merchantId, vendor, settledAt, stake, payout } of settlements) {
    const slot = new Date(Math.floor(settledAt.getTime() / SLOT_MS) * SLOT_MS)
    const sums = held(slots, `${merchantId}\n${slot.getTime()}\n${vendor}`, () => ({
      merchantId,
      slot,
      vendor,
      stakes: 0n,
      payouts: 0n,
    }))
    sums.stakes += stake
    sums.payouts += payout
  }
  return [...slots.values()]
}

function held<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const found = map.get(key)
  if (found) return found
  const made = make()
  map.set(key, made)
  return made
}

function add(sums: Sums, { code, amount }: Movement): void {
  if (PLAY.has(code)) sums.stakes -= amount
  else if (WINS.has(code)) sums.payouts += amount
  else if (DEPOSITS.has(code)) {
    sums.deposits += amount
    if (code === 'DEPOSIT') sums.depositCount++
  } else {
    sums.withdrawals -= amount
    if (code === 'WITHDRAW_PAID') sums.withdrawalCount++
  }
}
