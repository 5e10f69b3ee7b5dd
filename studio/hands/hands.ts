/**
 * Hands of blackjack from the deal to the payout. Each order, the deal or a decision, is stored in the
 * database before the wallet is asked for its stake and before anybody sees it; after any failure the same
 * key, a reload or the sweep continues from there.
 */
import type { Action } from '../../games/blackjack/rules/index.ts'
import { sheet } from '../../games/blackjack/rules/sheet.ts'
import type { PageRequest } from '../../kernel/paging.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { isUniqueViolation, type Tx } from '../../platform/postgres.ts'
import { bodyHashOf } from '../../platform/hashes.ts'
import { isRoundId } from '../core/round-id.ts'
import { formatMinor, toRefusal } from '../../kernel/verdict.ts'
import type { Seat } from '../core/seats.ts'
import type { Seeds } from '../core/seeds.ts'
import { NO_TOKEN, Settling, START, type SettlingParts } from './settling.ts'
import {
  OPEN,
  readHand,
  readSettled,
  readStuck,
  readUnfinished,
  type HandRow,
  type StuckRow,
} from './store/hands.ts'
import { readLastOrder, readOrder, readOrderByKey, type OrderRow } from './store/orders.ts'
import { handViewOf, tableOf, type HandView } from './view.ts'
import { Overtaken, storeDeal, storeDecision } from './ordering.ts'

interface Parts extends SettlingParts {
  seeds: Pick<Seeds, 'serverSeedOf' | 'of' | 'forget'>
}

export interface HandAnswer {
  value: HandView
  isRepeat: boolean
}

/** How often an order is retried if another one came first. */
const TRIES = 4
/** A request for a stake or payout that is older than this was interrupted. */
const UNDER_WAY_MS = 30_000
/** An open hand waits this long for its member; then it is stood on. */
const WAITS_MS = 24 * 3_600_000
const AT_ONCE = 100
const NO_KEY_HASH = '0'.repeat(32)

export class Hands {
  readonly #parts: Parts
  readonly #settling: Settling
  /** What storing a decision needs. */
  readonly #storing: { seeds: Pick<Seeds, 'serverSeedOf'>; settling: Settling }

  constructor(parts: Parts) {
    this.#parts = parts
    this.#settling = new Settling(parts)
    this.#storing = { seeds: parts.seeds, settling: this.#settling }
  }

  /** Deals a hand, or returns the one that the key dealt before. */
  async start(seat: Seat, { betAmount, key }: { betAmount: number; key: string }): Promise<HandAnswer> {
    assertGame(seat)
    const dealt = await this.#again(seat, key, bodyHashOf({ betAmount }), async () => {
      const { min, max } = await this.limitsOf(seat)
      if (betAmount < min || betAmount > max)
        throw new Refusal('HAND_LIMIT', { params: [formatMinor(min), formatMinor(max)] })
      await this.#parts.seeds.of(seat.memberId)
      const open = await readUnfinished(
        this.#parts.database.kysely,
        seat.memberId,
        seat.gameCode,
        seat.isFree,
      )
      // An interrupted one is completed first: it may be void, or only unpaid.
      if (
        open &&
        (await this.#settling.bringUp(open.member_id, open.hand_id, seat.walletToken))!.state === OPEN
      )
        throw new Refusal('HAND_OPEN')
      return this.#parts.database.transaction((tx) =>
        storeDeal(tx, seat, {
          startAmount: BigInt(betAmount),
          key,
          bodyHash: bodyHashOf({ betAmount }),
        }),
      )
    })
    this.#parts.seeds.forget(seat.memberId)
    return dealt
  }

  /** The merchant's range of first stakes for the game. */
  async limitsOf(seat: Pick<Seat, 'merchantId'>): Promise<{ min: number; max: number }> {
    return this.#parts.port.handLimitsOf(seat.merchantId)
  }

  /** Takes one decision of an open hand, or returns the result of the same key. */
  async act(
    seat: Seat,
    order: { handId: string; step: number; action: Action; key: string },
  ): Promise<HandAnswer> {
    assertGame(seat)
    const { handId, key } = order
    if (!isRoundId(handId)) throw new Refusal('HAND_NOT_FOUND')
    const bodyHash = bodyHashOf({ handId, step: order.step, action: order.action })
    return this.#again(seat, key, bodyHash, async () => {
      const hand = await this.#settling.bringUp(seat.memberId, handId, seat.walletToken)
      if (!hand || hand.is_free !== seat.isFree) throw new Refusal('HAND_NOT_FOUND')
      const balance = await this.#balanceOf(seat, hand)
      await this.#parts.database.transaction((tx) =>
        storeDecision(tx, this.#storing, hand, { ...order, bodyHash, balance }),
      )
    })
  }

  /** An order that is stored once, however often it is sent; then completed and answered. */
  async #again(seat: Seat, key: string, bodyHash: string, store: () => Promise<void>): Promise<HandAnswer> {
    const { kysely } = this.#parts.database
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const known = await readOrderByKey(kysely, seat.memberId, key)
      if (known && known.body_hash.replaceAll('-', '') !== bodyHash) throw new Refusal('REQUEST_KEY_REUSED')
      if (known) return { value: await this.#tell(known, seat.walletToken), isRepeat: known.state === 1 }
      try {
        await store()
      } catch (error) {
        // The same key may have been stored at the same moment; then it is answered below.
        if (
          !(error instanceof Overtaken) &&
          !isUniqueViolation(error) &&
          !(await readOrderByKey(kysely, seat.memberId, key))
        )
          throw error
        continue
      }
      const order = await readOrderByKey(kysely, seat.memberId, key)
      if (order) return { value: await this.#tell(order, seat.walletToken), isRepeat: false }
    }
    throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
  }

  /** The table as it was after an order, once the wallet has decided it. */
  async #tell(order: OrderRow, walletToken: string): Promise<HandView> {
    const { kysely } = this.#parts.database
    const hand = await this.#settling.bringUp(order.member_id, order.hand_id, walletToken)
    const now = await readOrder(kysely, order)
    if (!hand) throw new Error('an order without its hand')
    if (now.state === 2) throw toRefusal(JSON.parse(now.refusal!) as { code: string; params: string[] })
    return this.#show(hand, now)
  }

  #show(hand: HandRow, { action, step, balance }: Pick<OrderRow, 'action' | 'step' | 'balance'>): HandView {
    const after = action === START ? 0 : step + 1
    return handViewOf(
      hand,
      tableOf(hand, this.#parts.seeds.serverSeedOf(hand), hand.decisions.slice(0, after)),
      after,
      balance ?? 0n,
      this.#parts.currencyOf,
    )
  }

  /**
   * The member's unfinished hand, completed: open, or just ended if its end was interrupted. Null if there is
   * none, or if it was void.
   */
  async current(seat: Seat): Promise<{ hand: HandView | null; balance: bigint }> {
    assertGame(seat)
    const { kysely } = this.#parts.database
    const unfinished = await readUnfinished(kysely, seat.memberId, seat.gameCode, seat.isFree)
    const hand =
      unfinished && (await this.#settling.bringUp(unfinished.member_id, unfinished.hand_id, seat.walletToken))
    const last = hand && (await readLastOrder(kysely, hand.member_id, hand.hand_id))
    const balance = await this.#balanceOf(seat, hand)
    return { hand: hand && last ? this.#show(hand, { ...last, balance }) : null, balance }
  }

  /** Settled hands, newest first. */
  async list(seat: Seat, page: PageRequest): Promise<{ rows: HandView[]; total: number }> {
    assertGame(seat)
    const { rows, total } = await readSettled(this.#parts.database.kysely, seat, page)
    return {
      rows: rows.map((hand) =>
        handViewOf(
          hand,
          tableOf(hand, this.#parts.seeds.serverSeedOf(hand), hand.decisions),
          hand.decisions.length,
          hand.balance,
          this.#parts.currencyOf,
        ),
      ),
      total,
    }
  }

  /** The member's first answer under a key; undefined if no executed order has it. */
  async operation(memberId: string, key: string): Promise<{ isStart: boolean; value: HandView } | undefined> {
    const order = await readOrderByKey(this.#parts.database.kysely, memberId, key)
    return order?.state === 1
      ? { isStart: order.action === START, value: await this.#tell(order, NO_TOKEN) }
      : undefined
  }

  /** Finishes interrupted hands, and stands on abandoned ones. */
  async sweep(now: Date): Promise<void> {
    const { database } = this.#parts
    const dealtBefore = new Date(now.getTime() - WAITS_MS)
    const failures: unknown[] = []
    for (const stuck of await readStuck(
      database.kysely,
      new Date(now.getTime() - UNDER_WAY_MS),
      dealtBefore,
      AT_ONCE,
    )) {
      // A hand that cannot be finished does not delay another.
      await this.#finish(stuck, dealtBefore).catch((error: unknown) => {
        failures.push(error)
      })
    }
    if (failures.length > 0) throw failures[0]
  }

  async #finish({ member_id: memberId, hand_id: handId }: StuckRow, dealtBefore: Date): Promise<void> {
    const hand = await this.#settling.bringUp(memberId, handId, NO_TOKEN)
    if (hand?.state !== OPEN || hand.played_at >= dealtBefore) return
    await this.#parts.database.transaction((tx) => this.#standOn(tx, hand))
    await this.#settling.bringUp(memberId, handId, NO_TOKEN)
  }

  async #standOn(tx: Tx, seen: HandRow): Promise<void> {
    const balance = (await readLastOrder(tx, seen.member_id, seen.hand_id))!.balance!
    for (;;) {
      const hand = await readHand(tx, seen.member_id, seen.hand_id)
      if (hand?.state !== OPEN) return
      const { actions } = tableOf(hand, this.#parts.seeds.serverSeedOf(hand), hand.decisions)
      const action = actions.includes('NO_INSURANCE') ? 'NO_INSURANCE' : 'STAND'
      await storeDecision(tx, this.#storing, hand, {
        step: hand.decisions.length,
        action,
        key: null,
        bodyHash: NO_KEY_HASH,
        balance,
      })
    }
  }

  /** The live balance; after a sign-out the last one that the hand knew. */
  async #balanceOf(seat: Seat, hand: HandRow | undefined): Promise<bigint> {
    const answer = await this.#parts.port
      .balance({ memberId: seat.memberId, sessionToken: seat.walletToken })
      .catch(() => undefined)
    if (answer?.status === 'OK') return BigInt(answer.balanceAmount!)
    const last = hand && (await readLastOrder(this.#parts.database.kysely, hand.member_id, hand.hand_id))
    if (last?.balance === undefined || last.balance === null)
      throw new Refusal(
        answer === undefined || answer.status === 'BUSY' ? 'COMMON_BUSY' : 'GAME_TOKEN_INVALID',
      )
    return last.balance
  }
}

function assertGame(seat: Seat): void {
  if (seat.gameCode !== sheet.gameCode) throw new Refusal('GAME_NOT_FOUND')
}
