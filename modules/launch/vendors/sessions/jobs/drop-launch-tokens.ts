import type { Job } from '../../../../../platform/calls.ts'
import { dropLaunchTokens } from '../store/tokens.ts'

const DAY_MS = 24 * 3_600_000

/** Used and expired tokens are of no use any more. */
export const dropLaunchTokensJob: Job = {
  name: 'launch.drop-tokens',
  cron: '17 * * * *',
  run: ({ database, now }) => dropLaunchTokens(database.kysely, new Date(now.getTime() - DAY_MS)),
}
