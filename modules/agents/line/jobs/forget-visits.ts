/** Forgets the visitors of links once their day is over. */
import { addDays } from '../../../../kernel/calendar.ts'
import type { Job } from '../../../../platform/calls.ts'
import { forgetVisits } from '../store/links.ts'

export const forgetVisitsJob: Job = {
  name: 'agents/forget-visits',
  everyMs: 3_600_000,
  run: ({ database, now }) =>
    database.transaction((tx) => forgetVisits(tx, addDays(now.toISOString().slice(0, 10), -1))),
}
