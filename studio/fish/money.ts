/**
 * The money of the sea. Every step is stored in the database before the wallet is asked, has an id of its own
 * there, and may be repeated by any process: in the member's call, by the clock, or by a sweep.
 */
import type { StackAnswer } from '../../contract/vendor/launch/house-port.ts'
import { game } from '../../games/fishhunt/rules/index.ts'
import { clock } from '../../kernel/clock.ts'
import { toWireAmount } from '../../kernel/money.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { toRefusal, verdictOn } from '../../kernel/verdict.ts'
import { amountsToAsk, CUT_MS, fundsOf, newOrderId, tokenOf, type FishParts } from './core.ts'
import { dropSitting, lockSitting, moveSitting, readSitting, type SittingRow } from './store/sittings.ts'
import { endOrder, noteOrder } from './store/orders.ts'
import {
  closeWindow,
  CLOSED,
  endWindow,
  OPEN,
  readOpenWindow,
  readUnsettled,
  readWindow,
  SETTLED,
  type WindowRow,
} from './store/windows.ts'

const REFUSED_MS = 2_000
const MOST_REFUSED = 10_000

export class FishMoney {
  readonly #parts: FishParts
  /** Sittings to which the wallet gave no more a moment ago. */
  readonly #refused = new Map<string, { cost: number; untilMs: number; refusal: Refusal }>()

  constructor(parts: FishParts) {
    this.#parts = parts
  }

  /**
   * Sets money aside for a sitting, as much of the wish as the wallet gives, and at least `cost`. Returns the
   * refusal if it gave nothing.
   */
  async setAside(sitting: SittingRow, price: number, cost: number): Promise<Refusal | null> {
    const { database, secretKey } = this.#parts
    const left = amountsToAsk(price, cost)
    let refused: StackAnswer | null = null
    for (let amount = left.shift(); amount !== undefined; amount = left.shift()) {
      const orderId = newOrderId()
      // Another order is under way; its caller reports how it ends.
      if (
        !(await noteOrder(database.kysely, sitting.sitting_id, {
          orderId,
          amount: BigInt(amount),
          now: clock.now(),
        }))
      )
        return null
      const stackId = (await readSitting(database.kysely, sitting.sitting_id))!.stack_id
      const answer = await this.#parts.port.stacks.take({
        transactionId: orderId,
        memberId: sitting.member_id,
        sessionToken: tokenOf(secretKey, sitting),
        gameCode: game.gameCode,
        amount,
        ...(stackId === null ? {} : { stackId }),
      })
      // The order was in doubt, and its id was used up: nothing was taken, and nothing is ordered any more.
      await endOrder(
        database.kysely,
        sitting.sitting_id,
        orderId,
        answer.status === 'OK' ? answer.stackId! : null,
      )
      if (answer.status === 'OK') return null
      refused = answer
      if (
        answer.status === 'LIMIT_REACHED' &&
        answer.limitAmount !== undefined &&
        answer.limitAmount < amount
      ) {
        // A stake limit applies to one shot; as much as it allows may be set aside at a time.
        left.length = 0
        if (answer.limitAmount >= cost) left.push(answer.limitAmount)
      } else if (answer.status !== 'LIMIT_REACHED' && answer.status !== 'INSUFFICIENT_FUNDS') break
    }
    return (
      refused &&
      toRefusal(
        refused.status === 'DUPLICATE_TRANSACTION' ? { code: 'COMMON_BUSY', params: [] } : verdictOn(refused),
      )
    )
  }

  /** An order whose result was not stored: it took its amount, or never will. */
  async findOut(sitting: SittingRow): Promise<void> {
    if (sitting.order_id === null) return
    await endOrder(
      this.#parts.database.kysely,
      sitting.sitting_id,
      sitting.order_id,
      (await this.#parts.port.stacks.inDoubt(sitting.order_id)).stackId,
    )
  }

  /** Closes the open window, if it is still that one, and moves its money. */
  async settle(windowId: string): Promise<void> {
    const window = await readWindow(this.#parts.database.kysely, windowId)
    if (!window || window.state >= SETTLED) return
    if (window.state === OPEN) {
      await this.#parts.database.transaction(async (tx) => {
        // Shots are added to a window under its sitting's lock: once it is closed, none is.
        await lockSitting(tx, window.sitting_id)
        await closeWindow(tx, windowId, clock.now())
      })
    }
    const closed = await readWindow(this.#parts.database.kysely, windowId)
    if (closed?.state !== CLOSED) return
    const sitting = (await readSitting(this.#parts.database.kysely, closed.sitting_id))!
    const end = closed.is_free ? await this.#moveFree(sitting, closed) : await this.#moveReal(sitting, closed)
    await this.#parts.database.transaction(async (tx) => {
      await lockSitting(tx, closed.sitting_id)
      await endWindow(tx, closed, { ...end, now: clock.now() })
    })
  }

  async settleOpen(sittingId: string): Promise<void> {
    const open = await readOpenWindow(this.#parts.database.kysely, sittingId)
    if (open) await this.settle(open.window_id)
  }

  async #moveReal(
    sitting: SittingRow,
    window: WindowRow,
  ): Promise<{ isVoid: boolean; balance: bigint | null }> {
    await this.#parts.port.stacks.settlePlay({
      roundId: window.window_id,
      gameCode: window.game_code,
      stackId: sitting.stack_id!,
      stakeAmount: toWireAmount(window.bet_amount),
      winAmount: toWireAmount(window.win_amount),
      jackpot: {
        merchantId: window.merchant_id,
        memberId: window.member_id,
        rtp: game.rtp,
        pools: game.jackpotPools,
      },
    })
    return { isVoid: false, balance: null }
  }

  /**
   * Play money is not set aside: if it was spent in another game meanwhile, or the session is over, nothing
   * is moved.
   */
  async #moveFree(
    sitting: SittingRow,
    window: WindowRow,
  ): Promise<{ isVoid: boolean; balance: bigint | null }> {
    const answer = await this.#parts.port.betWin({
      transactionId: window.window_id,
      memberId: sitting.member_id,
      sessionToken: tokenOf(this.#parts.secretKey, sitting),
      gameCode: window.game_code,
      roundId: window.window_id,
      betAmount: toWireAmount(window.bet_amount),
      winAmount: toWireAmount(window.win_amount),
      currency: 'TRIAL',
    })
    if (answer.status === 'BUSY') throw new Error('the wallet is busy')
    const balance = answer.currentBalanceAmount ?? answer.balanceAmount
    return { isVoid: answer.status !== 'OK', balance: balance === undefined ? null : BigInt(balance) }
  }

  /** Enough for a shot of this cost: first from wins, then with more of the member's own money. */
  async refill(sittingId: string, price: number, cost: number): Promise<Refusal | null> {
    await this.settleOpen(sittingId)
    const sitting = await readSitting(this.#parts.database.kysely, sittingId)
    if (sitting?.state !== 'SEATED' || sitting.is_free) return null
    if (fundsOf(sitting) >= BigInt(cost) && sitting.most_amount >= BigInt(cost)) return null
    // A member who keeps firing without money does not make us ask the wallet eight times a second.
    const known = this.#refused.get(sittingId)
    if (known && known.cost <= cost && clock.nowMs() < known.untilMs) return known.refusal
    const refusal = await this.setAside(sitting, price, cost)
    if (this.#refused.size >= MOST_REFUSED) this.#refused.clear()
    if (refusal) this.#refused.set(sittingId, { cost, untilMs: clock.nowMs() + REFUSED_MS, refusal })
    else this.#refused.delete(sittingId)
    return refusal
  }

  /** Settles the shots and returns the rest; the seat is free already. */
  async finishLeaving(sittingId: string): Promise<void> {
    const { kysely } = this.#parts.database
    for (const window of await readUnsettled(kysely, sittingId)) await this.settle(window.window_id)
    const sitting = await readSitting(kysely, sittingId)
    if (sitting?.state !== 'LEAVING') return
    if (sitting.is_free) {
      await moveSitting(kysely, sittingId, ['LEAVING'], 'LEFT', clock.now(), sitting.stack_amount)
      return
    }
    // A top-up under way is clarified first: it is in the stack now, or never will be.
    await this.findOut(sitting)
    const { amount } = await this.#parts.port.stacks.giveBack(sitting.stack_id!)
    await moveSitting(kysely, sittingId, ['LEAVING'], 'LEFT', clock.now(), BigInt(amount))
  }

  /** A member who sat down, without a stored result of taking the money. */
  async finishHolding(sitting: SittingRow): Promise<void> {
    await this.findOut(sitting)
    // Seated if it was taken, or free for somebody else.
    await dropSitting(this.#parts.database.kysely, sitting.sitting_id, clock.now())
  }

  /** What an interrupted order or leaving waits for. */
  async bringUp(sitting: SittingRow): Promise<void> {
    if (sitting.state === 'LEAVING') await this.finishLeaving(sitting.sitting_id)
    else if (sitting.state === 'HOLDING') await this.finishHolding(sitting)
    else if (sitting.order_at !== null && sitting.order_at.getTime() < clock.nowMs() - CUT_MS)
      await this.findOut(sitting)
  }
}
