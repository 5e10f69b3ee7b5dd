/** Pays members by set, chunk by chunk: the wallet's part and the mark of who is paid are one commit. */
import { emitEvent } from '../../../../platform/outbox.ts'
import type { Tx } from '../../../../platform/postgres.ts'
import { settleRounds } from '../../../wallet/index.ts'
import { textOfIssue } from '../../draws/door.ts'
import { lotteryEvents, type PaidMember } from '../events.ts'
import { holdUnpaid, markPaid, type DueShare } from '../store/shares.ts'
import type { Draw, SettleParts } from './draw.ts'

/** Bets of a chunk's members wait until it is committed (docs/flows/settle-rounds.md). */
const AIM_MS = 50
const FIRST_CHUNK = 100
const LARGEST_CHUNK = 2_000
/** One chunk is computed while another waits for the disk. */
const LANES = 2

export async function payShares(parts: SettleParts, draw: Draw): Promise<void> {
  let size = parts.chunk ?? FIRST_CHUNK
  let hasFailed = false
  const payOn = async (): Promise<void> => {
    while (!hasFailed) {
      const begin = performance.now()
      const count = await parts.database
        .transaction((tx) => payChunk(tx, parts, draw, size))
        .catch((error: unknown) => {
          hasFailed = true
          throw error
        })
      if (count === 0) return
      if (parts.chunk === undefined) size = sizeAfter(count, performance.now() - begin)
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: LANES }, payOn))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Grows slowly and shrinks at once. */
const sizeAfter = (size: number, ms: number): number =>
  Math.max(10, Math.min(LARGEST_CHUNK, Math.floor(size * Math.min(1.5, AIM_MS / ms))))

async function payChunk(tx: Tx, parts: SettleParts, draw: Draw, size: number): Promise<number> {
  const due = await holdUnpaid(tx, draw, size)
  if (due.length === 0) return 0
  await parts.onStep?.('held')
  const roundId = textOfIssue(draw)
  const statuses = await settleRounds(tx, {
    vendor: draw.game.vendor,
    roundId,
    version: draw.version,
    results: due.map((share) => ({
      memberId: share.memberId,
      winAmount: share.winAmount,
      validAmount: share.validAmount,
      bonusValidAmount: share.validAmount,
    })),
  })
  const wrong = statuses.findIndex((status) => status !== 'SETTLED')
  if (wrong >= 0) throw new Error(`${due[wrong]!.memberId} was answered ${statuses[wrong]} in ${roundId}`)
  await markPaid(
    tx,
    draw,
    due.map(({ memberId }) => memberId),
  )
  const told = due.flatMap((share) => toldOf(share, draw.version))
  if (told.length > 0)
    await emitEvent(tx, lotteryEvents.paid, {
      gameCode: draw.gameCode,
      numero: draw.numero,
      version: draw.version,
      result: draw.result,
      members: told,
    })
  await parts.onStep?.('paid')
  return due.length
}

/** Winners are told, and everybody whose payout a corrected result has changed. */
function toldOf(share: DueShare, version: number): PaidMember[] {
  const { memberId, merchantId, winAmount, refundAmount, paidAmount } = share
  const isTold = version === 1 ? winAmount > refundAmount : winAmount !== paidAmount
  return isTold
    ? [{ memberId, merchantId, winAmount: String(winAmount), paidAmount: String(paidAmount) }]
    : []
}
