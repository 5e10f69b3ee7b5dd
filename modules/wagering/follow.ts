/** Counts the rounds of members with open requirements (domain/economy.md §5; ARCHITECTURE §3, followers). */
import { emitEvent } from '../../platform/outbox.ts'
import type { Tx } from '../../platform/postgres.ts'
import { readTransfers, roundsSince, type MemberRound } from '../wallet/index.ts'
import { events } from './events.ts'
import { bustedOf } from './requirements.ts'
import { fillRequirements } from './rules/fill.ts'
import { addFilled, lockOpenOfMany, readProgress, readWaiting, writeProgress, type Filled, type Progress, type Requirement } from './store.ts'

const FOLLOWER = 'wagering'
const TRANSFERS = 2_000
const WAITING = 200
/** New rounds of one member in one go. */
const ROUNDS = 2_000

/** Counts for the members who played since the last time; answers whether more transfers may be waiting. */
export async function followPlay(tx: Tx, now: Date): Promise<boolean> {
  const transfers = await readTransfers(tx, FOLLOWER, TRANSFERS)
  const played = transfers.filter((row) => row.currency === 'THB' && row.roundNo !== null).map((row) => row.memberId)
  await countRounds(tx, [...new Set(played)], now)
  return transfers.length > 0
}

/** Counts for members with a round that was open when it was looked at: a lost round ends without a transfer. */
export async function followWaiting(tx: Tx, now: Date): Promise<void> {
  await countRounds(tx, await readWaiting(tx, WAITING), now)
}

/**
 * Counts every round of the members up to this moment. The requirement rows are the lock: two who count for a member
 * take their turns, and the second begins where the first ended.
 */
export async function countRounds(tx: Tx, memberIds: readonly string[], now: Date): Promise<void> {
  const open = await lockOpenOfMany(tx, memberIds)
  if (open.size === 0) return
  let members = await readProgress(tx, [...open.keys()])
  const left = new Map([...open].map(([memberId, rows]) => [memberId, [...rows]]))
  const ended = new Set<string>()
  while (members.length > 0) {
    const rounds = Map.groupBy(await roundsSince(tx, members, ROUNDS), (round) => round.memberId)
    const filled: Filled[] = []
    const counted = members.map((member) => countOf(member, rounds.get(member.memberId) ?? [], left.get(member.memberId)!, filled, ended))
    await addFilled(tx, filled, now)
    await writeProgress(tx, counted, now)
    members = counted.filter((member) => (rounds.get(member.memberId)?.length ?? 0) >= ROUNDS)
  }
  const stillOpen = [...left].filter(([, rows]) => rows.length > 0).map(([memberId]) => memberId)
  for (const memberId of new Set([...ended, ...(await bustedOf(tx, stillOpen))])) await emitEvent(tx, events.moved, { memberId })
}

/** Fills `rows` (changed in place) from one member's rounds; answers how far he is counted now. */
function countOf(member: Progress, rounds: readonly MemberRound[], rows: Requirement[], filled: Filled[], ended: Set<string>): Progress {
  const openRoundNos: bigint[] = []
  let afterRoundNo = member.afterRoundNo
  for (const round of rounds) {
    if (round.roundNo > afterRoundNo) afterRoundNo = round.roundNo
    if (round.state === 'OPEN') { openRoundNos.push(round.roundNo); continue }
    for (const filling of fillRequirements(rows.filter((row) => round.roundNo > row.afterRoundNo), round.validBet, round.product)) {
      filled.push(filling)
      const at = rows.findIndex((row) => row.requirementId === filling.requirementId)
      if (filling.isDone) { rows.splice(at, 1); ended.add(member.memberId) }
      else rows[at] = { ...rows[at]!, doneAmount: rows[at]!.doneAmount + filling.amount }
    }
  }
  return { memberId: member.memberId, afterRoundNo, openRoundNos }
}
