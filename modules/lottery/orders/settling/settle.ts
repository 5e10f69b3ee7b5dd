/**
 * A draw from its result to the balances (docs/flows/lottery-order.md): what lines win, what members get, the
 * payouts, the rebates, the plans. Each step is made of transactions that change nothing when they are run
 * again, so whoever is cut off begins at the first one.
 */
import { markSettled, markSettling, readIssue, type Issue, type IssueKey } from '../../draws/door.ts'
import { endPlans, stopWonPlans } from '../plans.ts'
import { gameOf } from '../rules/plays.ts'
import { dropExposures } from '../store/exposure.ts'
import { isAnyRebateDue } from '../store/shares.ts'
import type { Draw, SettleParts } from './draw.ts'
import { payShares } from './pay.ts'
import { giveRebates } from './rebates.ts'
import { writeWins } from './wins.ts'

/** Settles a drawn issue to its end; one in another state is left alone. */
export async function settleIssue(parts: SettleParts, key: IssueKey): Promise<void> {
  const { database } = parts
  const isDue = await database.transaction((tx) => markSettling(tx, key))
  const issue = isDue ? await readIssue(database.kysely, key) : undefined
  if (!issue) return
  const draw = drawOf(issue)
  await writeWins(parts, draw)
  await payShares(parts, draw)
  await giveRebates(parts, draw)
  await stopWonPlans(parts, draw)
  if (await isAnyRebateDue(database.kysely, key)) return
  await database.transaction(async (tx) => {
    await dropExposures(tx, key)
    await markSettled(tx, key, draw.version)
  })
  await endPlans(database, key.gameCode)
}

function drawOf(issue: Issue): Draw {
  const { gameCode, numero, version, result } = issue
  const game = gameOf(gameCode)
  if (!game || result === null) throw new Error(`${gameCode}-${numero} cannot be settled`)
  return { gameCode, numero, version, result, game }
}
