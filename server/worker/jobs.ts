/**
 * Scheduled jobs, side by side. A period is taken by leasing the job's row: a second worker, or the same one
 * after a restart, finds it taken; a worker that dies loses its lease, and a failed try is repeated with a
 * growing pause (decision 0125).
 */
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { clock } from '../../kernel/clock.ts'
import type { Job } from '../../platform/calls.ts'
import type { Config } from '../../platform/config.ts'
import type { ReportFault } from '../../platform/faults.ts'
import { endJob, failJob, keepLeases, knowJobs, takeJobs, type TakenJob } from '../../platform/job-leases.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Services } from '../../platform/services.ts'
import { periodOf } from './schedules.ts'

interface RunnerParts {
  config: Config
  /** The jobs' own connections: many jobs at once take none from requests. */
  database: Database
  services: Services
  logger: Logger
  metrics: Metrics
  onFault: ReportFault
  jobs: readonly Job[]
  /** How long a worker that shows no sign keeps its jobs. */
  leaseMs?: number
}

const TICK_MS = 500
const LEASE_MS = 10_000
const LAST_WORDS_MS = 5_000
const SECOND_MS = 1_000
/** A frequent job is tried again at least this often, any other at least every five minutes. */
const [FREQUENT_AGAIN_MS, RARE_AGAIN_MS] = [10 * SECOND_MS, 300 * SECOND_MS]
const FAILURE_LENGTH = 500

/** The pause after this many failures in a row: it doubles from one second up to the job's longest. */
export function pauseAfter(job: Pick<Job, 'everyMs'>, attempts: number): number {
  const longest = Math.min(RARE_AGAIN_MS, Math.max(FREQUENT_AGAIN_MS, job.everyMs ?? RARE_AGAIN_MS))
  return Math.min(longest, SECOND_MS * 2 ** Math.min(attempts - 1, 20))
}

export class JobRunner {
  readonly #parts: RunnerParts
  readonly #processId = randomUUID()
  readonly #leaseMs: number
  readonly #running = new Map<string, Promise<void>>()
  #ticking: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | null = null
  #keeper: NodeJS.Timeout | null = null
  #isKnown = false

  constructor(parts: RunnerParts) {
    this.#parts = parts
    this.#leaseMs = parts.leaseMs ?? LEASE_MS
  }

  start(): void {
    const tick = () => {
      this.#ticking = this.runDue().catch((error: unknown) => this.#parts.onFault('jobs', error))
      void this.#ticking.then(() => {
        if (this.#timer) {
          this.#timer = setTimeout(tick, TICK_MS)
          this.#timer.unref()
        }
      })
    }
    this.#timer = setTimeout(tick, TICK_MS)
    this.#timer.unref()
  }

  /** Starts every job that is due. None waits for another, and none runs twice at once. */
  async runDue(): Promise<void> {
    const { database, jobs } = this.#parts
    if (!this.#isKnown) {
      await knowJobs(
        database,
        jobs.map(({ name }) => name),
      )
      this.#isKnown = true
    }
    const idle = jobs.filter(({ name }) => !this.#running.has(name))
    if (idle.length === 0) return
    const nowMs = clock.nowMs()
    const due = idle.map((job) => ({ name: job.name, period: periodOf(job, nowMs) }))
    for (const taken of await takeJobs(database, due, this.#processId, this.#leaseMs)) this.#begin(taken)
  }

  #begin({ name, attempts }: TakenJob): void {
    const job = this.#parts.jobs.find((candidate) => candidate.name === name)!
    // Renewed while anything runs: only a worker that died loses a lease.
    this.#keeper ??= setInterval(() => void this.#keep(), this.#leaseMs / 3)
    this.#keeper.unref()
    const work = this.#run(job, attempts)
      .catch((error: unknown) => this.#parts.onFault('jobs', error))
      .finally(() => {
        this.#running.delete(name)
        if (this.#running.size > 0 || !this.#keeper) return
        clearInterval(this.#keeper)
        this.#keeper = null
      })
    this.#running.set(name, work)
  }

  async #run(job: Job, attempts: number): Promise<void> {
    const { database, logger, metrics } = this.#parts
    const count = (outcome: 'done' | 'failed') =>
      metrics.count('sala_job_runs_total', 'runs of scheduled jobs, by job and outcome', {
        job: job.name,
        outcome,
      })
    try {
      await this.runNow(job)
    } catch (error) {
      const againMs = pauseAfter(job, attempts)
      logger.error({ err: error, job: job.name, attempts, againMs }, 'a job failed and is tried again')
      count('failed')
      await failJob(database, job.name, this.#processId, {
        againMs,
        text: String(error).slice(0, FAILURE_LENGTH),
      })
      return
    }
    count('done')
    await endJob(database, job.name, this.#processId)
  }

  async #keep(): Promise<void> {
    const names = [...this.#running.keys()]
    await keepLeases(this.#parts.database, names, this.#processId, this.#leaseMs).catch((error: unknown) =>
      this.#parts.onFault('jobs', error),
    )
  }

  /** Runs one job now, by name or itself, whatever its schedule says; for tests and operators. */
  async runNow(job: Job | string): Promise<void> {
    const found = typeof job === 'string' ? this.#parts.jobs.find((candidate) => candidate.name === job) : job
    if (!found) throw new Error(`no job is named ${String(job)}`)
    const { database, services, config } = this.#parts
    await found.run({ database, services, config, now: clock.now() })
  }

  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    await this.#ticking
    // The drain does not wait for a silent partner or a long job: both are repeated later.
    await Promise.race([
      Promise.all(this.#running.values()),
      new Promise((done) => {
        setTimeout(done, LAST_WORDS_MS).unref()
      }),
    ])
    if (this.#keeper) clearInterval(this.#keeper)
    this.#keeper = null
  }
}
