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
const LAST_WORDS_MS = 5_000

export class JobRunner {
  readonly #parts: RunnerParts
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()
  readonly #outside = new Map<string, Promise<void>>()

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

  /** Runs each job whose period has begun and is not taken yet. One that speaks to others is begun and not waited for. */
  async runDue(): Promise<void> {
    for (const job of this.#parts.jobs) {
      if (this.#outside.has(job.name)) continue
      const period = periodOf(job, clock.nowMs())
      try {
        if (!(await this.#take(job.name, period))) continue
        if (job.speaksOutside) this.#runBeside(job)
        else await this.runNow(job)
      } catch (error) {
        this.#tell(job, error)
      }
    }
  }

  /** A mail server or bank that does not answer keeps nothing else waiting. */
  #runBeside(job: Job): void {
    const run = this.runNow(job).catch((error: unknown) => this.#tell(job, error)).finally(() => { this.#outside.delete(job.name) })
    this.#outside.set(job.name, run)
  }

  #tell(job: Job, error: unknown): void {
    this.#parts.logger.error({ err: error, job: job.name }, 'a job failed and runs again next period')
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
    // A partner that stays silent is not waited for to the end of the drain: what was under way is asked for again later.
    await Promise.race([Promise.all(this.#outside.values()), new Promise((done) => { setTimeout(done, LAST_WORDS_MS).unref() })])
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
