/** Counts what settled draws returned, for the monitor of returns. */
import type { Job } from '../../../platform/calls.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { merchantsKey, timeZoneOf } from '../../system/index.ts'
import { lineReturn, playsBySelection } from './rules/line-return.ts'
import { addDraw, moveCursor, nextSettled, stakedGroups, type SettledIssue } from './store.ts'

/** Issues that were settled later than this may have neighbours whose transaction is not over yet. */
const UNDER_WAY_MS = 30_000
const AT_ONCE = 50
const MOST_STEPS = 400

/** Where the days of a merchant begin. */
export type ZoneOf = (merchantId: string) => string

/** Counts the issues behind the cursor in parts; each is counted once, whoever is cut off. */
export async function countReturns(database: Database, zoneOf: ZoneOf, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNDER_WAY_MS)
  for (let step = 0; step < MOST_STEPS; step++) {
    const count = await database.transaction(async (tx) => {
      const issues = await nextSettled(tx, before, AT_ONCE)
      for (const issue of issues) await countIssue(tx, issue, zoneOf)
      await moveCursor(tx, issues.at(-1), before)
      return issues.length
    })
    if (count < AT_ONCE) return
  }
}

/**
 * All bets of a draw hang on one result, so their deviations are added before they are squared, and their
 * skews before they are cubed: that is the most they can move together.
 */
async function countIssue(tx: Tx, issue: SettledIssue, zoneOf: ZoneOf): Promise<void> {
  const groups = await stakedGroups(tx, issue, playsBySelection(issue.gameCode))
  for (const [merchantId, own] of Map.groupBy(groups, (group) => group.merchantId)) {
    let [expectedAmount, spread, skew] = [0, 0, 0]
    for (const { stakeAmount, ...pick } of own) {
      const line = lineReturn({ gameCode: issue.gameCode, ...pick })
      const stake = Number.parseInt(stakeAmount.toString(), 10)
      expectedAmount += stake * (line?.mean ?? 1)
      spread += stake * (line?.deviation ?? 0)
      skew += stake * (line?.skew ?? 0)
    }
    await addDraw(tx, issue, {
      merchantId,
      timeZone: zoneOf(merchantId),
      expectedAmount,
      variance: spread ** 2,
      cubes: skew ** 3,
    })
  }
}

export const countReturnsJob: Job = {
  name: 'lottery/count-returns',
  everyMs: 60_000,
  run: ({ database, services, now }) => {
    const merchants = services.use(merchantsKey)
    return countReturns(database, (merchantId) => timeZoneOf(merchants, merchantId), now)
  },
}
