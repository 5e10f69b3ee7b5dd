/** A house with a leaderboard of a day, which each test of a file begins anew at nine in the morning. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { missionLeaderboard } from '../../contract/player/promotions/mission-leaderboard.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { businessDate } from '../../kernel/calendar.ts'
import { clock } from '../../kernel/clock.ts'
import { closeBoards } from '../../modules/promotions/leaderboard/close.ts'
import { run, sql } from '../../platform/postgres.ts'
import { goToHour } from './bangkok.ts'
import { openCashierHouse, type Caller, type CashierHouse, type Player } from './cashier.ts'
import { rollUpAll } from './ledger-marks.ts'
import { openPromotion, type PromotionChange } from './promotions.ts'

export const boardMerchant = { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok' }
/** From the first rank on, in satang. */
export const BOARD_PRIZES = [50_000, 30_000, 10_000]

/** Members are named by their place among those who play, from 0 on; amounts are in satang. */
export interface BoardHouse {
  readonly cashier: CashierHouse
  readonly players: readonly Player[]
  readonly desk: Caller
  readonly promotionId: string
  /** Another board of the same terms. */
  open(more?: Partial<PromotionChange>): Promise<string>
  /** What was settled is collected by the boards. */
  follow(): Promise<void>
  /** A round that is settled and collected. */
  play(place: number, amount: bigint, product?: string): Promise<void>
  boardOf(place: number, period?: string): ReturnType<typeof readBoard>
  main(place: number): Promise<bigint>
  /** Goes a day on and returns the day before. What was settled in it is not collected yet. */
  nextDay(): Promise<string>
  close(onStep?: () => void): Promise<unknown>
}

const readBoard = async (player: Player, promotionId: string, period: string | undefined) =>
  (await player.call(missionLeaderboard, { query: { promotionId, ...(period ? { period } : {}) } })).value
    .board

export function setUpBoardHouse(memberCount: number): BoardHouse {
  let cashier: CashierHouse
  let players: Player[]
  let desk: Caller
  let promotionId: string
  async function signIn(): Promise<void> {
    players = await Promise.all(Array.from({ length: memberCount }, (_, at) => cashier.player(at + 1)))
    desk = await cashier.operator('finance', ['promotions.view', 'promotions.edit'])
  }
  const rollUp = () => rollUpAll(cashier.server.process.database)
  const house: BoardHouse = {
    get cashier() {
      return cashier
    },
    get players() {
      return players
    },
    get desk() {
      return desk
    },
    get promotionId() {
      return promotionId
    },
    open: (more = {}) =>
      cashier.transaction((tx) =>
        openPromotion(tx, {
          kind: 'LEADERBOARD',
          arguments: { period: 'DAY', products: ['RNG'], prizes: BOARD_PRIZES },
          ...more,
        }),
      ),
    async follow() {
      await rollUp()
      await cashier.settle('promotions/follow-played')
    },
    async play(place, amount, product = 'RNG') {
      await cashier.play(players[place]!.id, amount, amount, product)
      await house.follow()
    },
    boardOf: (place, period) => readBoard(players[place]!, promotionId, period),
    main: async (place) => (await players[place]!.balances()).main,
    async nextDay() {
      const day = businessDate(clock.now(), boardMerchant.timeZone)
      await cashier.advance('PT24H')
      await signIn()
      await rollUp()
      return day
    },
    close(onStep) {
      const { database, services } = cashier.server.process
      return closeBoards(
        { database, services, now: clock.now(), ...(onStep ? { onStep } : {}) },
        boardMerchant,
      )
    },
  }
  beforeAll(async () => {
    cashier = await openCashierHouse()
  })
  afterAll(async () => {
    await cashier.audit()
    await cashier.close()
  })
  beforeEach(async () => {
    await cashier.transaction((tx) =>
      run(tx, sql`UPDATE promotions.promotion SET state = 'STOPPED' WHERE kind = 'LEADERBOARD'`),
    )
    await goToHour(cashier, 9)
    await house.follow()
    await house.close()
    promotionId = await house.open()
    await signIn()
  })
  return house
}
