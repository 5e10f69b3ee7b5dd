/**
 * What member01 to member07 paid in and played, so that their levels, rebates, missions, points and ranks
 * show something. They play ACME's first game, which pays 1.94 times the stake at even chances; how many of
 * the rounds are won is planned, so that each has 10,000.00 baht again when the demo begins (wire.md §10).
 */
import { randomUUID } from 'node:crypto'
import type { VendorPort } from '../../../contract/vendor/launch/port.ts'
import { payoutOf } from '../../../demo/acme/draw.ts'
import { demoMemberId, demoPayeeName } from '../identity.ts'
import { roundOffReason } from '../locales/talk.ts'
import { DEMO_MERCHANT } from '../system.ts'
import { settleRoundInChunks } from '../../../modules/wallet/index.ts'
import { sessionsKey } from '../../../platform/keys.ts'
import { sessionLives } from '../../../platform/sessions.ts'
import { balanceOf, payIn } from './money.ts'
import type { Person } from './people.ts'
import type { House, Visit } from './simulated-process.ts'

const GAME = 'ACME-1'
const FIELDS = 2
const STAKE = 50_000
const OPENING = 1_000_000
/** Of one member at once; each batch takes a minute. */
const AT_ONCE = 20
const MINUTE_MS = 60_000

interface Play {
  readonly number: number
  readonly rounds: number
  readonly wins: number
}
/** An evening that brings member02 to silver and two others to bronze (domain/economy.md §2). */
const evening: readonly (Play & { deposits: readonly number[] })[] = [
  { number: 1, rounds: 240, wins: 116, deposits: [300_000] },
  { number: 2, rounds: 600, wins: 292, deposits: [500_000, 550_000] },
  { number: 3, rounds: 110, wins: 50, deposits: [250_000] },
]
/** Who lost on the evening wins today: a larger loss than usual is a sign of risk, and ends all offers. */
const today: readonly Play[] = [
  { number: 1, rounds: 40, wins: 22 },
  { number: 2, rounds: 44, wins: 27 },
  { number: 3, rounds: 24, wins: 13 },
  { number: 4, rounds: 60, wins: 29 },
  { number: 5, rounds: 30, wins: 14 },
  { number: 6, rounds: 16, wins: 7 },
  { number: 7, rounds: 10, wins: 4 },
]

/** A lost round of the evening that is corrected on the next day, and what the member plays then. */
const corrected = { number: 3, round: '00000000-0000-4000-8000-0000000c0de3' }
const nextDay: Play = { number: 3, rounds: 6, wins: 3 }

/** A night later their levels follow from it. */
export async function playOwnEvening(house: House): Promise<void> {
  const visits = await enterOwn(house, evening)
  for (const place of [0, 1])
    await payIn(
      house,
      evening.flatMap(({ deposits }, at) =>
        deposits[place] === undefined ? [] : [{ visit: visits[at]!, amount: deposits[place] }],
      ),
    )
  await playAll(
    house,
    evening.map(({ rounds, wins }, at) => ({ visit: visits[at]!, rounds, wins })),
  )
  await loseCorrected(house, visits[evening.findIndex(({ number }) => number === corrected.number)]!)
  await house.settle()
  await house.fold()
}

/** The night gives levels and their bonuses; the rebates of the evening are claimed. */
export async function wakeOwn(house: House): Promise<void> {
  await house.run('promotions/run-vip-nights')
  await house.run('promotions/follow-rebates')
  for (const visit of await enterOwn(house, evening))
    await house.try(visit, 'promotions/claim-rebate', { body: {} })
  await correct(house)
}

async function loseCorrected(house: House, visit: Visit): Promise<void> {
  const port = house.acmePort()
  const launchToken = await house.launchToken(visit, 'ACME', GAME)
  const { sessionToken } = await port.authenticate({ launchToken, playerAddress: visit.person.address })
  const { status } = await port.bet({
    memberId: visit.person.memberId,
    sessionToken: sessionToken!,
    transactionId: randomUUID(),
    roundId: corrected.round,
    gameCode: GAME,
    amount: STAKE,
    currency: 'THB',
  })
  if (status !== 'OK') throw new Error(`the round that is corrected was refused: ${status}`)
  await settle(house, { version: 1, winAmount: 0n, validAmount: BigInt(STAKE) })
}

/** The round is declared void a day later, so the statements of the agents above have a line that says so. */
async function correct(house: House): Promise<void> {
  await settle(house, { version: 2, winAmount: BigInt(STAKE), validAmount: 0n })
  const [visit] = await enterOwn(house, [nextDay])
  await playAll(house, [{ ...nextDay, visit: visit! }])
  await house.settle()
}

async function settle(
  { process }: House,
  { version, ...result }: { version: number; winAmount: bigint; validAmount: bigint },
): Promise<void> {
  const results = [
    { ...result, memberId: demoMemberId(corrected.number), bonusValidAmount: result.validAmount },
  ]
  const order = { vendor: 'ACME', roundId: corrected.round, version, results }
  const { SETTLED } = await settleRoundInChunks(process.database, order)
  if (SETTLED !== 1) throw new Error('the round that is corrected was not settled')
}

/** Who bets on sports and lotteries today. */
const bettors = [1, 2, 3, 4]

export const enterOwnBettors = (house: House): Promise<Visit[]> =>
  enterOwn(
    house,
    bettors.map((number) => ({ number })),
  )

/** Of the last day; what they pay in makes the balances even, but for the satang that a transfer is told by. */
export async function playOwnToday(house: House): Promise<void> {
  const visits = await enterOwn(house, today)
  const plans = today.map((play, at) => ({ ...play, visit: visits[at]! }))
  await payIn(
    house,
    await Promise.all(
      plans.map(async ({ visit, rounds, wins }) => ({
        visit,
        amount: OPENING - (await balanceOf(house, visit)) - netOf(rounds, wins),
      })),
    ),
  )
  await playAll(house, plans)
  await house.settle()
  for (const visit of visits) await roundOff(house, visit)
}

const netOf = (rounds: number, wins: number): number => wins * payoutOf(STAKE, FIELDS, true) - rounds * STAKE

async function roundOff(house: House, visit: Visit): Promise<void> {
  const amount = OPENING - (await balanceOf(house, visit))
  if (amount === 0) return
  await house.staff('finance', 'operator/request-adjustment', {
    params: { memberId: visit.person.memberId },
    body: { amount, reason: roundOffReason },
  })
}

/** Wins are spread evenly, so that nobody runs out of money on the way. */
const outcomesOf = (rounds: number, wins: number): boolean[] =>
  Array.from(
    { length: rounds },
    (_, round) => Math.floor(((round + 1) * wins) / rounds) > Math.floor((round * wins) / rounds),
  )

interface Planned {
  readonly visit: Visit
  readonly rounds: number
  readonly wins: number
}

async function playAll(house: House, plans: readonly Planned[]): Promise<void> {
  const port = house.acmePort()
  const players = await Promise.all(
    plans.map(async ({ visit, rounds, wins }) => {
      const launchToken = await house.launchToken(visit, 'ACME', GAME)
      const { sessionToken } = await port.authenticate({ launchToken, playerAddress: visit.person.address })
      return { visit, sessionToken: sessionToken!, left: outcomesOf(rounds, wins) }
    }),
  )
  while (players.some(({ left }) => left.length > 0)) {
    await house.past.pass(MINUTE_MS)
    await Promise.all(
      players.flatMap(({ visit, sessionToken, left }) =>
        left
          .splice(0, AT_ONCE)
          .map((isHit) => playRound(port, { memberId: visit.person.memberId, sessionToken }, isHit)),
      ),
    )
  }
}

async function playRound(
  port: VendorPort,
  player: { memberId: string; sessionToken: string },
  isHit: boolean,
): Promise<void> {
  const { status } = await port.betWin({
    ...player,
    transactionId: randomUUID(),
    roundId: randomUUID(),
    gameCode: GAME,
    betAmount: STAKE,
    winAmount: payoutOf(STAKE, FIELDS, isHit),
    currency: 'THB',
  })
  if (status !== 'OK') throw new Error(`a round of ${player.memberId} was refused: ${status}`)
}

/**
 * Their sessions are opened without a sign-in: nobody has signed in as them yet, so that the first who does
 * is asked for nothing more than the password.
 */
const enterOwn = (house: House, plays: readonly Pick<Play, 'number'>[]): Promise<Visit[]> =>
  Promise.all(plays.map(({ number }) => enter(house, ownPerson(number))))

async function enter({ process }: House, person: Person): Promise<Visit> {
  const sessions = process.services.use(sessionsKey)
  const { token } = await process.database.transaction((tx) =>
    sessions.create(tx, {
      audience: 'player',
      accountId: person.memberId,
      merchantId: DEMO_MERCHANT,
      claims: { account: person.username, type: 0, isTrial: false, isAgent: false },
      address: person.address,
      device: person.userAgent,
      ...sessionLives.player,
    }),
  )
  const found = await sessions.find(token)
  if (!('session' in found)) throw new Error(`${person.username} has no session`)
  return { person, session: found.session }
}

function ownPerson(number: number): Person {
  const two = String(number).padStart(2, '0')
  return {
    number,
    memberId: demoMemberId(number),
    username: `member${two}`,
    name: demoPayeeName(number),
    mobile: `+668100000${two}`,
    email: `member${two}@player.example`,
    bankCode: 'KBANK',
    accountNo: String(1_000_000_000 + number),
    uplineId: null,
    joinedDaysAgo: 29,
    kycLevel: 2,
    habit: 'SLOTS',
    stakeAmount: STAKE,
    weight: 1,
    // A transfer between banks arrives to the satang.
    channel: 'BANK_TRANSFER',
    address: `198.19.0.${number}`,
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0',
    visitorId: `00000000-0000-4000-8000-00000002${two.padStart(4, '0')}`,
  }
}
