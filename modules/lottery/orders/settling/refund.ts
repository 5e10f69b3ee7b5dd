/** Returns every stake of a void issue: the rollback of each bet, in the poster's batches. */
import { emitEvent } from '../../../../platform/outbox.ts'
import type { Tx } from '../../../../platform/postgres.ts'
import { markSettled, readIssue, type IssueKey } from '../../draws/door.ts'
import { lotteryEvents } from '../events.ts'
import { endPlans } from '../plans.ts'
import { cancelMessage } from '../ride.ts'
import { gameOf } from '../rules/plays.ts'
import { ordersToRefund, refundedMembers } from '../store/cancelling.ts'
import { dropExposures } from '../store/exposure.ts'
import type { SettleParts } from './draw.ts'

const PAGE = 512

/** An issue in another state is left alone. */
export async function refundIssue(parts: SettleParts, key: IssueKey): Promise<void> {
  const { database, poster } = parts
  const issue = await readIssue(database.kysely, key)
  const game = gameOf(key.gameCode)
  if (!game || issue?.state !== 'VOID') return
  for (;;) {
    const orders = await ordersToRefund(database.kysely, key, parts.chunk ?? PAGE)
    if (orders.length === 0) break
    const results = await Promise.all(
      orders.map((order) => poster.place(cancelMessage(game.vendor, order, 'VOID'))),
    )
    const wrong = results.findIndex(({ status }) => status !== 'OK')
    if (wrong >= 0)
      throw new Error(`the refund of ${orders[wrong]!.orderId} was answered ${results[wrong]!.status}`)
    await parts.onStep?.('returned')
  }
  await database.transaction(async (tx) => {
    await dropExposures(tx, key)
    // Twice at once: only one process ends the refund, and tells it.
    if (await markSettled(tx, key, issue.version)) await tellRefunds(tx, key)
  })
  await endPlans(database, key.gameCode)
}

/** An event tells so many members. */
const TOLD = 500

async function tellRefunds(tx: Tx, key: IssueKey): Promise<void> {
  const members = await refundedMembers(tx, key)
  for (let from = 0; from < members.length; from += TOLD)
    await emitEvent(tx, lotteryEvents.refunded, { ...key, members: members.slice(from, from + TOLD) })
}
