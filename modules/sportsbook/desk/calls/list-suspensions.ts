import {
  listSuspensions,
  listSuspensionsSchemas,
} from '../../../../contract/operator/sportsbook/list-suspensions.ts'
import { handle } from '../../../../platform/calls.ts'
import { readStops } from '../store/house-rules.ts'

export const handleListSuspensions = handle(
  listSuspensions,
  listSuspensionsSchemas,
  async ({ tx, merchant, language }) => ({
    list: (await readStops(tx, merchant.id, language)).map((row) => ({
      scope: row.scope,
      subject: row.subject,
      name: row.league_name ?? '',
      reason: row.reason,
      by: row.stopped_by,
      at: row.stopped_at,
    })),
  }),
)
