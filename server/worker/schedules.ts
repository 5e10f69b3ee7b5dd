/** When jobs are due: periods by interval or by cron, and when the next one begins. */
import { Cron } from 'croner'
import type { Job } from '../../platform/calls.ts'
import type { ScheduledJob } from '../../platform/job-leases.ts'

const MINUTE_MS = 60_000
const HOURLY = '0 * * * *'

/**
 * The number of the period that contains a moment: of `everyMs`, or the minute of the latest moment that the
 * cron names, the current minute included.
 */
export function periodOf(job: Job, nowMs: number): number {
  if (job.everyMs) return Math.floor(nowMs / job.everyMs)
  const schedule = scheduleOf(job.cron ?? HOURLY)
  const minute = Math.floor(nowMs / MINUTE_MS)
  if (schedule.minute !== minute) {
    const [latest] = schedule.cron.previousRuns(1, new Date((minute + 1) * MINUTE_MS))
    schedule.minute = minute
    schedule.period = latest ? latest.getTime() / MINUTE_MS : 0
  }
  return schedule.period
}

/** The jobs with their schedules, for the console. */
export function scheduledJobs(jobs: readonly Job[]): ScheduledJob[] {
  return jobs.map((job) => ({
    name: job.name,
    everyMs: job.everyMs,
    nextStart: (now) => nextStart(job, now),
  }))
}

function nextStart(job: Job, now: Date): Date {
  if (job.everyMs) return new Date((Math.floor(now.getTime() / job.everyMs) + 1) * job.everyMs)
  const next = scheduleOf(job.cron ?? HOURLY).cron.nextRun(now)
  if (!next) throw new Error(`the cron of ${job.name} names no moment after ${now.toISOString()}`)
  return next
}

/** Jobs ask twice a second, and the answer changes by the minute: the last one is cached. */
interface Schedule {
  readonly cron: Cron
  minute: number
  period: number
}

const schedules = new Map<string, Schedule>()

function scheduleOf(pattern: string): Schedule {
  const known = schedules.get(pattern)
  if (known) return known
  const cron = new Cron(pattern, { timezone: 'UTC', paused: true })
  const schedule = { cron, minute: Number.NaN, period: 0 }
  schedules.set(pattern, schedule)
  return schedule
}
