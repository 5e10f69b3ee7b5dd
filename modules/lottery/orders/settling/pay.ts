/** Pays members by set, chunk by chunk: the wallet's part and the share of each member are one commit. */
import { emitEvent } from '../../../../platform/outbox.ts'
import type { Tx } from '../../../../platform/postgres.ts'
import { settleRounds } from '../../../wallet/index.ts'
import { textOfIssue } from '../../draws/door.ts'
import { lotteryEvents, type PaidMember } from '../events.ts'
import { takeShares, totalOf, type Share } from '../store/shares.ts'
import type { Draw, SettleParts } from './draw.ts'
import { unpaidInPages } from './share-out.ts'

/** Bets of a chunk's members wait until it is committed (docs/flows/settle-rounds.md). */
const AIM_MS = 50
const FIRST_CHUNK = 100
const LARGEST_CHUNK = 2_000
/** One chunk is computed while another waits for the disk. */
const LANES = 2

export async function payShares(parts: SettleParts, draw: Draw): Promise<void> {
  const nextShares = await unpaidInPages(parts.database.kysely, draw)
  let size = parts.chunk ?? FIRST_CHUNK
  let hasFailed = false
  const payNext = async (): Promise<boolean> => {
    await parts.giveWay?.()
    const shares = await nextShares(size)
    if (shares.length === 0) return false
    await parts.onStep?.('shared')
    const begin = performance.now()
    await parts.database.transaction((tx) => payChunk(tx, parts, draw, shares))
    if (parts.chunk === undefined) size = sizeAfter(shares.length, performance.now() - begin)
    return true
  }
  const payOn = async (): Promise<void> => {
    try {
      while (!hasFailed && (await payNext()));
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: LANES }, payOn))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Grows slowly and shrinks at once. */
const sizeAfter = (size: number, ms: number): number =>
  Math.max(10, Math.min(LARGEST_CHUNK, Math.floor(size * Math.min(1.5, AIM_MS / ms))))

async function payChunk(tx: Tx, parts: SettleParts, draw: Draw, shares: readonly Share[]): Promise<void> {
  const before = await takeShares(tx, draw, shares)
  const due = shares.filter(({ memberId }) => before.has(memberId))
  if (due.length === 0) return
  await parts.onStep?.('held')
  const roundId = textOfIssue(draw)
  const statuses = await settleRounds(tx, {
    vendor: draw.game.vendor,
    roundId,
    version: draw.version,
    results: due.map((share) => ({
      memberId: share.memberId,
      winAmount: totalOf(share),
      validAmount: share.validAmount,
      bonusValidAmount: share.validAmount,
    })),
  })
  const wrong = statuses.findIndex((status) => status !== 'SETTLED')
  if (wrong >= 0) throw new Error(`${due[wrong]!.memberId} was answered ${statuses[wrong]} in ${roundId}`)
  const told = due.flatMap((share) => toldOf(share, before.get(share.memberId)!, draw.version))
  if (told.length > 0)
    await emitEvent(tx, lotteryEvents.paid, {
      gameCode: draw.gameCode,
      numero: draw.numero,
      version: draw.version,
      result: draw.result,
      members: told,
    })
  await parts.onStep?.('paid')
}

/** Winners are told, and everybody whose payout a corrected result has changed. */
function toldOf(share: Share, paidAmount: bigint, version: number): PaidMember[] {
  const { memberId, merchantId, winAmount, refundAmount } = share
  const total = winAmount + refundAmount
  const isTold = version === 1 ? winAmount > 0n : total !== paidAmount
  return isTold ? [{ memberId, merchantId, winAmount: String(total), paidAmount: String(paidAmount) }] : []
}
