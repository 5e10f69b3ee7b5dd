/**
 * Where drawn issues are paid and void ones refunded, beside the clock of draws. Every process of the role
 * looks for them by state, so what a killed one left is picked up; a lease keeps two from the same issue.
 */
import type { Database } from '../../../platform/postgres.ts'
import type { Settler } from './slots.ts'
import { keepUnpaid, leaveUnpaid, takeUnpaid, type UnpaidIssue } from './store/unpaid.ts'

const LOOK_MS = 5_000
const LEASE_MS = 30_000
const KEEP_MS = 10_000
const AGAIN_MS = 5_000
/** A large issue does not hold up the small ones. */
const LANES = 3

export interface SettleLaneParts {
  readonly database: Database
  settler(): Settler
  /** What is due at the clock of draws goes first. */
  giveWay(): Promise<void>
  onError(error: unknown): void
}

export class SettleLane {
  readonly #parts: SettleLaneParts
  readonly #atWork = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | null = null
  #isStarted = false
  #isStopping = false

  constructor(parts: SettleLaneParts) {
    this.#parts = parts
  }

  start(): void {
    this.#isStarted = true
    this.#timer ??= setInterval(() => this.kick(), LOOK_MS)
    this.#timer.unref()
  }

  /** Begins nothing more, and waits for what runs. */
  async stop(): Promise<void> {
    this.#isStopping = true
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    while (this.#atWork.size > 0) await Promise.allSettled(this.#atWork)
  }

  /** Something may be there to be paid. */
  kick(): void {
    if (!this.#isStarted || this.#isStopping || this.#atWork.size >= LANES) return
    const work = this.runAll().catch(this.#parts.onError)
    this.#atWork.add(work)
    void work.finally(() => this.#atWork.delete(work))
  }

  /** Pays and refunds one issue after another until none is left. */
  async runAll(): Promise<void> {
    while (!this.#isStopping) {
      const issue = await takeUnpaid(this.#parts.database.kysely, LEASE_MS)
      if (!issue) return
      await this.#run(issue)
    }
  }

  async #run(issue: UnpaidIssue): Promise<void> {
    const { kysely } = this.#parts.database
    const keeping = setInterval(() => {
      keepUnpaid(kysely, issue, LEASE_MS).catch(this.#parts.onError)
    }, KEEP_MS)
    try {
      const settler = this.#parts.settler()
      if (issue.state === 'VOID') await settler.refund(issue)
      else await settler.settle(issue, this.#parts.giveWay)
    } catch (error) {
      this.#parts.onError(error)
    } finally {
      clearInterval(keeping)
    }
    // Of a settled issue nothing is left to release; of any other the next try comes a moment later.
    await leaveUnpaid(kysely, issue, AGAIN_MS)
  }
}
