/**
 * Brings a hand to a state in which only its member can act: an ordered stake is decided by the wallet, and
 * an ended hand is paid. Every question has an id of its own, so it may be repeated by any process: in the
 * member's request, the next one, or the sweep.
 */
import type { HouseMoneyAnswer, HousePort } from '../../contract/vendor/launch/house-port.ts'
import { clock } from '../../kernel/clock.ts'
import { playCurrency, toWireAmount } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Database, Tx } from '../../platform/postgres.ts'
import { verdictOn } from '../../kernel/verdict.ts'
import type { CurrencyOf } from '../core/merchants.ts'
import type { Seeds } from '../core/seeds.ts'
import { acceptOrder, readUndecided, refuseOrder, type OrderRow } from './store/orders.ts'
import {
  ENDED,
  lockHand,
  OPEN,
  readHand,
  settleHand,
  STORED,
  voidHand,
  writeHand,
  type HandRow,
} from './store/hands.ts'
import { tableOf } from './view.ts'

export interface SettlingParts {
  database: Database
  port: HousePort
  currencyOf: CurrencyOf
  seeds: Pick<Seeds, 'serverSeedOf'>
}

/** Without a session: asks for the result of a stake without taking one that was never taken. */
export const NO_TOKEN = 'none'

const ASKS = 3
/** Statuses that say that an operator has ended the round: the studio can do nothing more. */
const ENDED_BY_HOUSE: ReadonlySet<string> = new Set(['ROUND_CLOSED', 'BET_NOT_FOUND', 'BET_ALREADY_SETTLED'])

export const START = 'START'

export class Settling {
  readonly #parts: SettlingParts

  constructor(parts: SettlingParts) {
    this.#parts = parts
  }

  /** Returns the hand's new state. COMMON_BUSY if the wallet does not answer: the same may be asked again. */
  async bringUp(memberId: string, handId: string, walletToken: string): Promise<HandRow | undefined> {
    const { kysely } = this.#parts.database
    // The order is read before the hand: if another process decides it in between, the hand includes it.
    const order = await readUndecided(kysely, memberId, handId)
    let hand = await readHand(kysely, memberId, handId)
    if (order && hand && hand.state <= ENDED) {
      await this.#decide(hand, order, walletToken)
      hand = await readHand(kysely, memberId, handId)
    }
    if (hand?.state !== ENDED) return hand
    await this.#pay(hand)
    return readHand(kysely, memberId, handId)
  }

  /** Applies a counting decision to a locked hand; the caller has judged it. */
  async take(tx: Tx, hand: HandRow, decisions: readonly string[], betAmount: bigint): Promise<void> {
    const table = tableOf(hand, this.#parts.seeds.serverSeedOf(hand), decisions)
    await writeHand(
      tx,
      hand,
      { state: table.isEnded ? ENDED : OPEN, betAmount, winAmount: table.winAmount, decisions },
      clock.now(),
    )
  }

  async #decide(hand: HandRow, order: OrderRow, walletToken: string): Promise<void> {
    const answer = await this.#ask(() =>
      this.#parts.port.bet({
        transactionId: `${hand.hand_id}:${order.seq}`,
        memberId: hand.member_id,
        sessionToken: walletToken,
        gameCode: hand.game_code,
        roundId: hand.hand_id,
        amount: toWireAmount(order.amount),
        currency: this.#currencyOf(hand),
      }),
    )
    const isEndedByHouse = ENDED_BY_HOUSE.has(answer.status)
    const verdict = answer.status === 'OK' || isEndedByHouse ? undefined : verdictOn(answer)
    await this.#parts.database.transaction(async (tx) => {
      const now = await lockHand(tx, hand.member_id, hand.hand_id)
      const open = await readUndecided(tx, hand.member_id, hand.hand_id)
      // Another process asked at the same moment and got the same answer.
      if (!now || open?.seq !== order.seq) return
      if (answer.status === 'OK') {
        await acceptOrder(tx, order, BigInt(answer.balanceAmount!))
        await this.take(
          tx,
          now,
          order.action === START ? [] : [...now.decisions, order.action],
          now.bet_amount + order.amount,
        )
        return
      }
      await refuseOrder(
        tx,
        order,
        JSON.stringify(
          verdict ? { code: verdict.code, params: verdict.params } : { code: 'ROUND_STATE', params: [] },
        ),
        verdict?.releasesKey ?? false,
      )
      if (isEndedByHouse || now.state === STORED) await voidHand(tx, now, clock.now())
    })
  }

  async #pay(hand: HandRow): Promise<void> {
    const answer = await this.#ask(() =>
      this.#parts.port.win({
        transactionId: `${hand.hand_id}:win`,
        memberId: hand.member_id,
        gameCode: hand.game_code,
        roundId: hand.hand_id,
        amount: toWireAmount(hand.win_amount),
        currency: this.#currencyOf(hand),
        roundClosed: true,
      }),
    )
    if (answer.status === 'OK')
      await this.#parts.database.transaction((tx) =>
        settleHand(tx, hand, BigInt(answer.balanceAmount!), clock.now()),
      )
    else if (ENDED_BY_HOUSE.has(answer.status)) await voidHand(this.#parts.database.kysely, hand, clock.now())
    else throw new Error(`the wallet answered a payout with ${answer.status}`)
  }

  #currencyOf({ merchant_id: merchantId, is_free: isFree }: HandRow): string {
    return playCurrency(this.#parts.currencyOf(merchantId), isFree)
  }

  async #ask(question: () => Promise<HouseMoneyAnswer>): Promise<HouseMoneyAnswer> {
    for (let ask = 1; ask <= ASKS; ask++) {
      const answer = await question().catch((error: unknown) => {
        if (error instanceof Refusal && error.code !== 'COMMON_BUSY') throw error
        return undefined
      })
      if (answer && answer.status !== 'BUSY') return answer
    }
    throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
  }
}
