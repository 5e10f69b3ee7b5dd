import { refuse } from '../../../../contract/errors.ts'
import { fetchResults, fetchResultsSchemas } from '../../../../contract/operator/lottery/fetch-results.ts'
import { appendAudit } from '../../../../platform/audit-log.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { knownImported, waitsForResult } from '../draws.ts'
import { subjectOf } from '../entries.ts'
import { feedReaderKey, fetchIssue } from '../feeds.ts'
import { readIssues } from '../store/issues.ts'
import { readSources } from '../store/sources.ts'

/** Sources are asked outside of any transaction, so the call has none of its own. */
export const handleFetchResults = handleBatched(
  fetchResults,
  fetchResultsSchemas,
  async (context, { params }) => {
    const { database, now, merchant, address, actor } = context
    knownImported(params.gameCode)
    const [issue] = await readIssues(database.kysely, [params])
    if (!issue) refuse('LOTTERY_ISSUE_UNKNOWN')
    if (!waitsForResult(issue)) refuse('LOTTERY_RESULT_STATE')
    const sources = (await readSources(database.kysely, params.gameCode)).filter(({ isOn }) => isOn)
    if (sources.length === 0) refuse('LOTTERY_SOURCE_NONE')
    const reader = context.use(feedReaderKey)
    const { isConfirmed, fetched } = await fetchIssue({ database, reader, now }, issue, sources)
    const fetches = fetched.map(({ source, outcome, detail }) => ({
      sourceName: source.name,
      outcome,
      detail,
    }))
    await database.transaction((tx) =>
      appendAudit(tx, {
        actor: actor.claims.account,
        action: 'lottery.result.fetch',
        subject: subjectOf(issue),
        detail: { fetches, isConfirmed, address, merchantId: merchant.id },
      }),
    )
    return { isConfirmed, fetches }
  },
)
