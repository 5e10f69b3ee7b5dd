/**
 * House players at tables that pay by a tote: in a demo some bet there while a member watches, so that a
 * member who comes alone finds two sides. They bet as members do, and before the close like everybody.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { clock } from '../../kernel/clock.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { CurrencyOf } from '../core/merchants.ts'
import type { Seat } from '../core/seats.ts'
import type { Tables } from '../tables/tables.ts'
import type { TableView } from '../tables/view.ts'
import type { HousePlayerAccount } from './house-players.ts'

export interface ToteBettorsParts {
  readonly tables: Tables
  readonly accounts: readonly Omit<HousePlayerAccount, 'place'>[]
  readonly currencyOf: CurrencyOf
  /** Opens the game for the account; returns what the wallet needs. */
  admit(account: Omit<HousePlayerAccount, 'place'>): Promise<string>
  /** Makes sure that the account has at least this much. */
  fund(account: Omit<HousePlayerAccount, 'place'>, amount: number): Promise<void>
  readonly onError: (error: unknown) => void
  /** In [0, 1): like people by default. */
  readonly chance?: () => number
}

interface Bettor {
  readonly account: Omit<HousePlayerAccount, 'place'>
  seat: Seat | null
}

/** They leave the last moment to the members. */
const LAST_MS = 3_000
const FIRST_MS = 400
/** Stakes are round: 300.00 to 1,500.00, within the table's limits, so that few fights are cancelled. */
const UNIT = 10_000
const LEAST_UNITS = 3
const MOST_UNITS = 15

export class ToteBettors {
  readonly #parts: ToteBettorsParts
  readonly #bettors: readonly Bettor[]
  /** The last round of each table in which they bet. */
  readonly #rounds = new Map<string, number>()
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #atWork = new Set<Promise<void>>()
  #isClosed = false

  constructor(parts: ToteBettorsParts) {
    this.#parts = parts
    this.#bettors = parts.accounts.map((account) => ({ account, seat: null }))
  }

  /** Every push of a table is passed here. */
  heard(topic: string, data: unknown): void {
    if (this.#isClosed || !topic.startsWith('table:')) return
    const { tableId, gameCode, tote, state, roundNo, stateEndsAt } = data as TableView
    if (!tote || state !== 'BETTING' || stateEndsAt === null || this.#rounds.get(tableId) === roundNo) return
    if (!this.#parts.tables.isWatched(tableId)) return
    const leftMs = Date.parse(stateEndsAt) - clock.nowMs() - LAST_MS
    if (leftMs <= FIRST_MS) return
    this.#rounds.set(tableId, roundNo)
    const here = this.#bettors.filter(({ account }) => account.gameCode === gameCode)
    for (const [number, bettor] of here.entries())
      this.#after(FIRST_MS + this.#chance() * (leftMs - FIRST_MS), () =>
        this.#bet(bettor, number, data as TableView),
      )
  }

  /** Bets no more. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    await Promise.allSettled(this.#atWork)
  }

  /** Waits for the bets that are under way. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#atWork)
  }

  #chance(): number {
    return (this.#parts.chance ?? anyChance)()
  }

  #after(ms: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      const running = work()
      this.#atWork.add(running)
      void running.finally(() => this.#atWork.delete(running))
    }, ms)
    timer.unref()
    this.#timers.add(timer)
  }

  /** The first two take a side each, so that none is empty; the others choose. A refused bet is left out. */
  async #bet(bettor: Bettor, number: number, { tableId, roundNo, tote, limits }: TableView): Promise<void> {
    const { tables, fund } = this.#parts
    const { sides } = tote!
    const place = number < sides.length ? number : Math.floor(this.#chance() * sides.length)
    const units = LEAST_UNITS + Math.floor(this.#chance() * (MOST_UNITS - LEAST_UNITS + 1))
    const stake = Math.min(limits.max, Math.max(limits.min, UNIT * units))
    try {
      const seat = (bettor.seat ??= await this.#open(bettor))
      await fund(bettor.account, stake)
      await tables.placeUnseen(seat, tableId, {
        roundNo,
        bets: [{ spot: sides[place]!.spot, stake }],
        key: randomUUID(),
      })
    } catch (error) {
      if (!(error instanceof Refusal)) this.#parts.onError(error)
      // Its session may have ended: the next bet opens another.
      bettor.seat = null
    }
  }

  async #open({ account }: Bettor): Promise<Seat> {
    const { memberId, merchantId, gameCode } = account
    return {
      sessionId: randomUUID(),
      memberId,
      merchantId,
      gameCode,
      isFree: false,
      currency: this.#parts.currencyOf(merchantId),
      walletToken: await this.#parts.admit(account),
    }
  }
}

const anyChance = (): number => randomInt(2 ** 32) / 2 ** 32
