import { jobStates, listJobs, listJobsSchemas } from '../../../contract/operator/system/list-jobs.ts'
import { handle } from '../../../platform/calls.ts'
import { readJobs, scheduledJobsKey, type JobRow } from '../../../platform/job-leases.ts'

export const handleListJobs = handle(listJobs, listJobsSchemas, async ({ tx, now, use }) => {
  const rows = new Map((await readJobs(tx)).map((row) => [row.name, row]))
  const list = use(scheduledJobsKey).map((job) => {
    const row = rows.get(job.name)
    return {
      name: job.name,
      state: stateOf(row),
      everyMs: job.everyMs ?? null,
      attempts: row?.attempts ?? 0,
      startedAt: row?.started_at ?? null,
      succeededAt: row?.succeeded_at ?? null,
      nextAt: row?.next_at ?? job.nextStart(now),
      failedAt: row?.failed_at ?? null,
      failedWith: row?.failed_with ?? null,
    }
  })
  const rankOf = ({ state }: (typeof list)[number]) => jobStates.indexOf(state)
  return { list: list.toSorted((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name)) }
})

function stateOf(row: JobRow | undefined): (typeof jobStates)[number] {
  if (!row || row.started_at === null) return row?.is_done ? 'DONE' : 'NEW'
  if (row.is_running) return 'RUNNING'
  return row.is_done ? 'DONE' : 'FAILING'
}
