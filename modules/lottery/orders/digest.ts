/** What the room of the draws asks of the bets: the beacon of an issue, and its sums. */
import type { DigestSource } from '../draws/door.ts'
import { digestEntries, digestPage, sumsOfIssues } from './store/issue-bets.ts'

export const digestSource: DigestSource = {
  entriesOf: digestEntries,
  pageOf: digestPage,
  sumsOf: sumsOfIssues,
}
