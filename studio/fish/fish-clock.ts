/**
 * Does what is due at the guns: full windows are settled, idle members leave, and what a dead process left
 * behind is finished. Every process with the studio's role has one; each step may be taken twice.
 */
import { game } from '../../games/fishhunt/rules/index.ts'
import { clock } from '../../kernel/clock.ts'
import { CUT_MS, IDLE_MS, tokenOf, WINDOW_MS, type FishParts } from './core.ts'
import type { FishMoney } from './money.ts'
import { readDueSittings, readSitting, type SittingRow } from './store/sittings.ts'
import { dropWindowsBefore, readDueWindows } from './store/windows.ts'

const LOOK_MS = 1_000
const AT_ONCE = 200
const KEPT_MS = 180 * 86_400_000

export class FishClock {
  readonly #parts: FishParts
  readonly #money: FishMoney
  readonly #leave: (sittingId: string) => Promise<void>
  readonly #atWork = new Set<Promise<void>>()
  #look: NodeJS.Timeout | null = null
  #isLooking = false

  constructor(parts: FishParts, money: FishMoney, leave: (sittingId: string) => Promise<void>) {
    this.#parts = parts
    this.#money = money
    this.#leave = leave
  }

  start(): void {
    this.#look ??= setInterval(() => {
      // A slow scan is not overtaken by the next one.
      if (this.#isLooking) return
      this.#isLooking = true
      this.soon(() =>
        this.runDue().finally(() => {
          this.#isLooking = false
        }),
      )
    }, LOOK_MS)
    this.#look.unref()
  }

  async stop(): Promise<void> {
    if (this.#look) clearInterval(this.#look)
    this.#look = null
    await this.idle()
  }

  /** Until nothing that was started is under way. */
  async idle(): Promise<void> {
    while (this.#atWork.size > 0) await Promise.allSettled(this.#atWork)
  }

  /** After the answer; what fails is done again by the next scan. */
  soon(work: () => Promise<void>): void {
    const running = this.#guard(work)
    this.#atWork.add(running)
    void running.finally(() => this.#atWork.delete(running))
  }

  /** A window that was closed by the shots behind it. */
  settleSoon(windowId: string, sittingId: string): void {
    this.soon(async () => {
      await this.#money.settle(windowId)
      await this.#askStay(sittingId)
    })
  }

  async runDue(): Promise<void> {
    const { kysely } = this.#parts.database
    const nowMs = clock.nowMs()
    const cutBefore = new Date(nowMs - CUT_MS)
    const settled = new Set<string>()
    for (const window of await readDueWindows(
      kysely,
      { openedBefore: new Date(nowMs - WINDOW_MS), cutBefore },
      AT_ONCE,
    )) {
      await this.#guard(() => this.#money.settle(window.window_id))
      settled.add(window.sitting_id)
    }
    for (const sitting of await readDueSittings(
      kysely,
      { idleBefore: new Date(nowMs - IDLE_MS), cutBefore },
      AT_ONCE,
    )) {
      await this.#guard(() =>
        sitting.state === 'SEATED' && sitting.shot_at.getTime() < nowMs - IDLE_MS
          ? this.#leave(sitting.sitting_id)
          : this.#money.bringUp(sitting),
      )
    }
    for (const sittingId of settled) await this.#guard(() => this.#askStay(sittingId))
  }

  /**
   * Members who signed out, excluded themselves or were frozen shoot no more, nor does anybody once the game
   * is closed: their shots are settled and the rest is returned.
   */
  async #askStay(sittingId: string): Promise<void> {
    const sitting = await readSitting(this.#parts.database.kysely, sittingId)
    if (sitting?.state === 'SEATED' && !(await this.#mayStay(sitting))) await this.#leave(sittingId)
  }

  async #mayStay(sitting: SittingRow): Promise<boolean> {
    if (!(await this.#parts.port.isGameOpen({ merchantId: sitting.merchant_id, gameCode: game.gameCode })))
      return false
    const { status } = await this.#parts.port.balance({
      memberId: sitting.member_id,
      sessionToken: tokenOf(this.#parts.secretKey, sitting),
    })
    if (status === 'SESSION_EXPIRED' || status === 'MEMBER_NOT_FOUND') return false
    return (
      sitting.is_free ||
      !(await this.#parts.port.stacks.blockedAmong([sitting.member_id])).includes(sitting.member_id)
    )
  }

  /** The same, and what is too old to be kept. */
  async sweep(): Promise<void> {
    await this.runDue()
    await dropWindowsBefore(this.#parts.database.kysely, new Date(clock.nowMs() - KEPT_MS), 1_000)
  }

  async #guard(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#parts.onError(error)
    }
  }
}
