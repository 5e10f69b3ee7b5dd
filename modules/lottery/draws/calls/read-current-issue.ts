import {
  readCurrentIssue,
  readCurrentIssueSchemas,
} from '../../../../contract/player/lottery/read-current-issue.ts'
import { handle } from '../../../../platform/calls.ts'
import { gameHead, knownGame, timesOf } from '../shared-views.ts'
import { openIssues, previousIssue } from '../store/results.ts'

export const handleReadCurrentIssue = handle(
  readCurrentIssue,
  readCurrentIssueSchemas,
  async ({ tx, language, now }, { params, query }) => {
    const game = knownGame(params.gameCode)
    const [issue, ...next] = await openIssues(tx, game.gameCode, 1 + query.next!)
    const previous = await previousIssue(tx, game.gameCode)
    return {
      ...gameHead(game, language),
      serverTime: now,
      issue: issue ? { ...timesOf(issue), commit: issue.commit_hash } : null,
      next: next.map(timesOf),
      previous: previous
        ? {
            numero: previous.numero,
            state: previous.state,
            drawsAt: previous.draws_at,
            result: previous.result,
          }
        : null,
    }
  },
)
