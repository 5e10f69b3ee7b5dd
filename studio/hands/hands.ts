/**
 * Hands of blackjack from the deal to the payout. Each order, the deal or a decision, stands in the database before the
 * wallet is asked for what it stakes and before anybody is told; whatever falls over, the same key, a reload or the
 * sweep goes on from there.
 */
import { costOf, type Action } from '../../games/blackjack/rules/index.ts'
import { sheet } from '../../games/blackjack/rules/sheet.ts'
import { clock } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import type { PageRequest } from '../../kernel/paging.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { isUniqueViolation, type Tx } from '../../platform/postgres.ts'
import { bodyHashOf } from '../hashes.ts'
import { isRoundId } from '../round-id.ts'
import { formatMinor, toRefusal } from '../rounds/verdict.ts'
import type { Seat } from '../seats.ts'
import type { Seeds } from '../seeds.ts'
import { lockActivePair } from '../store/seeds.ts'
import { NO_TOKEN, Settling, START, type SettlingParts } from './settling.ts'
import { addHand, addOrder, lockHand, OPEN, readHand, readLastOrder, readOrder, readOrderByKey, readSettled, readStuck, readUndecided, readUnfinished, type HandRow, type OrderRow, type StuckRow } from './store.ts'
import { handViewOf, tableOf, type HandView } from './view.ts'

interface Parts extends SettlingParts { seeds: Pick<Seeds, 'serverSeedOf' | 'of' | 'forget'> }

export interface HandAnswer { value: HandView; isRepeat: boolean }

/** How often an order is begun again when another one came first. */
const TRIES = 4
/** A stake or payout asked for longer ago than this was cut off. */
const UNDER_WAY_MS = 30_000
/** An open hand waits this long for its member; then it is stood on. */
const WAITS_MS = 24 * 3_600_000
const AT_ONCE = 100
const NO_KEY_HASH = '0'.repeat(32)

export class Hands {
  readonly #parts: Parts
  readonly #settling: Settling

  constructor(parts: Parts) {
    this.#parts = parts
    this.#settling = new Settling(parts)
  }

  /** Deals a hand, or answers the one that the key dealt before. */
  async start(seat: Seat, { betAmount, key }: { betAmount: number; key: string }): Promise<HandAnswer> {
    assertGame(seat)
    const dealt = await this.#again(seat, key, bodyHashOf({ betAmount }), async () => {
      const { min, max } = await this.limitsOf(seat)
      if (betAmount < min || betAmount > max) throw new Refusal('HAND_LIMIT', { params: [formatMinor(min), formatMinor(max)] })
      await this.#parts.seeds.of(seat.memberId)
      const open = await readUnfinished(this.#parts.database.kysely, seat.memberId, seat.gameCode, seat.isFree)
      // One that was cut off is brought up first: it may be void, or only unpaid.
      if (open && (await this.#settling.bringUp(open.member_id, open.hand_id, seat.walletToken))!.state === OPEN) throw new Refusal('HAND_OPEN')
      return this.#parts.database.transaction((tx) => this.#deal(tx, seat, BigInt(betAmount), key, bodyHashOf({ betAmount })))
    })
    this.#parts.seeds.forget(seat.memberId)
    return dealt
  }

  /** Between which first stakes the merchant lets the game be played. */
  async limitsOf(seat: Pick<Seat, 'merchantId'>): Promise<{ min: number; max: number }> {
    return await this.#parts.port.handLimitsOf?.(seat.merchantId) ?? { min: sheet.leastBet, max: sheet.mostBet }
  }

  async #deal(tx: Tx, seat: Seat, startAmount: bigint, key: string, bodyHash: string): Promise<void> {
    const { memberId, sessionId, merchantId, gameCode, isFree } = seat
    // The pair's row is the lock: rounds draw their nonces and rotations retire it under the same one.
    const pair = await lockActivePair(tx, memberId)
    if (!pair) throw new Error('a member with seeds has no active pair')
    const handId = newId(clock.nowMs())
    const now = clock.now()
    await addHand(tx, { memberId, handId, pairId: pair.pair_id, nonce: pair.nonce, sessionId, merchantId, gameCode, mathVersion: sheet.mathVersion, isFree, startAmount }, now)
    await addOrder(tx, { memberId, handId, step: 0, action: START, amount: startAmount, isDone: false, key, bodyHash, balance: null }, now)
  }

  /** Takes one decision of an open hand, or answers what the key decided before. */
  async act(seat: Seat, order: { handId: string; step: number; action: Action; key: string }): Promise<HandAnswer> {
    assertGame(seat)
    const { handId, key } = order
    if (!isRoundId(handId)) throw new Refusal('HAND_NOT_FOUND')
    const bodyHash = bodyHashOf({ handId, step: order.step, action: order.action })
    return this.#again(seat, key, bodyHash, async () => {
      const hand = await this.#settling.bringUp(seat.memberId, handId, seat.walletToken)
      if (!hand || hand.is_free !== seat.isFree) throw new Refusal('HAND_NOT_FOUND')
      const balance = await this.#balanceOf(seat, hand)
      await this.#parts.database.transaction((tx) => this.#order(tx, hand, order, bodyHash, balance))
    })
  }

  /** Judges a decision under the hand's lock. What stakes nothing counts at once; the rest waits for the wallet. */
  async #order(tx: Tx, seen: HandRow, { step, action, key }: { step: number; action: Action; key: string | null }, bodyHash: string, balance: bigint): Promise<void> {
    const hand = await lockHand(tx, seen.member_id, seen.hand_id)
    if (hand?.state !== OPEN || hand.decisions.length !== step) throw new Refusal('HAND_STEP_STALE')
    // Another order came first and its stake is not decided: begin again.
    if (await readUndecided(tx, hand.member_id, hand.hand_id)) throw new Overtaken()
    const table = tableOf(hand, this.#parts.seeds.serverSeedOf(hand), hand.decisions)
    if (!table.actions.includes(action)) throw new Refusal('HAND_ACTION_INVALID')
    const amount = costOf(table, action)
    const isDone = amount === 0n
    await addOrder(tx, { memberId: hand.member_id, handId: hand.hand_id, step, action, amount, isDone, key, bodyHash, balance: isDone ? balance : null }, clock.now())
    if (isDone) await this.#settling.take(tx, hand, [...hand.decisions, action], hand.bet_amount)
  }

  /** An order that is stored once, whoever sends it how often; then brought to its end and told. */
  async #again(seat: Seat, key: string, bodyHash: string, store: () => Promise<void>): Promise<HandAnswer> {
    const { kysely } = this.#parts.database
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const known = await readOrderByKey(kysely, seat.memberId, key)
      if (known && known.body_hash.replaceAll('-', '') !== bodyHash) throw new Refusal('REQUEST_KEY_REUSED')
      if (known) return { value: await this.#tell(known, seat.walletToken), isRepeat: known.state === 1 }
      try {
        await store()
      } catch (error) {
        // The same key may have been stored at the same moment; then it is told below.
        if (!(error instanceof Overtaken) && !isUniqueViolation(error) && !await readOrderByKey(kysely, seat.memberId, key)) throw error
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
    return handViewOf(hand, tableOf(hand, this.#parts.seeds.serverSeedOf(hand), hand.decisions.slice(0, after)), after, balance ?? 0n)
  }

  /**
   * The member's unfinished hand, brought up: open, or just now ended where its end was cut off. Null where there is
   * none, or where nothing came of it.
   */
  async current(seat: Seat): Promise<{ hand: HandView | null; balance: bigint }> {
    assertGame(seat)
    const { kysely } = this.#parts.database
    const unfinished = await readUnfinished(kysely, seat.memberId, seat.gameCode, seat.isFree)
    const hand = unfinished && await this.#settling.bringUp(unfinished.member_id, unfinished.hand_id, seat.walletToken)
    const last = hand && await readLastOrder(kysely, hand.member_id, hand.hand_id)
    const balance = await this.#balanceOf(seat, hand)
    return { hand: hand && last ? this.#show(hand, { ...last, balance }) : null, balance }
  }

  /** Settled hands, newest first. */
  async list(seat: Seat, page: PageRequest): Promise<{ rows: HandView[]; total: number }> {
    assertGame(seat)
    const { rows, total } = await readSettled(this.#parts.database.kysely, seat, page)
    return { rows: rows.map((hand) => handViewOf(hand, tableOf(hand, this.#parts.seeds.serverSeedOf(hand), hand.decisions), hand.decisions.length, hand.balance)), total }
  }

  /** What the member was first answered under a key; undefined where no order has it that was done. */
  async operation(memberId: string, key: string): Promise<{ isStart: boolean; value: HandView } | undefined> {
    const order = await readOrderByKey(this.#parts.database.kysely, memberId, key)
    return order?.state === 1 ? { isStart: order.action === START, value: await this.#tell(order, NO_TOKEN) } : undefined
  }

  /** Finishes what was cut off, and stands on hands that nobody came back to. */
  async sweep(now: Date): Promise<void> {
    const { database } = this.#parts
    const dealtBefore = new Date(now.getTime() - WAITS_MS)
    const failures: unknown[] = []
    for (const stuck of await readStuck(database.kysely, new Date(now.getTime() - UNDER_WAY_MS), dealtBefore, AT_ONCE)) {
      // One that cannot be finished keeps no other one waiting.
      await this.#finish(stuck, dealtBefore).catch((error: unknown) => { failures.push(error) })
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
      await this.#order(tx, hand, { step: hand.decisions.length, action, key: null }, NO_KEY_HASH, balance)
    }
  }

  /** The live balance; after a sign-out what the hand last knew. */
  async #balanceOf(seat: Seat, hand: HandRow | undefined): Promise<bigint> {
    const answer = await this.#parts.port.balance({ memberId: seat.memberId, sessionToken: seat.walletToken }).catch(() => undefined)
    if (answer?.status === 'OK') return BigInt(answer.balanceAmount!)
    const last = hand && await readLastOrder(this.#parts.database.kysely, hand.member_id, hand.hand_id)
    if (last?.balance === undefined || last.balance === null) throw new Refusal(answer === undefined || answer.status === 'BUSY' ? 'COMMON_BUSY' : 'GAME_TOKEN_INVALID')
    return last.balance
  }
}

/** Another order was stored first. */
class Overtaken extends Error {}

function assertGame(seat: Seat): void {
  if (seat.gameCode !== sheet.gameCode) throw new Refusal('GAME_NOT_FOUND')
}
