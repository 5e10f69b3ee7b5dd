/** The last day, which ends now: what the desks find to do, what stands open, and the roads of the tables. */
import { studioDrafts } from '../../../server/studio-games/drafts.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { confirmationRemark } from '../locales/talk.ts'
import { needs, play } from './evening.ts'
import type { House, Visit } from './house.ts'
import { askOut, inState, payIn, workDesk } from './money.ts'
import type { Person } from './people.ts'
import type { Tables } from './play-tables.ts'
import { feedbackCount, handInPapers, keepFavourites, raiseSuspicions, talk, talkCount, writeFeedback } from './service.ts'

const MINUTE_MS = 60_000
/** How long before the present the last sitting of players begins, and then the roads. */
const PLAY_MS = 150 * MINUTE_MS
const ROAD_ROUNDS = 40
const ROAD_MS = 24 * MINUTE_MS
const PAPERS = 4

export async function closingDay(house: House, tables: Tables, people: readonly Person[], { withFiles }: { withFiles: boolean }): Promise<void> {
  await house.past.moveTo(Date.now() - PLAY_MS)
  const visits = await house.signInAll(house.dice.some(people, 10, ({ weight }) => weight))
  await payIn(house, await needs(house, visits))
  await play(house, tables, visits, { rounds: 12, place: 1 })
  await house.settle()
  await leavePayoutsOpen(house, visits)
  await leaveDepositsOpen(house, visits)
  await serve(house, visits, withFiles)
  await raiseSuspicions(house, people.filter(({ stakeAmount }) => stakeAmount === 2_000))
  await house.past.moveTo(Date.now() - ROAD_MS)
  await tables.play([], await tables.all(), ROAD_ROUNDS)
  await house.settle()
  // Whoever wants to recompute a round of the past needs its server seed, which opens when its pair is retired.
  await openSeeds(house)
  await house.run('studio.count-returns')
  await house.run('wallet.seal')
  await house.run('wallet.prove')
}

async function openSeeds({ process, studio }: House): Promise<void> {
  const rows = await rowsOf(process.database.kysely, sql<{ member_id: string }>`SELECT DISTINCT member_id FROM studio.seed_pair WHERE state = 'ACTIVE' AND nonce > 0`)
  await Promise.all(rows.map(({ member_id: memberId }) => studio.seeds.rotate(memberId, undefined)))
}

/** Some are paid and wait for the member's word, one is disputed, the others wait for the desk. */
async function leavePayoutsOpen(house: House, visits: readonly Visit[]): Promise<void> {
  const half = Math.ceil(visits.length / 2)
  await Promise.all(visits.slice(0, half).map((visit) => askOut(house, visit, 50_000)))
  await workDesk(house, () => 'APPROVE')
  const [paid] = await inState(house, 'CONFIRM_WAIT')
  const owner = visits.find(({ person }) => person.memberId === paid?.member_id)
  if (paid && owner) {
    await house.try(owner, 'cashier/confirm-withdrawal', { params: { withdrawalId: paid.withdrawal_id }, body: { action: 'NOT_RECEIVED', reason: 'NOT_ARRIVED', remark: confirmationRemark } })
  }
  const asked: { visit: Visit; withdrawalId: string }[] = []
  for (const visit of visits.slice(half)) {
    const withdrawalId = await askOut(house, visit)
    if (withdrawalId) asked.push({ visit, withdrawalId })
  }
  const first = asked[0]
  if (first) await house.try(first.visit, 'cashier/cancel-withdrawal', { params: { withdrawalId: first.withdrawalId } })
}

async function leaveDepositsOpen(house: House, visits: readonly Visit[]): Promise<void> {
  const [one, other, third] = visits
  if (!one || !other || !third) return
  await payIn(house, [{ visit: one, amount: 50_000, channel: 'PROMPTPAY', behaviour: 'WRONG_NAME' }, { visit: other, amount: 80_000, channel: 'TRUEMONEY', behaviour: 'WRONG_AMOUNT' }])
  await house.try(third, 'cashier/open-deposit', { body: { channel: 'PROMPTPAY', amount: 30_000 } })
}

async function serve(house: House, visits: readonly Visit[], withFiles: boolean): Promise<void> {
  const nodeIds = studioDrafts.map(({ nodeId }) => nodeId)
  for (const visit of visits) await keepFavourites(house, visit, nodeIds)
  for (let place = 0; place < talkCount; place++) await talk(house, visits[place % visits.length]!, place)
  for (let place = 0; place < feedbackCount; place++) await writeFeedback(house, visits[(place + 3) % visits.length]!, place)
  if (!withFiles) return
  for (const visit of visits.filter(({ person }) => person.kycLevel === 1).slice(0, PAPERS)) await handInPapers(house, visit)
}
