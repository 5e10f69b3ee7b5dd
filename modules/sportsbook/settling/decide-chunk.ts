/**
 * One chunk of a fixture's legs: their results, the bets that are lost by them from the leg to the round, and
 * the rest noted as due, in one commit (docs/flows/settle-sports.md).
 */
import { emitEvent } from '../../../platform/outbox.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { loseBets } from '../../wallet/index.ts'
import { settlingEvents, type LostBet } from './events.ts'
import type { SettleParts } from './steps.ts'
import { noteDue } from './store/due.ts'
import { freeHeld } from './store/exposure.ts'
import { decideLegs, type DecideAsked, type DecidedChunk, type LostNow } from './store/legs.ts'

type ChunkAsked = Omit<DecideAsked, 'closes'>

/** The wallet does not know a lost bet as it is here; the transaction is undone. */
class RoundsDiffer extends Error {}

export async function decideChunk(
  { database }: SettleParts,
  asked: ChunkAsked,
): Promise<Pick<DecidedChunk, 'last' | 'legs'>> {
  try {
    return await database.transaction((tx) => decide(tx, { ...asked, closes: true }))
  } catch (error) {
    if (!(error instanceof RoundsDiffer)) throw error
    // Each bet by itself, so that only the one that differs is left.
    return database.transaction((tx) => decide(tx, { ...asked, closes: false }))
  }
}

/** Bets, then what is due, then accounts, then exposure: the order of all who settle. */
async function decide(tx: Tx, asked: DecideAsked): Promise<DecidedChunk> {
  const chunk = await decideLegs(tx, asked)
  const { due, lost } = chunk
  await noteDue(tx, due)
  for (const [vendor, own] of Map.groupBy(lost, (one) => one.vendor))
    if ((await loseBets(tx, vendor, own.map(roundOf))) < own.length) throw new RoundsDiffer()
  if (lost.length === 0) return chunk
  await emitEvent(tx, settlingEvents.betsSettled, {
    bets: [],
    lost: lost.map(({ memberId, betId, betNo }): LostBet => [memberId, betId, betNo]),
  })
  await freeHeld(tx, lost)
  return chunk
}

const roundOf = ({ betId, memberId, valid, bonusValid }: LostNow) => ({
  roundId: betId,
  memberId,
  validAmount: BigInt(valid),
  bonusValidAmount: BigInt(bonusValid),
})
