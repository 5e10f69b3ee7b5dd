/**
 * The steps of a rain: at its moment the beacon is written, then all shares are drawn and it is open; at its
 * end, or once every envelope is taken, its seed is revealed.
 */
import { beaconOfTerms } from '../../../kernel/promotions/envelope.ts'
import { readArguments } from '../../../kernel/promotions/arguments.ts'
import { redEnvelope } from '../../../kernel/promotions/kinds/red-envelope.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { sha256 } from '../draws/hashes.ts'
import { closeDraw, endDraw, makeVoid, revealSeed, writeSpent, type DrawRow } from '../draws/store.ts'
import { openEnvelopes, sumOfShares } from './store/shares.ts'

export interface Step {
  readonly state: 'CLOSED' | 'OPEN' | 'ENDED' | 'VOID'
  /** When the next one is due; null: none. */
  readonly dueAt: Date | null
}

export const rainTermsOf = ({ terms }: Pick<DrawRow, 'terms'>) =>
  readArguments(redEnvelope.declared, terms).values

/** A rain as its beacon binds it. */
export const boundTermsOf = (draw: DrawRow) => {
  const { pool, count } = rainTermsOf(draw)
  return {
    promotionId: draw.promotionId,
    opensAt: draw.drawsAt.toISOString(),
    poolAmount: pool,
    count,
  }
}

/** Undefined if another process took the step. */
export async function stepOfRain(tx: Tx, draw: DrawRow, now: Date): Promise<Step | undefined> {
  if (draw.state === 'OPEN') return end(tx, draw)
  if (!draw.isLive) return callOff(tx, draw, 'STOPPED')
  if (draw.endsAt <= now) return callOff(tx, draw, 'MISSED')
  if (draw.state === 'WAITING') {
    const beacon = beaconOfTerms(boundTermsOf(draw), sha256)
    const listCount = BigInt(rainTermsOf(draw).count)
    const isClosed = await closeDraw(tx, draw.promotionId, { beacon, listCount, dueAt: draw.drawsAt })
    return isClosed ? { state: 'CLOSED', dueAt: draw.drawsAt } : undefined
  }
  if (draw.state !== 'CLOSED') return undefined
  if (!(await openEnvelopes(tx, draw.promotionId))) return callOff(tx, draw, 'SEED_LOST')
  return { state: 'OPEN', dueAt: draw.endsAt }
}

async function end(tx: Tx, { promotionId }: DrawRow): Promise<Step | undefined> {
  if (!(await endDraw(tx, promotionId))) return undefined
  await revealSeed(tx, promotionId)
  await writeSpent(tx, promotionId, await sumOfShares(tx, promotionId))
  return { state: 'ENDED', dueAt: null }
}

async function callOff(tx: Tx, { promotionId }: DrawRow, reason: string): Promise<Step | undefined> {
  if (!(await makeVoid(tx, promotionId, reason))) return undefined
  await revealSeed(tx, promotionId)
  return { state: 'VOID', dueAt: null }
}
