import {
  readCurrentIssue,
  readCurrentIssueIn,
  readCurrentIssueSchemas,
} from '../../../../contract/player/lottery/read-current-issue.ts'
import { publishedResult } from '../rules/shown-result.ts'
import { gameHead, timesOf } from '../shared-views.ts'
import { openIssues, previousIssue } from '../store/results.ts'
import { chosenSources } from '../store/sources.ts'
import { handleInTrees } from '../trees.ts'

export const handleReadCurrentIssue = handleInTrees(
  readCurrentIssue,
  readCurrentIssueIn,
  readCurrentIssueSchemas,
  async ({ known }, { tx, language, now }, { params, query }) => {
    const game = known(params.gameCode)
    const [issue, ...next] = await openIssues(tx, game.gameCode, 1 + query.next!)
    const previous = await previousIssue(tx, game.gameCode)
    return {
      ...gameHead(game, await chosenSources(tx), language),
      serverTime: now,
      issue: issue
        ? {
            ...timesOf(issue),
            commit: issue.commit_hash,
            beaconType: issue.beacon_type,
            source: issue.source,
          }
        : null,
      next: next.map(timesOf),
      previous: previous
        ? {
            numero: previous.numero,
            state: previous.state,
            drawsAt: previous.draws_at,
            result: previous.result,
            ...publishedResult(game, previous.numero, previous.result),
            source: previous.source,
          }
        : null,
    }
  },
)
