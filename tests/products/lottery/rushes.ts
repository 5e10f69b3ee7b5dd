/** Many members at once: on one number that is limited, and around the close of an issue. */
import { writeRules } from '../../../modules/lottery/orders/store/number-rules.ts'
import { lotteryRider } from '../../../modules/lottery/orders/rider.ts'
import { placeSlip } from '../../../modules/lottery/orders/place.ts'
import type { IssueKey } from '../../../modules/lottery/draws/door.ts'
import { openPoster, type Poster } from '../../../modules/wallet/index.ts'
import { oneOf, sql } from '../../../platform/postgres.ts'
import { MERCHANT } from '../../ledger/support.ts'
import { freshKey, type LotteryHouse } from '../../support/lottery.ts'
import { said } from '../../support/lottery-slips.ts'

export interface RushOutcome {
  readonly asked: number
  readonly taken: number
  readonly failures: string[]
}

/** Two processes' posters: the members bet through either. */
async function beside<Result>(
  house: LotteryHouse,
  work: (posters: readonly Poster[]) => Promise<Result>,
): Promise<Result> {
  const other = openPoster({ url: house.fresh.url, riders: [lotteryRider()] })
  try {
    return await work([house.poster, other])
  } finally {
    await other.close()
  }
}

const betOf = (
  house: LotteryHouse,
  poster: Poster,
  memberId: string,
  issue: IssueKey,
  line: { playCode: string; selections: string[][]; unitAmount: number },
) =>
  said(
    placeSlip({ database: house.database, poster }, house.bettor(memberId), freshKey(), {
      ...issue,
      lines: [{ ...line, multiple: 1 }],
    }),
  )

/** Every member at once asks for 3 baht of a number of which the house takes `mostAmount` satang. */
export async function rushOnNumber(
  house: LotteryHouse,
  members: readonly string[],
  number: string,
  mostAmount: bigint,
): Promise<RushOutcome> {
  const issue = await house.issue('LAO')
  const rule = { mode: 'LIMITED', factorE4: 5_000, maxTotalAmount: mostAmount, onFull: 'CLOSED' } as const
  const keys = { merchantId: MERCHANT, gameCode: 'LAO', numero: null, playCode: 'TOP3', numberKeys: [number] }
  await house.database.transaction((tx) =>
    writeRules(tx, keys, rule, { reason: 'a rush', changedBy: 'torture' }),
  )
  const line = { playCode: 'TOP3', selections: [[number]], unitAmount: 300 }
  const answers = await beside(house, (posters) =>
    Promise.all(
      members.map((memberId, n) => betOf(house, posters[n % posters.length]!, memberId, issue, line)),
    ),
  )
  const taken = answers.filter((answer) => answer === 'OK').length
  const { stands } = await oneOf(
    house.owner.kysely,
    sql<{ stands: bigint }>`
    SELECT coalesce(sum(stake_amount), 0)::bigint AS stands FROM lottery.exposure
    WHERE game_code = 'LAO' AND numero = ${issue.numero} AND number_key = ${number}`,
  )
  const room = Number(mostAmount / 300n)
  const failures = []
  if (taken !== Math.min(room, members.length))
    failures.push(`${number} took ${taken} bets instead of ${room}`)
  if (stands !== BigInt(taken) * 300n) failures.push(`${number} holds ${stands} after ${taken} bets of 300`)
  const others = [...new Set(answers)].filter(
    (answer) => !/^(OK$|LOTTERY_NUMBER_(LIMIT|CLOSED) )/.test(answer),
  )
  if (others.length > 0) failures.push(`${number} was answered ${others.join(', ')}`)
  return { asked: answers.length, taken, failures }
}

/** Members bet without a pause from a second before an issue's close to a little after it. */
export async function rushAtClose(house: LotteryHouse, members: readonly string[]): Promise<RushOutcome> {
  const issue = await house.issue('SSC60', { closesInS: 1 })
  const until = Date.now() + 1_500
  const line = { playCode: 'SSC_POSITION', selections: [[], [], [], [], ['7']], unitAmount: 100 }
  const answers: string[] = []
  await beside(house, (posters) =>
    Promise.all(
      members.map(async (memberId, n) => {
        while (Date.now() < until)
          answers.push(await betOf(house, posters[n % posters.length]!, memberId, issue, line))
      }),
    ),
  )
  const taken = answers.filter((answer) => answer === 'OK').length
  const { late, stand } = await oneOf(
    house.owner.kysely,
    sql<{ late: number; stand: number }>`
    SELECT count(*)::int AS stand, (count(*) FILTER (WHERE o.placed_at >= i.closes_at))::int AS late
    FROM lottery.orders o JOIN lottery.issue i USING (game_code, numero)
    WHERE o.game_code = 'SSC60' AND o.numero = ${issue.numero}`,
  )
  const failures = []
  if (late > 0) failures.push(`${late} bets stand in ${issue.numero} from after its close`)
  if (stand !== taken) failures.push(`${stand} bets stand in ${issue.numero}, ${taken} were answered OK`)
  if (!answers.includes('LOTTERY_CLOSED')) failures.push(`nobody came after the close of ${issue.numero}`)
  const others = [...new Set(answers)].filter((answer) => answer !== 'OK' && answer !== 'LOTTERY_CLOSED')
  if (others.length > 0) failures.push(`around the close was answered ${others.join(', ')}`)
  return { asked: answers.length, taken, failures }
}
