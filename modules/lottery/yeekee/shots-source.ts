/** The result of a round whose shooting is over, for the clock of draws. */
import { placeOfRank } from '../../../kernel/lottery/yeekee/round.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { readIssue, type IssueKey } from '../draws/door.ts'
import { houseShotOfRound, remainderOf, resultText } from './rules/outcome.ts'
import { holdShots, shotAt } from './store/shots.ts'
import { termsAt } from './store/terms.ts'
import { wasOff } from './store/watch.ts'
import { OUTAGE_MS } from './watch.ts'

/** An outage so shortly before the end of the shooting makes a round void (domain/lottery.md §6.2). */
const LAST_MS = 60_000

/** Waits for the shots that are being taken; VOID if there are too few, or an outage kept some away. */
export async function outcomeOf(tx: Tx, key: IssueKey, seed: string): Promise<{ result: string } | 'VOID'> {
  const issue = await readIssue(tx, key)
  if (!issue) throw new Error(`there is no round ${key.numero}`)
  const terms = await termsAt(tx, issue.opensAt)
  const held = await holdShots(tx, key)
  if (!held || held.count < terms.minShots) return 'VOID'
  const last = { from: new Date(issue.drawsAt.getTime() - LAST_MS), until: issue.drawsAt }
  if (await wasOff(tx, last, OUTAGE_MS)) return 'VOID'
  const rankShot = await shotAt(tx, key, placeOfRank(terms, terms.rank, held.count))
  const houseShot = houseShotOfRound(seed, key.numero, terms)
  return { result: resultText(key.gameCode, key.numero, remainderOf({ ...held, rankShot }, houseShot)) }
}
