import {
  listResultsDesk,
  listResultsDeskSchemas,
} from '../../../../contract/operator/lottery/list-results-desk.ts'
import { CORRECTION_HOURS } from '../../../../contract/shared/lottery-results.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { textOfIssue } from '../../draws/door.ts'
import { importedGameOf, knownImported } from '../draws.ts'
import { entriesOf } from '../store/entries.ts'
import { deskIssues } from '../store/issues.ts'
import { readSources } from '../store/sources.ts'
import { deskViews, stateOf } from '../views.ts'

const HOUR_MS = 3_600_000

export const handleListResultsDesk = handle(
  listResultsDesk,
  listResultsDeskSchemas,
  async (context, { query }) => {
    const { tx, now } = context
    const { gameCode, state } = query
    if (gameCode !== undefined) knownImported(gameCode)
    const since = new Date(now.getTime() - CORRECTION_HOURS * HOUR_MS)
    const issues = (await deskIssues(tx, { since, gameCode })).filter((one) => importedGameOf(one.gameCode))
    const entries = Map.groupBy(await entriesOf(tx, issues), textOfIssue)
    const shown = issues.filter(
      (issue) => state === undefined || stateOf(issue, entries.get(textOfIssue(issue)) ?? []) === state,
    )
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const from = (page.pageNo - 1) * page.pageSize
    const sources = (await readSources(tx)).filter(({ isOn }) => isOn)
    const list = await deskViews(
      context,
      shown.slice(from, from + page.pageSize),
      entries,
      new Set(sources.map((source) => source.gameCode)),
    )
    return toPage(list, page, shown.length)
  },
)
