/** T-P4: whoever gets no offers sees and receives nothing, of whatever kind it is. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDeposit } from '../../../contract/player/cashier/open-deposit.ts'
import { payDemoBank } from '../../../contract/player/dev/pay-demo-bank.ts'
import { listMessages } from '../../../contract/player/messaging/list-messages.ts'
import { checkIn } from '../../../contract/player/promotions/check-in.ts'
import { claimPromotion } from '../../../contract/player/promotions/claim-promotion.ts'
import { claimRafflePromotion } from '../../../contract/player/promotions/claim-raffle-promotion.ts'
import { claimRewards } from '../../../contract/player/promotions/claim-rewards.ts'
import { joinPromotion } from '../../../contract/player/promotions/join-promotion.ts'
import { listPromotions } from '../../../contract/player/promotions/list-promotions.ts'
import { listRewards } from '../../../contract/player/promotions/list-rewards.ts'
import { missionClaim } from '../../../contract/player/promotions/mission-claim.ts'
import { openRedEnvelope } from '../../../contract/player/promotions/open-red-envelope.ts'
import { promotionKinds, type PromotionKindCode } from '../../../contract/shared/promotion-words.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { readArguments } from '../../../kernel/promotions/arguments.ts'
import { promotionKindOf } from '../../../kernel/promotions/kinds/index.ts'
import { oneOf, run, sql } from '../../../platform/postgres.ts'
import { goToHour } from '../../../tests/support/bangkok.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { openPromotion, stopPromotion } from '../../../tests/support/promotions.ts'
import { stopMarketing } from '../../messaging/shared/store/marketing.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { tellWaiting } from '../notices/tell.ts'

const JOBS = [
  'promotions/follow-played',
  'promotions/gather-tickets',
  'promotions/close-boards',
  'promotions/pay-cashbacks',
  'promotions/settle-referrals',
  'promotions/share-referral-days',
]
const DAY_MS = 86_400_000
const later = (days: number) => new Date(clock.nowMs() + days * DAY_MS)

let house: CashierHouse
/** Each has paid in and played as much as every kind asks for, before they are left out. */
const members: Record<string, Player> = {}
const states = {
  'self-excluded': (id: string) => guard(id, 'SELF_EXCLUDED', null),
  'on a time-out': (id: string) => guard(id, 'TIMEOUT', later(30)),
  'flagged by the staff': (id: string) => stopOffers(id, later(30)),
  'in a stop of advertising': (id: string) => stopOffers(id, null),
} as const
type State = keyof typeof states
const stateNames = Object.keys(states) as State[]

const guard = (id: string, blockedReason: string, blockedUntil: Date | null) =>
  house.transaction((tx) => setMemberGuard(tx, id, { blockedReason, blockedUntil }))
const stopOffers = (accountId: string, until: Date | null) =>
  house.transaction((tx) => stopMarketing(tx, { merchantId: DEMO_MERCHANT, accountId }, clock.now(), until))

beforeAll(async () => {
  house = await openCashierHouse()
  await house.transaction((tx) =>
    run(tx, sql`UPDATE promotions.promotion SET state = 'STOPPED' WHERE state = 'LIVE'`),
  )
  await goToHour(house, 10)
  for (const [place, name] of [...stateNames, 'anybody else'].entries()) {
    const member = await house.player(place + 1)
    members[name] = member
    await member.deposit(100_000)
    await house.play(member.id, 500_000n, 0n)
  }
  await rollUpAll(house.server.process.database)
  await house.settle(...JOBS)
  for (const name of stateNames) await states[name](members[name]!.id)
})
afterAll(async () => {
  await house.audit()
  await house.close()
})

/** What a kind needs beside its defaults, so that a member with such figures would receive something. */
const argumentsOf: Partial<Record<PromotionKindCode, () => Record<string, unknown>>> = {
  CASHBACK: () => ({ joining: 'PRESS' }),
  RED_ENVELOPE: () => ({ opensAt: later(1).toISOString() }),
  RAFFLE: () => ({ drawAt: later(1).toISOString() }),
}
const whole = (kind: PromotionKindCode) =>
  readArguments(promotionKindOf[kind]?.declared ?? {}, argumentsOf[kind]?.() ?? {}).values
async function deposit(member: Player, promotionId: string): Promise<void> {
  const body = { channel: 'PROMPTPAY', amount: 50_000, promotionId }
  const { value, success } = await member.call(openDeposit, { body })
  if (success) await member.call(payDemoBank, { body: { intentId: value.intentId } })
}
const attempts: Partial<
  Record<PromotionKindCode, (member: Player, promotionId: string) => Promise<unknown>>
> = {
  FIRST_DEPOSIT: deposit,
  RELOAD: deposit,
  CHECK_IN: (member) => member.call(checkIn),
  MISSION: (member) => member.call(missionClaim, { body: {} }),
  RED_ENVELOPE: (member, promotionId) => member.call(openRedEnvelope, { body: { promotionId } }),
  RAFFLE: (member, promotionId) => member.call(claimRafflePromotion, { body: { promotionId } }),
}
const anyWay = async (member: Player, promotionId: string) => {
  await member.call(joinPromotion, { body: { promotionId } })
  await member.call(claimPromotion, { body: { promotionId } })
  await member.call(claimRewards, { body: {} })
}
const given = ({ id }: Player, promotionId: string) =>
  oneOf(
    house.server.process.database.kysely,
    sql<{ claims: number; tickets: number; turnover: number }>`
    SELECT (SELECT count(*)::int FROM promotions.claim WHERE member_id = ${id} AND promotion_id = ${promotionId}) AS claims,
      (SELECT count(*)::int FROM promotions.raffle_ticket WHERE member_id = ${id} AND promotion_id = ${promotionId}) AS tickets,
      (SELECT count(*)::int FROM wagering.requirement WHERE member_id = ${id} AND source <> 'DEPOSIT') AS turnover`,
  )
const seenBy = async (member: Player) =>
  (await member.call(listPromotions)).value.list?.map((card) => card.promotionId) ?? []

describe.each(promotionKinds)('%s', (kind) => {
  let promotionId: string
  beforeAll(async () => {
    promotionId = await house.transaction((tx) =>
      openPromotion(tx, { kind, arguments: whole(kind), endsAt: later(2) }),
    )
  })
  afterAll(() => house.transaction((tx) => stopPromotion(tx, promotionId)))

  test('is there for anybody else', async () => {
    const member = members['anybody else']!
    // Missions are listed on their own page; who has reached one finds it in the reward centre.
    if (kind === 'MISSION')
      expect((await member.call(listRewards)).value.ready.map(({ source }) => source)).toEqual(['MISSION'])
    else expect(await seenBy(member)).toContain(promotionId)
  })

  test.each(stateNames)('a member who is %s receives nothing of it', async (state) => {
    const member = members[state]!
    expect(await seenBy(member)).toEqual([])
    const before = await member.balances()
    await (attempts[kind] ?? anyWay)(member, promotionId)
    await anyWay(member, promotionId)
    await rollUpAll(house.server.process.database)
    await house.settle(...JOBS)
    await tellWaiting(
      house.server.process.database,
      { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok', currency: 'THB' },
      clock.now(),
    )
    expect(await given(member, promotionId)).toEqual({ claims: 0, tickets: 0, turnover: 0 })
    expect((await member.balances()).bonus).toBe(before.bonus)
    expect((await member.call(listRewards)).value.ready ?? []).toEqual([])
    const { list } = (await member.call(listMessages)).value
    expect(list.filter(({ category }) => category === 'PROMOTION')).toEqual([])
  })
})
