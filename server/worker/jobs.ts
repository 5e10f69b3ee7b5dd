/**
 * Jobs by the clock, once per period whatever number of workers run: a period is taken by inserting its row, so a
 * second worker, or the same one after a restart, finds it taken; a pause is caught up by the latest missed period.
 */
import type { Logger } from 'pino'
import { clock } from '../../kernel/clock.ts'
import type { Job } from '../../platform/calls.ts'
import type { Config } from '../../platform/config.ts'
import { takePeriod } from '../../platform/job-periods.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Services } from '../../platform/services.ts'

interface RunnerParts { config: Config; database: Database; services: Services; logger: Logger; jobs: readonly Job[] }

const TICK_MS = 500

export class JobRunner {
  readonly #parts: RunnerParts
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(parts: RunnerParts) {
    this.#parts = parts
  }

  start(): void {
    const tick = () => {
      this.#running = this.runDue().catch((error: unknown) => { this.#parts.logger.error({ err: error }, 'jobs') })
      void this.#running.then(() => { if (this.#timer) { this.#timer = setTimeout(tick, TICK_MS); this.#timer.unref() } })
    }
    this.#timer = setTimeout(tick, TICK_MS)
    this.#timer.unref()
  }

  /** Runs each job whose period has begun and is not taken yet. */
  async runDue(): Promise<void> {
    for (const job of this.#parts.jobs) {
      const period = periodOf(job, clock.nowMs())
      try {
        if (await this.#take(job.name, period)) await this.runNow(job)
      } catch (error) {
        this.#parts.logger.error({ err: error, job: job.name }, 'a job failed and runs again next period')
      }
    }
  }

  /** Runs one job now, by name or itself: what tests and operators ask for. */
  async runNow(job: Job | string): Promise<void> {
    const found = typeof job === 'string' ? this.#parts.jobs.find((candidate) => candidate.name === job) : job
    if (!found) throw new Error(`no job is named ${String(job)}`)
    const { database, services, config } = this.#parts
    await found.run({ database, services, config, now: clock.now() })
  }

  readonly #taken = new Map<string, number>()

  async #take(name: string, period: number): Promise<boolean> {
    if (this.#taken.get(name) === period) return false
    const isTaken = await takePeriod(this.#parts.database, name, period)
    this.#taken.set(name, period)
    return isTaken
  }

  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    await this.#running
  }
}

/** The number of the period a moment lies in: of `everyMs`, or the latest moment that the cron names. */
export function periodOf(job: Job, nowMs: number): number {
  if (job.everyMs) return Math.floor(nowMs / job.everyMs)
  const fields = (job.cron ?? '0 * * * *').split(' ').map(cronField)
  for (let minute = Math.floor(nowMs / 60_000), tries = 0; tries < 60 * 24 * 32; minute--, tries++) {
    const at = new Date(minute * 60_000)
    const values = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate(), at.getUTCMonth() + 1, at.getUTCDay()]
    if (fields.every((matches, index) => matches(values[index]!))) return minute
  }
  return 0
}

function cronField(text: string): (value: number) => boolean {
  if (text === '*') return () => true
  const step = /^\*\/([0-9]+)$/.exec(text)
  if (step) return (value) => value % parseInt(step[1]!, 10) === 0
  const wanted = new Set(text.split(',').map((part) => parseInt(part, 10)))
  return (value) => wanted.has(value)
}
