/**
 * Where sports are settled: every process of the worker's role looks for what is left by state, so an event
 * that was lost or a process that died holds nothing up.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { oneAtATime } from '../../../platform/one-at-a-time.ts'
import { endOverdue } from './overdue.ts'
import { settleDue } from './settle-due.ts'
import { settleFixture } from './settle-fixture.ts'
import type { SettleParts } from './steps.ts'
import { keepFixture, takeFixture } from './store/work.ts'

const LOOK_MS = 1_000
const LEASE_MS = 30_000
const KEEP_MS = 10_000
const AGAIN_MS = 5_000
/** How often bets are looked for while legs are decided. */
const BESIDE_MS = 100
/** Matches run out by the hour. */
const OVERDUE_MS = 30_000

export interface LaneParts extends SettleParts {
  readonly onError: (error: unknown) => void
}

export class SettleLane {
  readonly #parts: LaneParts
  readonly #fixtures: () => Promise<void>
  readonly #bets: () => Promise<void>
  readonly #atWork = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | null = null
  #overdueAt = 0
  #isStopping = false

  constructor(parts: LaneParts) {
    this.#parts = parts
    this.#fixtures = oneAtATime(() => this.#settleFixtures())
    this.#bets = oneAtATime(() => this.#settleBets())
  }

  start(): void {
    this.#timer ??= setInterval(() => this.kick(), LOOK_MS)
    this.#timer.unref()
    this.kick()
  }

  /** Begins nothing more, and waits for what runs. */
  async stop(): Promise<void> {
    this.#isStopping = true
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    while (this.#atWork.size > 0) await Promise.allSettled(this.#atWork)
  }

  /** Something may be there to be settled. */
  kick(): void {
    if (this.#isStopping || !this.#timer) return
    const work = this.#look().catch(this.#parts.onError)
    this.#atWork.add(work)
    void work.finally(() => this.#atWork.delete(work))
  }

  /** Everything that there is to do now. */
  async runAll(): Promise<void> {
    await endOverdue(this.#parts.database)
    await this.#settleAll()
  }

  async #look(): Promise<void> {
    if (performance.now() >= this.#overdueAt) {
      this.#overdueAt = performance.now() + OVERDUE_MS
      await endOverdue(this.#parts.database)
    }
    await this.#settleAll()
  }

  /** Bets are paid while the legs of a large fixture are still being decided. */
  async #settleAll(): Promise<void> {
    let isDeciding = true
    const deciding = this.#fixtures().finally(() => {
      isDeciding = false
    })
    // If bets fail first, this one is waited for by nobody.
    deciding.catch(() => {})
    while (isDeciding && !this.#isStopping) {
      await this.#bets()
      if (isDeciding) await Promise.race([deciding, sleep(BESIDE_MS)])
    }
    await deciding
    await this.#bets()
  }

  async #settleFixtures(): Promise<void> {
    while (!this.#isStopping) {
      const fixtureId = await takeFixture(this.#parts.database.kysely, LEASE_MS)
      if (fixtureId === undefined) return
      await this.#settleOne(fixtureId)
    }
  }

  async #settleOne(fixtureId: string): Promise<void> {
    const { kysely } = this.#parts.database
    const keeping = setInterval(() => {
      keepFixture(kysely, fixtureId, LEASE_MS).catch(this.#parts.onError)
    }, KEEP_MS)
    try {
      await settleFixture(this.#parts, fixtureId)
    } catch (error) {
      this.#parts.onError(error)
      await keepFixture(kysely, fixtureId, AGAIN_MS)
    } finally {
      clearInterval(keeping)
    }
  }

  async #settleBets(): Promise<void> {
    if (!this.#isStopping) await settleDue(this.#parts)
  }
}
