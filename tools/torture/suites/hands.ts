/**
 * Hands of blackjack over connections that break: members decide at random in two processes, messages to the
 * wallet are lost on the way and on the way back, requests are repeated, the sweep runs in between. Each hand
 * must end as it was shown, each balance must be what the hands moved, and the ledger must hold.
 */
import { randomUUID } from 'node:crypto'
import type { HousePort } from '../../../contract/vendor/launch/house-port.ts'
import type { MoneyAnswer } from '../../../contract/vendor/launch/port.ts'
import type { Action } from '../../../games/blackjack/rules/index.ts'
import { clock } from '../../../kernel/clock.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { runAudit } from '../../../modules/wallet/index.ts'
import type { Studio } from '../../../studio/index.ts'
import type { HandView } from '../../../studio/hands/view.ts'
import { sitAtBlackjack, studioOver, type Sitting } from '../../../tests/support/hands.ts'
import { startServer } from '../../../tests/support/server.ts'
import { Failures, inTurns, type Outcome, type Random, type Suite, type SuiteContext } from '../suite.ts'
import { openTestServer } from '../test-server.ts'

const HANDS = 2_000
const MEMBERS = 8
const TRIES = 60

export const hands: Suite = {
  name: 'hands',
  about:
    'plays blackjack over lines that break at every message, and holds every hand and balance against the wallet',
  async run({ count, random, say }: SuiteContext): Promise<Outcome> {
    const place = await openTestServer()
    const server = await startServer()
    const whole = studioOver(server)
    const lines = [0, 1].map(() => studioOver(server, breaking(whole.port, random)))
    const bots: Bot[] = []
    const failures = new Failures()
    try {
      for (let n = 1; n <= MEMBERS; n++)
        bots.push(new Bot(await sitAtBlackjack(server, whole, `member0${n}`), whole, lines, random, failures))
      for (const bot of bots) bot.held = await bot.sitting.balance()
      let done = 0
      const each = Math.ceil((count ?? HANDS) / MEMBERS)
      await inTurns(MEMBERS, MEMBERS, async (n) => {
        for (let hand = 0; hand < each; hand++) {
          await bots[n]!.play()
          if (random(20) === 0) await whole.hands.sweep(clock.now())
          if (++done % 200 === 0) say(`${done} hands`)
        }
      })
      for (const bot of bots)
        failures.check(
          (await bot.sitting.balance()) === bot.held,
          'a balance is not what the hands moved',
          bot.sitting.seat.memberId,
        )
      for (const proof of await runAudit(server.process.database.kysely))
        failures.check(proof.ok, `the audit fails in ${proof.id}`, proof.detail)
      const sum = (of: (bot: Bot) => number) => bots.reduce((total, bot) => total + of(bot), 0)
      return {
        figures: [
          `${done} hands of ${MEMBERS} members, ${sum((bot) => bot.orders)} orders, ${sum((bot) => bot.cuts)} cut off and said again`,
        ],
        failures: failures.list(),
      }
    } finally {
      for (const studio of [...lines, whole]) await studio.close()
      await server.close()
      await place.close()
    }
  },
}

/** Of three messages one is lost on the way there and one on the way back. */
function breaking(wallet: HousePort, random: Random): Partial<HousePort> {
  const cut =
    <Message>(call: (message: Message) => Promise<MoneyAnswer>) =>
    async (message: Message): Promise<MoneyAnswer> => {
      const fault = random(3)
      if (fault === 1) throw new Error('lost on the way')
      const answer = await call(message)
      if (fault === 2) throw new Error('the answer is lost')
      return answer
    }
  return { bet: cut(wallet.bet), win: cut(wallet.win) }
}

class Bot {
  readonly sitting: Sitting
  held = 0
  orders = 0
  cuts = 0
  readonly #whole: Studio
  readonly #lines: readonly Studio[]
  readonly #random: Random
  readonly #failures: Failures

  constructor(sitting: Sitting, whole: Studio, lines: readonly Studio[], random: Random, failures: Failures) {
    this.sitting = sitting
    this.#whole = whole
    this.#lines = lines
    this.#random = random
    this.#failures = failures
  }

  async play(): Promise<void> {
    const stake = 500 + this.#random(1_000)
    let hand = await this.#insist((studio, key) => this.sitting.start(studio, stake, key))
    while (hand.state === 'OPEN') {
      const shown = hand
      const action = shown.actions[this.#random(shown.actions.length)] as Action
      hand = await this.#insist((studio, key) => this.sitting.act(studio, shown, action, key))
    }
    this.held += hand.winAmount - hand.betAmount
    const round = await this.#whole.port.round({ roundId: hand.handId })
    this.#failures.check(
      hand.balance === this.held,
      'a hand shows another balance than its money gives',
      hand,
    )
    this.#failures.check(
      round.state === 'CLOSED' && round.betAmount === hand.betAmount && round.winAmount === hand.winAmount,
      'the wallet knows a hand otherwise',
      { hand, round },
    )
  }

  /** Says it by either process until it is answered; now and then reloads in between. */
  async #insist(send: (studio: Studio, key: string) => Promise<HandView>): Promise<HandView> {
    const key = randomUUID()
    this.orders += 1
    for (let tries = 0; tries < TRIES; tries++) {
      const studio = this.#lines[this.#random(2)]!
      try {
        return await send(studio, key)
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'COMMON_BUSY') throw error
        this.cuts += 1
        if (this.#random(4) === 0) await studio.hands.current(this.sitting.seat).catch(() => null)
      }
    }
    throw new Error('an order was never answered')
  }
}
