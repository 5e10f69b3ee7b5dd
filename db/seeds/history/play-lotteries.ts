/**
 * Tickets of the demo's members: on draws of the evening that are over in a minute, and on numbers of the
 * coming days. Lotteries that others draw are demonstrations here, as they are in the running demo.
 */
import { clock } from '../../../kernel/clock.ts'
import { numberRuleReasons, numberSetName, ticketNotes } from '../locales/lottery.ts'
import { LotteryDraws } from './lottery-draws.ts'
import { classicLines, fourdLines, numberLine, thaiLines, vietnamLines } from './lottery-slips.ts'
import type { House, Visit } from './simulated-process.ts'

const HOUR_MS = 3_600_000
const VIETNAM = 'VN_NORTH_60'
const fastGames = ['SSC60', 'K3_60', 'PK10_60', 'PC28_60', '11X5_60', VIETNAM]
const GOVERNMENT = 'THAI_GOV'
const MAGNUM = 'FOURD_MAGNUM'
const dailyGames = ['HANOI_SPECIAL', 'HANOI_NORMAL', 'LAO', MAGNUM]
/** One lottery of the demo waits for the results desk (server/products/lottery/offer.ts). */
const DESK = 'FOURD_DAMACAI'
const planned = [GOVERNMENT, ...dailyGames]
/** Daily bets of the house: a plan of them goes on for days. */
const DAILY = '3D'
const PLAN_ISSUES = 3
/** Before a draw of the government people buy more than on other days. */
const MANY_NUMBERS = 30
/** Little: the balances of the demo's own members are even when the demo begins. */
const OWN_STAKE = 2_000
const HIGHEST_FAST = 10_000
/** What each of a few people puts on one number: together it is more than the house takes at full odds. */
const HOT_AMOUNT = 105_000
export const HOT_DEPOSIT = 150_000
const HOT_NUMBER = '25'
const CLOSED_NUMBER = '13'
const HALF_NUMBER = '07'

/** Who plays on the last day. */
export interface TodaysBettors {
  /** The members whom visitors of the demo sign in as. */
  readonly own: readonly Visit[]
  readonly guests: readonly Visit[]
  /** They follow one number. */
  readonly fans: readonly Visit[]
}

export class Lotteries {
  readonly #house: House
  readonly #draws: LotteryDraws

  constructor(house: House) {
    this.#house = house
    this.#draws = new LotteryDraws(house)
  }

  drawUntil(momentMs: number): Promise<void> {
    return this.#draws.drawUntil(momentMs)
  }

  /** A fast draw of the evening for everybody, and for some a ticket on the coming days. */
  async playEvening(visits: readonly Visit[]): Promise<void> {
    await this.#draws.plan(planned)
    await this.#betOnDays(visits)
    await this.#playFast(visits)
  }

  /** The last day: everybody once more, and tickets that stay open when the demo begins. */
  async playToday({ own, guests, fans }: TodaysBettors): Promise<void> {
    await this.#draws.plan([...planned, DESK, DAILY])
    for (const visit of guests) await this.#betOnGovernment(visit, MANY_NUMBERS, Date.now())
    await this.#betOnDays(guests)
    for (const visit of guests.slice(0, 3)) await this.#betOnDay(visit, DESK, Date.now())
    for (const [number, visit] of own.entries()) await this.#betAhead(visit, number)
    await this.#betOnHot(fans)
    await this.#keepNumbersSmall()
    await this.#playFast([...own.map(withLittle), ...guests], 100)
    await this.#playPlans(own[0]!, guests[0])
  }

  async #playFast(visits: readonly Visit[], usualPercent = 60): Promise<void> {
    const { dice } = this.#house
    const chosen = dice.some(fastGames, 2, () => 1)
    await this.#draws.planFast(chosen)
    const issues = await Promise.all(chosen.map(async (gameCode) => (await this.#draws.coming(gameCode))[0]!))
    await Promise.all(
      visits.map((visit, at) => {
        const issue = issues[at % issues.length]!
        const stakeAmount = Math.min(visit.person.stakeAmount, HIGHEST_FAST)
        const lines =
          issue.gameCode === VIETNAM
            ? vietnamLines(dice, stakeAmount)
            : classicLines(dice, issue.gameCode, stakeAmount, usualPercent)
        return this.#draws.tryPlace(visit, issue, lines)
      }),
    )
    await this.#draws.drawFast()
  }

  async #betOnDays(visits: readonly Visit[]): Promise<void> {
    const { dice } = this.#house
    for (const visit of visits) {
      if (dice.chance(0.5)) await this.#betOnGovernment(visit, dice.between(3, 8))
      if (dice.chance(0.4)) await this.#betOnDay(visit, dice.pick(dailyGames))
    }
  }

  async #betOnGovernment(visit: Visit, numbers: number, afterMs = clock.nowMs()): Promise<void> {
    const [issue] = await this.#draws.coming(GOVERNMENT, afterMs)
    if (!issue) return
    const lines = thaiLines(this.#house.dice, visit.person.stakeAmount, numbers)
    await this.#draws.tryPlace(visit, issue, lines)
  }

  async #betOnDay(visit: Visit, gameCode: string, afterMs = clock.nowMs()): Promise<void> {
    const [issue] = await this.#draws.coming(gameCode, afterMs)
    if (!issue) return
    const { dice } = this.#house
    const { stakeAmount } = visit.person
    const isFourd = gameCode === MAGNUM || gameCode === DESK
    const lines = isFourd ? fourdLines(dice, stakeAmount) : thaiLines(dice, stakeAmount, dice.between(2, 6))
    await this.#draws.tryPlace(visit, issue, lines)
  }

  /** What staff keep small of the coming government draw. */
  async #keepNumbersSmall(): Promise<void> {
    const [issue] = await this.#draws.coming(GOVERNMENT, Date.now())
    if (!issue) return
    const rule = (body: object) =>
      this.#house.staff('owner', 'lottery/change-number-rule', {
        body: { gameCode: GOVERNMENT, numero: issue.numero, ...body },
      })
    const { closed, half } = numberRuleReasons
    await rule({ playCode: 'BOTTOM2', numbers: [CLOSED_NUMBER], mode: 'CLOSED', reason: closed })
    await rule({ playCode: 'TOP2', numbers: [HALF_NUMBER], mode: 'HALF', factor: '0.5', reason: half })
  }

  /** A number that everybody wants comes near the limit of the house. */
  async #betOnHot(visits: readonly Visit[]): Promise<void> {
    const [issue] = await this.#draws.coming(GOVERNMENT, Date.now())
    if (!issue) return
    for (const visit of visits)
      await this.#draws.tryPlace(visit, issue, [numberLine('BOTTOM2', HOT_NUMBER, HOT_AMOUNT)])
  }

  /** Tickets of an own member on draws that come after the demo has begun. */
  async #betAhead(visit: Visit, number: number): Promise<void> {
    const { dice } = this.#house
    const later = Date.now() + HOUR_MS
    for (const [gameCode, note] of [
      [GOVERNMENT, ticketNotes.family],
      [dailyGames[number % 2]!, ticketNotes.plan],
    ] as const) {
      const [issue] = await this.#draws.coming(gameCode, later)
      if (issue) await this.#draws.tryPlace(visit, issue, thaiLines(dice, OWN_STAKE, 5), { note })
    }
    const lines = thaiLines(dice, OWN_STAKE, 4).map(({ multiple: _, ...line }) => line)
    await this.#house.as(visit, 'lottery/save-number-set', {
      body: { name: numberSetName, gameCode: GOVERNMENT, lines },
    })
  }

  /** One plan that is over, and one that goes on for days. */
  async #playPlans(own: Visit, guest: Visit | undefined): Promise<void> {
    await this.#draws.planFast(['SSC60'], PLAN_ISSUES)
    const line = { playCode: 'SSC_POSITION', selections: [[], [], [], [], ['7']], unitAmount: 100 }
    for (const visit of [own, ...(guest ? [guest] : [])])
      await this.#plan(visit, 'SSC60', line, { generator: 'DOUBLING' })
    await this.#draws.drawFast(PLAN_ISSUES)
    await this.#plan(
      own,
      DAILY,
      { playCode: '3D_POSITION', selections: [[], [], ['7']], unitAmount: 100 },
      {},
    )
  }

  async #plan(visit: Visit, gameCode: string, line: object, more: object): Promise<void> {
    const isDaily = gameCode === DAILY
    const after = isDaily ? Date.now() + HOUR_MS : clock.nowMs()
    const issues = await this.#draws.coming(gameCode, after, PLAN_ISSUES)
    // A plan begins with the issue that is open.
    const [open] = await this.#draws.coming(gameCode)
    if (issues[0]?.numero !== open?.numero) return
    await this.#house.try(visit, 'lottery/place-chase', {
      body: {
        gameCode,
        lines: [line],
        issues: issues.map(({ numero }, at) => ({ numero, multiple: isDaily ? 1 : 2 ** at })),
        ...more,
      },
    })
  }
}

const withLittle = (visit: Visit): Visit => ({
  ...visit,
  person: { ...visit.person, stakeAmount: OWN_STAKE },
})
