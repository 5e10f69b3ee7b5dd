/**
 * Shared tables: each round is begun, bet on, closed, drawn and paid by the steps that the tables' own clock
 * takes.
 */
import { randomUUID } from 'node:crypto'
import { tableGameByCode } from '../../../studio/house/games.ts'
import { TableBets } from '../../../studio/tables/bets.ts'
import {
  BETTING_MS,
  CLOSED_MS,
  DECIDED_MS,
  REVEAL_MS,
  type TableParts,
} from '../../../studio/tables/parts.ts'
import { beginRound, takeStep } from '../../../studio/tables/steps.ts'
import type { RoundRow } from '../../../studio/tables/store/rounds.ts'
import type { TableRow } from '../../../studio/tables/store/tables.ts'
import type { Seat } from '../../../studio/core/seats.ts'
import { DEMO_MERCHANT } from '../system.ts'
import { unlessRefused, type House, type Visit } from './simulated-process.ts'

/** A finished round stays in sight before the next begins. */
const PAUSE_MS = 3_000

interface Guest {
  readonly visit: Visit
  readonly seat: Seat
  readonly table: TableRow
}

export class Tables {
  readonly #house: House
  readonly #parts: TableParts
  readonly #bets: TableBets

  constructor(house: House) {
    const { studio, process } = house
    this.#house = house
    this.#parts = {
      database: studio.database,
      port: studio.port,
      currencyOf: studio.currencyOf,
      secretKey: process.config.secretKey,
      seeds: studio.seeds,
      gameOf: tableGameByCode,
      drawn: new Map(),
      onError: (error) => {
        throw error
      },
    }
    this.#bets = new TableBets(this.#parts)
  }

  async all(): Promise<TableRow[]> {
    return (await this.#house.studio.tables.ofHouse(DEMO_MERCHANT)).filter(
      ({ is_on, game_code: gameCode }) => is_on && tableGameByCode(gameCode),
    )
  }

  /** Everybody sits down at one of the tables that suit their stakes, and bets on most of the rounds. */
  async play(visits: readonly Visit[], tables: readonly TableRow[], rounds: number): Promise<void> {
    const guests = (await Promise.all(visits.map((visit) => this.#sit(visit, tables)))).filter(
      (guest) => guest !== undefined,
    )
    const used =
      visits.length === 0
        ? tables
        : tables.filter((table) => guests.some((guest) => guest.table.table_id === table.table_id))
    for (let round = 0; round < rounds; round++) await this.#round(used, guests)
  }

  async #sit(visit: Visit, tables: readonly TableRow[]): Promise<Guest | undefined> {
    const stake = BigInt(visit.person.stakeAmount)
    const fitting = tables.filter(({ min_amount: min, max_amount: max }) => min <= stake && max >= stake)
    if (fitting.length === 0) return undefined
    const table = this.#house.dice.pick(fitting)
    return { visit, table, seat: await this.#house.seat(visit, table.game_code) }
  }

  async #round(tables: readonly TableRow[], guests: readonly Guest[]): Promise<void> {
    const { past, dice } = this.#house
    const begun = await Promise.all(
      tables.map(async ({ table_id: tableId }) => (await beginRound(this.#parts, tableId))?.round),
    )
    let rounds = begun.filter((round) => round !== undefined)
    const betAfterMs = guests.length > 0 ? dice.between(3, 14) * 1_000 : 0
    if (guests.length > 0) {
      await past.pass(betAfterMs)
      await Promise.all(guests.filter(() => dice.chance(0.85)).map((guest) => this.#bet(guest, rounds)))
    }
    await past.pass(BETTING_MS - betAfterMs)
    rounds = await this.#step(rounds)
    await past.pass(DECIDED_MS)
    rounds = await this.#step(rounds)
    await past.pass(CLOSED_MS - DECIDED_MS)
    rounds = await this.#step(await this.#step(rounds))
    await past.pass(REVEAL_MS)
    await this.#step(rounds)
    await past.pass(PAUSE_MS)
  }

  async #step(rounds: readonly RoundRow[]): Promise<RoundRow[]> {
    return (await Promise.all(rounds.map((round) => takeStep(this.#parts, round)))).filter(
      (round) => round !== undefined,
    )
  }

  async #bet({ visit, seat, table }: Guest, rounds: readonly RoundRow[]): Promise<void> {
    const { dice } = this.#house
    const round = rounds.find(({ table_id: tableId }) => tableId === table.table_id)
    const spots = tableGameByCode(table.game_code)!.spots
    if (!round) return
    const main = spots.filter(({ isSide }) => !isSide)
    const bets = [{ spot: dice.pick(main).code, stake: visit.person.stakeAmount }]
    await unlessRefused(this.#bets.place(seat, table, { roundNo: round.round_no, bets, key: randomUUID() }))
  }

  close(): Promise<void> {
    return this.#bets.close()
  }
}
