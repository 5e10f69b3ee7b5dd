/** The last day, which ends now: work for operators, open items, and the roads of the tables. */
import { depositChannels } from '../../../contract/shared/cashier-channels.ts'
import { studioDrafts } from '../../../server/studio-games/drafts.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { askForApprovals } from './approvals.ts'
import { needs, play, type Places } from './evening.ts'
import type { House, Visit } from './simulated-process.ts'
import { payIn } from './money.ts'
import { enterOwnBettors, playOwnToday } from './own-members.ts'
import { bookPoints, redeemPoints } from './points.ts'
import { endPayouts, findOwners, leavePayoutsOpen } from './payouts.ts'
import type { Person } from './people.ts'
import { HOT_DEPOSIT } from './play-lotteries.ts'
import { playSports } from './play-sports.ts'
import {
  feedbackCount,
  handInPapers,
  keepFavourites,
  raiseSuspicions,
  talk,
  talkCount,
  writeFeedback,
} from './service.ts'

const MINUTE_MS = 60_000
/**
 * How long before the present the last sitting begins, and then the roads. Sitting, payments, conversations,
 * sports and lotteries take up to four hours and a half; a history that reached the present before its roads
 * would leave tables without any.
 */
const PLAY_MS = 310 * MINUTE_MS
const ROAD_ROUNDS = 30
const ROAD_MS = 26 * MINUTE_MS
const OPEN_MS = 8 * MINUTE_MS
const PAPERS = 4
const FANS = 4
const LARGE_STAKE = 50_000

export async function closingDay(
  house: House,
  { tables, lotteries }: Places,
  people: readonly Person[],
  { withFiles, days }: { withFiles: boolean; days: number },
): Promise<void> {
  await lotteries.drawUntil(Date.now() - PLAY_MS)
  await house.past.moveTo(Date.now() - PLAY_MS)
  const visits = await house.signInAll(house.dice.some(people, 10, ({ weight }) => weight))
  await payIn(house, await needs(house, visits))
  await play(house, tables, visits, { rounds: 12, place: 1 })
  await house.settle()
  const owners = await findOwners(house, people)
  const payers = await house.signInAll(
    people.filter(({ memberId }) => !owners.ids.includes(memberId)).slice(0, depositChannels.length),
  )
  await payByEveryChannel(house, payers)
  await endPayouts(house, owners)
  await serve(house, visits)
  if (withFiles) await handInAll(house, people)
  await raiseSuspicions(
    house,
    people.filter(({ stakeAmount }) => stakeAmount === 2_000),
  )
  // Whoever waits for a payout keeps their money for it.
  const isFree = ({ memberId }: Person) => !owners.ids.includes(memberId)
  const guests = visits.filter(({ person }) => isFree(person))
  const own = await enterOwnBettors(house)
  await playSports(house, own, guests)
  await lotteries.playToday({ own, guests, fans: await enterFans(house, people.filter(isFree)) })
  await playOwnToday(house)
  await house.past.moveTo(Date.now() - ROAD_MS)
  await tables.play([], await tables.all(), ROAD_ROUNDS)
  await house.past.moveTo(Date.now() - OPEN_MS)
  await leavePayoutsOpen(house, owners)
  await leaveDepositsOpen(house, payers)
  await askForApprovals(house, people.filter(isFree))
  await house.settle()
  await house.fold()
  await bookPoints(house, days)
  await redeemPoints(house, people)
  // Recomputing a past round needs its server seed, which is revealed when its pair is retired.
  await openSeeds(house)
  await house.run('studio.count-returns')
  await house.run('lottery/count-returns')
  await house.run('wallet.seal')
  await house.run('wallet.prove')
}

async function openSeeds({ process, studio }: House): Promise<void> {
  const rows = await rowsOf(
    process.database.kysely,
    sql<{
      member_id: string
    }>`SELECT DISTINCT member_id FROM studio.seed_pair WHERE state = 'ACTIVE' AND nonce > 0`,
  )
  await Promise.all(rows.map(({ member_id: memberId }) => studio.seeds.rotate(memberId, undefined)))
}

/** A few who stake much, with the money for it. */
async function enterFans(house: House, people: readonly Person[]): Promise<readonly Visit[]> {
  const fans = await house.signInAll(
    people.filter(({ stakeAmount }) => stakeAmount >= LARGE_STAKE).slice(0, FANS),
  )
  await payIn(
    house,
    fans.map((visit) => ({ visit, amount: HOT_DEPOSIT })),
  )
  return fans
}

/** One is paid by every channel, whatever the members' own habits are. */
async function payByEveryChannel(house: House, payers: readonly Visit[]): Promise<void> {
  await payIn(
    house,
    depositChannels.map((channel, place) => ({
      visit: payers[place % payers.length]!,
      amount: 100_000,
      channel,
    })),
  )
}

/** An order that nobody has paid lasts for minutes only. */
async function leaveDepositsOpen(house: House, payers: readonly Visit[]): Promise<void> {
  const payer = (place: number) => payers[place % payers.length]!
  await payIn(house, [
    { visit: payer(0), amount: 50_000, channel: 'PROMPTPAY', behaviour: 'WRONG_NAME' },
    { visit: payer(1), amount: 80_000, channel: 'TRUEMONEY', behaviour: 'WRONG_AMOUNT' },
  ])
  await house.as(payer(2), 'cashier/open-deposit', { body: { channel: 'PROMPTPAY', amount: 30_000 } })
}

async function serve(house: House, visits: readonly Visit[]): Promise<void> {
  const nodeIds = studioDrafts.map(({ nodeId }) => nodeId)
  for (const visit of visits) await keepFavourites(house, visit, nodeIds)
  for (let place = 0; place < talkCount; place++) await talk(house, visits[place % visits.length]!, place)
  for (let place = 0; place < feedbackCount; place++)
    await writeFeedback(house, visits[(place + 3) % visits.length]!, place)
}

/** Members of the first level ask for the second. */
async function handInAll(house: House, people: readonly Person[]): Promise<void> {
  const visits = await house.signInAll(people.filter(({ kycLevel }) => kycLevel === 1).slice(0, PAPERS))
  for (const visit of visits) await handInPapers(house, visit)
}
