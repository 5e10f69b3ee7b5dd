/**
 * What a process does that is there to be killed: everything about issue n follows from n, so it can be
 * played again to its end, by this process or by another.
 */
import { numberGameOf } from '../../../kernel/lottery/numbers/games.ts'
import { publishedText } from '../../../kernel/lottery/numbers/published.ts'
import { cancelOwnOrder } from '../../../modules/lottery/orders/cancel.ts'
import { readIssue } from '../../../modules/lottery/draws/door.ts'
import { placeSlip } from '../../../modules/lottery/orders/place.ts'
import { lotteryRider } from '../../../modules/lottery/orders/rider.ts'
import { refundIssue } from '../../../modules/lottery/orders/settling/refund.ts'
import { settleIssue } from '../../../modules/lottery/orders/settling/settle.ts'
import { openPoster, type Poster } from '../../../modules/wallet/index.ts'
import { openDatabase, run, sql, type Database } from '../../../platform/postgres.ts'
import { MERCHANT } from '../../ledger/support.ts'
import { openIssueRow, stateResult } from '../../support/lottery.ts'
import { playTurns } from '../../support/play-turns.ts'

export const PLAYERS = Array.from({ length: 20 }, (_, n) => `k${n}`)
const BETS = 30

/** In turn a lottery of prize groups and one on whole numbers. */
const GAMES = ['SSC60', 'VN_NORTH_60'] as const
const gameCodeOf = (n: number) => GAMES[n % GAMES.length]!
const issueOf = (n: number) => ({ gameCode: gameCodeOf(n), numero: String(202_611_280_001n + BigInt(n)) })

const classicLines = (n: number, place: number) => [
  {
    playCode: 'SSC_POSITION',
    selections: [[], [], [], [], [String((n + place) % 4)]],
    unitAmount: 100,
    multiple: (place % 7) + 1,
  },
  { playCode: 'SSC_SUM5', selections: [[place % 2 ? 'BIG' : 'SMALL']], unitAmount: 50, multiple: 2 },
]
/** At half of the odds, so that a number that fills up is sold on. */
const numberLines = (n: number, place: number) => [
  {
    playCode: 'LO2',
    selections: [[`0${(n + place) % 4}`]],
    unitAmount: 100 * ((place % 7) + 1),
    multiple: 1,
    odds: ['49'],
  },
  { playCode: 'DE', selections: [[`1${place % 2}`]], unitAmount: 150, multiple: 1 },
]

/** Bet `place` of issue n. */
const slipOf = (n: number, place: number) =>
  gameCodeOf(n) === 'SSC60'
    ? { ...issueOf(n), betG: 1_800 + 20 * (place % 5), lines: classicLines(n, place) }
    : { ...issueOf(n), lines: numberLines(n, place) }

/** A north board whose numbers end in two digits, and whose special ends in two others. */
const boardOf = (n: number, last: string, special: string): string => {
  const game = numberGameOf(gameCodeOf(n))!
  const form = game.formOf(issueOf(n).numero)
  const numbers = form.map(({ prize, count, digits }) => [
    prize,
    Array.from({ length: count }, () => (prize === 'special' ? special : last).padStart(digits!, '7')),
  ])
  return publishedText(form, Object.fromEntries(numbers))
}

/** Two results of three are corrected; every fifth issue is void. */
function resultsOf(n: number): string[] {
  if (n % 5 === 4) return []
  if (gameCodeOf(n) === 'SSC60') return n % 3 ? ['00001', '00002'] : ['00003']
  return n % 3 ? [boardOf(n, '01', '10'), boardOf(n, '02', '11')] : [boardOf(n, '03', '10')]
}

/** `owner` may write results. */
export async function playIssue(owner: Database, poster: Poster, n: number): Promise<void> {
  const issue = issueOf(n)
  const parts = { database: owner, poster }
  await openIssueRow(owner, issue)
  const { state } = (await readIssue(owner.kysely, issue))!
  if (state === 'OPEN')
    await Promise.all(
      Array.from({ length: BETS }, async (_, place) => {
        const bettor = {
          merchantId: MERCHANT,
          memberId: PLAYERS[(n + place * 7) % PLAYERS.length]!,
          currency: 'THB' as const,
        }
        const { orderId } = await placeSlip(parts, bettor, `k${n}-${place}`, slipOf(n, place))
        if (place % 8 === 0) await cancelOwnOrder(parts, bettor, orderId)
      }),
    )
  const results = resultsOf(n)
  if (results.length === 0) {
    await run(
      owner.kysely,
      sql`UPDATE lottery.issue SET state = 'VOID' WHERE numero = ${issue.numero} AND state <> 'VOID'`,
    )
    await refundIssue({ ...parts, chunk: 5 }, issue)
  }
  for (const [place, result] of results.entries()) {
    const { version } = (await readIssue(owner.kysely, issue))!
    if (version <= place) await stateResult(owner, issue, result)
    await settleIssue({ ...parts, chunk: 3 }, issue)
  }
}

/** Plays issues from `first` on, and prints each when it begins and when it is done. */
export async function playUntilKilled(url: string, first: number): Promise<void> {
  const owner = openDatabase({ url, role: null, max: 4 })
  const poster = openPoster({ url, riders: [lotteryRider()], batchSize: 16 })
  await playTurns(first, (n) => playIssue(owner, poster, n))
}
