import {
  listOpenedIssues,
  listOpenedIssuesIn,
  listOpenedIssuesSchemas,
} from '../../../../contract/player/lottery/list-opened-issues.ts'
import { boundsOf } from '../../../../kernel/calendar.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { publishedResult, shownResult } from '../rules/shown-result.ts'
import { historyOf } from '../store/results.ts'
import { handleInTrees } from '../trees.ts'

export const handleListOpenedIssues = handleInTrees(
  listOpenedIssues,
  listOpenedIssuesIn,
  listOpenedIssuesSchemas,
  async ({ known }, { tx, merchant }, { query }) => {
    const game = known(query.gameCode)
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
        ...publishedResult(game, row.numero, row.result),
        source: row.source,
        version: row.version,
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
