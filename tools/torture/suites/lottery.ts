/**
 * A lottery under kills and rushes: a draw of 100,000 tickets killed at every chunk, corrected twice and
 * counted again; 200 members at once on one limited number; bets around the close.
 */
import { playLargeDraw } from '../../../tests/products/lottery/large.ts'
import { rushAtClose, rushOnNumber, type RushOutcome } from '../../../tests/products/lottery/rushes.ts'
import { exposureFaults } from '../../../tests/support/lottery-exposure.ts'
import { ledgerAgrees, lotteryFaults, openLotteryHouse, OPENING } from '../../../tests/support/lottery.ts'
import { wordsOf } from '../../backup/place.ts'
import type { Outcome, Suite } from '../suite.ts'

const TICKETS = 100_000
const MEMBERS = Array.from({ length: 200 }, (_, n) => `rush-${n}`)
const NUMBERS = 50
/** Far from where a number begins to pay half because of what it would cost. */
const MOST_TAKEN = 100
const CLOSES = 10

export const lottery: Suite = {
  name: 'lottery',
  about:
    'a draw of 100,000 tickets killed at every chunk and corrected, 200 members at once on one limited number, bets around the close',
  async run({ random, count, say }): Promise<Outcome> {
    const house = await openLotteryHouse()
    try {
      for (const memberId of MEMBERS) await house.member(memberId)
      const openings = new Map(MEMBERS.map((memberId) => [memberId, OPENING]))
      const onNumbers: RushOutcome[] = []
      for (let n = 0; n < NUMBERS; n++)
        onNumbers.push(
          await rushOnNumber(
            house,
            MEMBERS,
            String(n).padStart(3, '0'),
            BigInt(300 * (1 + random(MOST_TAKEN))),
          ),
        )
      say(`${NUMBERS} rushes on a number are over`)
      const atCloses: RushOutcome[] = []
      for (let n = 0; n < CLOSES; n++) atCloses.push(await rushAtClose(house, MEMBERS))
      say(`${CLOSES} closes are over`)
      const failures = [...onNumbers, ...atCloses].flatMap((rush) => rush.failures)
      failures.push(
        ...(await exposureFaults(house.database)),
        ...(await lotteryFaults(house.database, openings)),
      )
      await ledgerAgrees(house.database).catch((error: unknown) => failures.push(wordsOf(error)))
      const draw = await playLargeDraw(house, { tickets: count ?? TICKETS, random, say })
      return {
        figures: [
          `${sumOf(onNumbers)} on a number that 200 members wanted at once, ${NUMBERS} times`,
          `${sumOf(atCloses)} around ${CLOSES} closes`,
          `${draw.tickets} tickets drawn and corrected twice, killed ${draw.kills} times`,
        ],
        failures: [...failures, ...draw.failures],
      }
    } finally {
      await house.shut()
    }
  },
}

function sumOf(rushes: readonly RushOutcome[]): string {
  const sum = (of: (rush: RushOutcome) => number) => rushes.reduce((total, rush) => total + of(rush), 0)
  return `${sum(({ taken }) => taken)} of ${sum(({ asked }) => asked)} bets taken`
}
