/**
 * Counts the rounds of members with open requirements (domain/economy.md §5) from what was settled,
 * corrections included (docs/flows/settled-play.md).
 */
import { emitEvent } from '../../platform/outbox.ts'
import type { Tx } from '../../platform/postgres.ts'
import {
  countedRounds,
  hasOpenRounds,
  readPlayChanges,
  settledRounds,
  unreadRounds,
  type CountedRound,
} from '../wallet/index.ts'
import { events } from './events.ts'
import { bustedOf } from './requirements.ts'
import { fillRequirements } from './rules/fill.ts'
import { weighedAs } from './rules/weights.ts'
import {
  addFilled,
  lockOpenOfMany,
  noteWaiting,
  readCounted,
  readPassed,
  readWaiting,
  stopWaiting,
  writeCounted,
  type CountedSoFar,
  type Filled,
  type Requirement,
} from './store.ts'
import { addPlay, type Play } from './store-play.ts'

const FOLLOWER = 'wagering.play'
const CHANGES = 2_000
const AHEAD = 500
const WAITING = 200
/** How long a member without money waits for the next look. */
const LOOK_AGAIN_MS = 5_000

/** Counts what was settled since the last time; returns whether more may be waiting. */
export async function followPlay(tx: Tx, now: Date): Promise<boolean> {
  const changes = await readPlayChanges(tx, FOLLOWER, CHANGES)
  await countSettled(tx, changes, now)
  return changes.length > 0
}

/**
 * Looks again at rounds that were counted ahead: one that was taken back before the follower came to it has
 * left no change.
 */
export async function followAhead(tx: Tx, now: Date): Promise<void> {
  const { upTo } = await settledRounds(tx, [])
  await countSettled(tx, await readPassed(tx, upTo, AHEAD), now)
}

async function countSettled(
  tx: Tx,
  named: readonly { memberId: string; roundNo: bigint }[],
  now: Date,
): Promise<void> {
  const byMember = Map.groupBy(named, ({ memberId }) => memberId)
  await count(tx, [...byMember.keys()], now, async (memberIds) => ({
    ...(await settledRounds(
      tx,
      memberIds.flatMap((memberId) => byMember.get(memberId)!.map(({ roundNo }) => roundNo)),
    )),
    isAhead: false,
  }))
}

/**
 * Looks again at members without money who had something in play: a stack that comes back with nothing
 * settles no round.
 */
export async function followWaiting(tx: Tx, now: Date): Promise<void> {
  const memberIds = await readWaiting(tx, new Date(now.getTime() - LOOK_AGAIN_MS), WAITING)
  const busted = new Set(await bustedOf(tx, memberIds))
  for (const memberId of memberIds) {
    if (busted.has(memberId) && (await hasOpenRounds(tx, memberId))) await noteWaiting(tx, memberId, now)
    else {
      await stopWaiting(tx, memberId)
      if (busted.has(memberId)) await emitEvent(tx, events.moved, { memberId })
    }
  }
}

/** Counts every round of the members up to this moment, before the follower has come to it. */
export async function countRounds(tx: Tx, memberIds: readonly string[], now: Date): Promise<void> {
  await count(tx, memberIds, now, async (open) => ({
    ...(await countedRounds(
      tx,
      (await unreadRounds(tx, FOLLOWER, open)).map(({ roundNo }) => roundNo),
    )),
    isAhead: true,
  }))
}

/** What rounds came to, from the ledger itself or from the changes written so far, up to an id. */
interface Look {
  rounds: readonly CountedRound[]
  upTo: bigint
  isAhead: boolean
}

/**
 * The requirement rows are the lock. Of each round the difference to what was counted for it is counted, so
 * it does not matter how often anybody looks. What was counted ahead stands until the changes have passed it.
 */
async function count(
  tx: Tx,
  memberIds: readonly string[],
  now: Date,
  lookAt: (memberIds: readonly string[]) => Promise<Look>,
): Promise<void> {
  const open = await lockOpenOfMany(tx, memberIds)
  if (open.size === 0) return
  const { rounds, upTo, isAhead } = await lookAt([...open.keys()])
  const counted = await readCounted(
    tx,
    [...open.keys()],
    rounds.map(({ roundNo }) => roundNo),
  )
  const left = new Map([...open].map(([memberId, rows]) => [memberId, [...rows]]))
  const filled: FilledBy[] = []
  const looked = new Map<bigint, CountedRound>()
  const ended = new Set<string>()
  for (const round of rounds) {
    const rows = left.get(round.memberId)!
    const before = counted.get(round.roundNo)
    if (looked.has(round.roundNo) || !rows.some((row) => round.roundNo > row.afterRoundNo)) continue
    if (!isAhead && before?.aheadOf != null && before.aheadOf > upTo) continue
    looked.set(round.roundNo, round)
    if (fillFrom(round, before, rows, filled)) ended.add(round.memberId)
  }
  await addFilled(tx, filled, now)
  await addPlay(tx, filled.filter(({ isBonus }) => isBonus).map(playIn))
  await writeCounted(tx, [...looked.values()], isAhead ? upTo : null)
  const stillOpen = [...left].filter(([, rows]) => rows.length > 0).map(([memberId]) => memberId)
  for (const memberId of new Set([...ended, ...(await bustedOf(tx, stillOpen))]))
    await emitEvent(tx, events.moved, { memberId })
}

/** Filled by a round of this product, or of this game if it has a weight of its own. */
interface FilledBy extends Filled {
  usedAmount: bigint
  weighedAs: string
  isBonus: boolean
}

const playIn = ({ requirementId, weighedAs: product, usedAmount, amount }: FilledBy): Play => ({
  requirementId,
  product,
  validAmount: usedAmount,
  countedAmount: amount,
})

/** Fills `rows` (changed in place) from one round; returns whether any of them is full now. */
function fillFrom(
  round: CountedRound,
  before: CountedSoFar | undefined,
  rows: Requirement[],
  filled: FilledBy[],
): boolean {
  let hasEnded = false
  const difference = {
    bonusValid: round.bonusValid - (before?.bonusValid ?? 0n),
    depositValid: round.depositValid - (before?.depositValid ?? 0n),
  }
  for (const filling of fillRequirements(
    rows.filter((row) => round.roundNo > row.afterRoundNo),
    difference,
    round,
  )) {
    const at = rows.findIndex((row) => row.requirementId === filling.requirementId)
    const { weights, isBonus } = rows[at]!
    filled.push({ ...filling, weighedAs: weighedAs(weights, round), isBonus })
    if (filling.isDone) {
      rows.splice(at, 1)
      hasEnded = true
    } else rows[at] = { ...rows[at]!, doneAmount: rows[at]!.doneAmount + filling.amount }
  }
  return hasEnded
}
