import {
  listSportResults,
  listSportResultsSchemas,
} from '../../../../contract/player/sportsbook/list-sport-results.ts'
import { addDays, businessDate, startOfBusinessDate } from '../../../../kernel/calendar.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { askerOf } from '../asker.ts'
import { scoreOf } from '../rules/score.ts'
import { countResults, listResults } from '../store/results.ts'
import { factsView, headView } from '../views.ts'

export const handleListSportResults = handle(
  listSportResults,
  listSportResultsSchemas,
  async (context, { query }) => {
    const { tx, merchant, language, now } = context
    const date = query.date ?? businessDate(now, merchant.timeZone)
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const asker = await askerOf(context)
    const search = {
      from: startOfBusinessDate(date, merchant.timeZone),
      before: startOfBusinessDate(addDays(date, 1), merchant.timeZone),
      search: query.search ?? '',
      isOwn: query.onlyMine ?? false,
    }
    const sports = await countResults(tx, asker, search)
    const rows = await listResults(tx, asker, {
      ...search,
      sportCode: query.sportCode,
      leagueId: query.leagueId,
      limit: page.pageSize,
      offset: (page.pageNo - 1) * page.pageSize,
    })
    const list = rows.map((row) => {
      const facts = row.result_facts ?? row.facts
      return {
        ...headView(row),
        score: scoreOf(facts),
        ...factsView(facts),
        goals: [...(facts.goals ?? [])],
        winners: (facts.winners ?? []).map((code) => row.runners?.[code]?.[language] ?? code),
        resultVersion: row.result_version ?? 0,
        resultAt: row.result_at,
        reason: row.reason ?? '',
      }
    })
    return {
      ...toPage(list, page, rows[0]?.total_count ?? 0),
      sports: sports.map(({ sport_code: sportCode, count }) => ({ sportCode, count })),
    }
  },
)
