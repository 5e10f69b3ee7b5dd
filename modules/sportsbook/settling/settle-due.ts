/**
 * Settles bets that are due, chunk by chunk: the bet's row, the wallet's part and the news are one commit
 * (docs/flows/settle-sports.md). Cut off anywhere and called again, it goes on with those that are left.
 */
import type { ValidBet } from '../../../kernel/sports/valid.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { settleBets } from '../../wallet/index.ts'
import { countTogether } from './count-together.ts'
import { settlingEvents, type LostBet, type SettledBet } from './events.ts'
import { outcomeOf, type Outcome } from './rules/outcome.ts'
import { sizeAfter, type SettleParts } from './steps.ts'
import * as store from './store/due.ts'
import { moveHeld } from './store/exposure.ts'
import type { DueBet, Settlement } from './store/due.ts'

const FIRST_CHUNK = 100
const LARGEST_CHUNK = 1_000
/** Bets of one member are paid one after another, a millisecond each: so many stay within a chunk's time. */
const MOST_OF_A_MEMBER = 20
/** One chunk is computed while another waits for the disk; each has members of its own. */
const LANES = 2
/** A bet on another selection of the market is decided in a moment. */
const OPPOSITE_WAITS_MS = 300
/** The wallet does not know the bet as it is here: somebody has to look. */
const REFUSED_WAITS_MS = 600_000

type Asked = Parameters<typeof store.holdDue>[1]
interface Done {
  readonly taken: number
  /** The last member that was looked at. */
  readonly last: string | null
}

/** Settles until nothing is due that this process can have. Returns how many bets were settled. */
export async function settleDue(parts: SettleParts): Promise<number> {
  let settled = 0
  for (const vendor of await store.dueVendors(parts.database.kysely)) {
    const ends = await Promise.allSettled(
      Array.from({ length: LANES }, (_, lane) => settleLane(parts, vendor, lane)),
    )
    for (const end of ends) {
      if (end.status === 'rejected') throw end.reason
      settled += end.value
    }
  }
  return settled
}

async function settleLane(parts: SettleParts, vendor: string, lane: number): Promise<number> {
  let size = parts.chunk ?? FIRST_CHUNK
  let settled = 0
  // Members with more bets than a chunk takes of one are met again in the next pass.
  for (let inPass = 1; inPass > 0; settled += inPass) {
    inPass = 0
    for (let after: string | null = ''; after !== null; ) {
      const begin = performance.now()
      const asked: Asked = { vendor, after, limit: size, each: MOST_OF_A_MEMBER, lane, lanes: LANES }
      const done: Done = await parts.database.transaction((tx) => settleChunk(tx, parts, asked))
      inPass += done.taken
      after = done.last
      if (parts.chunk === undefined && done.taken > 0)
        size = sizeAfter(done.taken, performance.now() - begin, LARGEST_CHUNK)
    }
  }
  return settled
}

async function settleChunk(tx: Tx, parts: SettleParts, asked: Asked): Promise<Done> {
  const { betIds, last } = await store.holdDue(tx, asked)
  if (betIds.length === 0) return { taken: 0, last }
  await parts.onStep?.('held')
  const bets = await store.readBets(tx, betIds)
  const together = await countTogether(tx, bets)
  const ready = bets.filter(({ betId }) => !together.waiting.has(betId))
  const reasons = await store.voidReasonsOf(tx, voidNow(ready))
  // Gains first, so that a member owes nothing by one bet that another one of the chunk brings.
  const changes = ready
    .flatMap((bet) => changeOf(bet, together.valid.get(bet.betId), reasons))
    .toSorted((a, b) => Number(gainOf(b) - gainOf(a)))
  // Before the accounts, as whoever decides legs does it.
  await store.noteDue(tx, together.others)
  const statuses = await settleBets(tx, {
    vendor: asked.vendor,
    results: changes.map(({ bet, next }) => ({
      memberId: bet.memberId,
      roundId: bet.betId,
      version: next.version,
      winAmount: next.payout - bet.cashedAmount,
      validAmount: next.valid,
      bonusValidAmount: next.bonusValid,
    })),
  })
  const refused = changes.filter((_, place) => statuses[place] !== 'SETTLED')
  if (refused.length > 0)
    parts.onError?.(new Error(`the wallet did not settle ${refused.map(({ bet }) => bet.betId).join(', ')}`))
  const booked = changes.filter((_, place) => statuses[place] === 'SETTLED')
  const isLeft = new Set([...together.waiting, ...refused.map(({ bet }) => bet.betId)])
  await store.writeSettled(
    tx,
    asked.vendor,
    booked.map(({ next }) => next),
    bets.filter(({ betId }) => !isLeft.has(betId)),
  )
  await store.putOff(
    tx,
    asked.vendor,
    refused.map(({ bet }) => bet),
    REFUSED_WAITS_MS,
  )
  await store.putOff(
    tx,
    asked.vendor,
    bets.filter(({ betId }) => together.waiting.has(betId)),
    OPPOSITE_WAITS_MS,
  )
  if (booked.length > 0) await emitEvent(tx, settlingEvents.betsSettled, newsOf(booked))
  // Last, since all bets on a market share these rows until the commit.
  await moveHeld(
    tx,
    booked.map(({ bet, next }) => ({ ...next, bet })),
  )
  await parts.onStep?.('settled')
  return { taken: bets.length - isLeft.size, last }
}

const isLive = ({ state }: DueBet): boolean => state === 'ACCEPTED' || state === 'SETTLED'

/** Those that come out void, whose reason is told. */
const voidNow = (bets: readonly DueBet[]): string[] =>
  bets
    .filter((bet) => isLive(bet) && !bet.isVoided && outcomeOf(bet)?.result === 'VOID')
    .map(({ betId }) => betId)

/** What is to be booked; empty if the bet stands as it was settled, or is nothing to settle. */
function changeOf(
  bet: DueBet,
  together: ValidBet | undefined,
  reasons: ReadonlyMap<string, string>,
): { bet: DueBet; next: Settlement }[] {
  if (!isLive(bet)) return []
  const outcome = outcomeOf(bet)
  if (!outcome && bet.state === 'ACCEPTED') return []
  const valid = (outcome && together) ?? outcome?.valid ?? { amount: 0n, bonusAmount: 0n }
  const left = bet.stake - bet.cashedStake
  const next: Settlement = {
    betId: bet.betId,
    state: outcome ? 'SETTLED' : 'ACCEPTED',
    result: outcome?.result ?? null,
    payout: bet.cashedAmount + (outcome?.payout ?? 0n),
    valid: valid.amount,
    bonusValid: valid.bonusAmount,
    version: bet.version + 1,
    voidReason: bet.isVoided ? bet.voidReason : reasonOf(bet, outcome, reasons),
    heldStake: outcome ? 0n : left,
    heldPayout: outcome ? 0n : (bet.potential * left) / bet.stake,
  }
  return isSame(bet, next) ? [] : [{ bet, next }]
}

const gainOf = ({ bet, next }: { bet: DueBet; next: Settlement }): bigint => next.payout - bet.payout

const reasonOf = (
  bet: DueBet,
  outcome: Outcome | null,
  reasons: ReadonlyMap<string, string>,
): string | null => (outcome?.result === 'VOID' ? (reasons.get(bet.betId) ?? '') : null)

const isSame = (bet: DueBet, next: Settlement): boolean =>
  bet.state === next.state &&
  bet.result === next.result &&
  bet.payout === next.payout &&
  bet.valid === next.valid &&
  bet.bonusValid === next.bonusValid

function newsOf(booked: readonly { bet: DueBet; next: Settlement }[]): {
  bets: SettledBet[]
  lost: LostBet[]
} {
  const isLost = ({ bet, next }: (typeof booked)[number]) => bet.version === 0 && next.result === 'LOST'
  return {
    bets: booked.filter((one) => !isLost(one)).map(({ bet, next }) => toldOf(bet, next)),
    lost: booked.filter(isLost).map(({ bet }) => [bet.memberId, bet.betId, String(bet.betNo)]),
  }
}

const toldOf = (bet: DueBet, next: Settlement): SettledBet => ({
  betId: bet.betId,
  betNo: String(bet.betNo),
  merchantId: bet.merchantId,
  memberId: bet.memberId,
  version: next.version,
  state: next.state,
  result: next.result,
  paidAmount: String(next.payout - bet.cashedAmount),
  beforeAmount: bet.version === 0 ? null : String(bet.payout - bet.cashedAmount),
  reason: next.voidReason ?? '',
})
