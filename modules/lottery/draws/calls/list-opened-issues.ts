import {
  listOpenedIssues,
  listOpenedIssuesSchemas,
} from '../../../../contract/player/lottery/list-opened-issues.ts'
import { boundsOf } from '../../../../kernel/calendar.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { shownResult } from '../rules/shown-result.ts'
import { knownGame } from '../shared-views.ts'
import { historyOf } from '../store/results.ts'

export const handleListOpenedIssues = handle(
  listOpenedIssues,
  listOpenedIssuesSchemas,
  async ({ tx, merchant }, { query }) => {
    const game = knownGame(query.gameCode)
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const day =
      query.date === undefined ? {} : boundsOf({ from: query.date, to: query.date }, merchant.timeZone)
    const { list, totalCount } = await historyOf(tx, { gameCode: game.gameCode, ...day, ...page })
    return toPage(
      list.map((row) => ({
        numero: row.numero,
        openTime: row.draws_at,
        state: row.state,
        ...shownResult(game, row.result),
        commit: row.commit_hash,
        beaconType: row.beacon_type,
        beacon: row.beacon,
        seed: row.server_seed,
      })),
      page,
      totalCount,
    )
  },
)
