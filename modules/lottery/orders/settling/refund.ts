/** Returns every stake of a void issue: the rollback of each bet, in the poster's batches. */
import { markSettled, readIssue, type IssueKey } from '../../draws/door.ts'
import { endPlans } from '../plans.ts'
import { cancelMessage } from '../ride.ts'
import { gameOf } from '../rules/plays.ts'
import { ordersToRefund } from '../store/cancelling.ts'
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
    await markSettled(tx, key, issue.version)
  })
  await endPlans(database, key.gameCode)
}
