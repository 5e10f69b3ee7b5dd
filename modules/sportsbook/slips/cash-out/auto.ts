/**
 * Bets that cash themselves out from an offer on. Every process with the worker's role looks at them once a
 * second; a lease keeps two from the same bet, and the bet's row from paying it twice.
 */
import { emitEvent } from '../../../../platform/outbox.ts'
import { oneAtATime } from '../../../../platform/one-at-a-time.ts'
import type { Database } from '../../../../platform/postgres.ts'
import type { Poster } from '../../../wallet/index.ts'
import { toWireAmount } from '../../../../kernel/money.ts'
import { slipEvents } from '../events.ts'
import { tellOwner, type LiveParts } from '../live-clock.ts'
import { autoOf, noteReached, takeAutoBets, type AutoBet } from '../store/cashing.ts'
import { readBets } from '../store/shown.ts'
import { slipLimitsOf } from '../terms.ts'
import { canCashOut } from '../values.ts'
import { offersOf } from './offer.ts'
import { holdBet, payCashOut } from './pay.ts'

const LOOK_MS = 1_000
/** Shorter than a look, so that the next one has the same bets again. */
const LEASE_MS = 900
const MOST_AT_ONCE = 500

export interface AutoParts {
  readonly database: Database
  readonly poster: Poster
  readonly tell: LiveParts['tell']
  onError(error: unknown): void
}

export class AutoCashOuts {
  readonly #parts: AutoParts
  readonly #look = oneAtATime(() => this.#lookAtAll())
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(parts: AutoParts) {
    this.#parts = parts
  }

  start(): void {
    this.#timer ??= setInterval(() => {
      this.#running = this.#look().catch(this.#parts.onError)
    }, LOOK_MS)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    await this.#running
  }

  /** Looks once at every bet that nobody else looks at. */
  look(): Promise<void> {
    return this.#look()
  }

  async #lookAtAll(): Promise<void> {
    const { database } = this.#parts
    const taken = await takeAutoBets(database.kysely, LEASE_MS, MOST_AT_ONCE)
    for (const [merchantId, own] of Map.groupBy(taken, (one) => one.merchantId))
      await this.#lookAtHouse(merchantId, own)
  }

  async #lookAtHouse(merchantId: string, autos: readonly AutoBet[]): Promise<void> {
    const { kysely } = this.#parts.database
    const { cashOutMarginPpm, isCashOutOn } = await slipLimitsOf(kysely, merchantId)
    const byId = new Map(autos.map((auto) => [auto.betId, auto]))
    const bets = await readBets(kysely, [...byId.keys()])
    const offers = await offersOf(kysely, merchantId, bets, cashOutMarginPpm)
    const [begun, ended, ready]: [string[], string[], string[]] = [[], [], []]
    for (const [place, { betId }] of bets.entries()) {
      const { amount, delayS } = offers[place]!
      const { from, since, now } = byId.get(betId)!
      if (!isCashOutOn || amount === null || amount < from) {
        if (since) ended.push(betId)
      } else if (delayS === 0 || (since && now.getTime() - since.getTime() >= delayS * 1_000))
        ready.push(betId)
      else if (!since) begun.push(betId)
    }
    await noteReached(kysely, begun, autos[0]!.now)
    await noteReached(kysely, ended, null)
    for (const betId of ready) await this.#cashOut(betId).catch(this.#parts.onError)
  }

  /** By what holds behind the locks; a bet that is worth less by then stays. */
  async #cashOut(betId: string): Promise<void> {
    const { database, poster } = this.#parts
    const paid = await database.transaction(async (tx) => {
      const held = await holdBet(tx, betId)
      const from = await autoOf(tx, betId)
      if (!held || from === null || !canCashOut(held.bet)) return null
      const { bet, offer } = held
      if (offer.amount === null || offer.amount < from) return null
      await payCashOut(tx, poster, bet, {
        cashOutId: `${betId}:auto`,
        betId,
        source: 'AUTO',
        percent: 100,
        stake: bet.stake - bet.cashedStake,
        amount: offer.amount,
      })
      const { merchantId, memberId } = bet
      await emitEvent(tx, slipEvents.autoCashedOut, { betId, merchantId, memberId, amount: offer.amount })
      return { bet, amount: offer.amount }
    })
    if (!paid) return
    const { betNo, memberId } = paid.bet
    tellOwner(this.#parts, memberId, {
      betId,
      betNo,
      state: 'CASHED_OUT',
      paidAmount: toWireAmount(paid.amount),
      isAuto: true,
    })
  }
}
