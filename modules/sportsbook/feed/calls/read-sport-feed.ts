import {
  readSportFeed,
  readSportFeedSchemas,
} from '../../../../contract/operator/sportsbook/read-sport-feed.ts'
import { handle } from '../../../../platform/calls.ts'
import { refuseFields } from '../../../../contract/errors.ts'
import { healthView } from '../health-view.ts'
import { readHealth } from '../store/health.ts'
import { readEvents } from '../store/log.ts'

export const handleReadSportFeed = handle(
  readSportFeed,
  readSportFeedSchemas,
  async (context, { params: { provider } }) => {
    const { tx } = context
    const [row] = await readHealth(tx, provider)
    if (!row) refuseFields([{ field: 'provider', rule: 'enum' }])
    return {
      feed: healthView(row),
      events: (await readEvents(tx, provider)).map(({ log_no, kind, at, detail }) => ({
        eventNo: `${log_no}`,
        kind,
        at,
        status: detail.status ?? null,
        field: detail.field ?? null,
        fixtureId: detail.fixtureId ?? null,
        from: detail.from ?? null,
        to: detail.to ?? null,
        by: detail.by ?? null,
        reason: detail.reason ?? null,
        sportCodes: detail.sportCodes ?? null,
        count: detail.count ?? null,
      })),
    }
  },
)
