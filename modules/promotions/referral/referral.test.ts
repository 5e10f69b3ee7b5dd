/** Friends from their registration to what both are paid (docs/flows/referral.md). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimRewards } from '../../../contract/player/promotions/claim-rewards.ts'
import { readReferral } from '../../../contract/player/promotions/read-referral.ts'
import { demoAgentId } from '../../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { firstOf, rowsOf, run, sql } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { givenOf } from '../../../tests/support/given.ts'
import { referralHouse } from '../../../tests/support/referrals.ts'
import { makeOwnCode } from '../../identity/index.ts'
import { setSetting } from '../../system/index.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { promotionSettings } from '../settings.ts'
import { giveFriends } from './gifts.ts'
import { settleReferrals } from './settle.ts'

const house = { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok' }
let cashier: CashierHouse
let promotionId: string
let member: Player
const {
  database,
  promote,
  person,
  friendOf,
  bring,
  settle,
  main,
  readyOf,
  claimAll,
  rowOf,
  turnoverOf,
  spentOf,
  stateOf,
  bindAs,
} = referralHouse(() => cashier)
beforeAll(async () => {
  cashier = await openCashierHouse()
})
afterAll(async () => {
  await cashier.audit()
  await cashier.close()
})
beforeEach(async () => {
  member = await person()
  promotionId = await promote()
})

test('an honest friend pays both: fifty at once with 1×, and a hundred that the member presses, with 3×', async () => {
  const friend = await friendOf(member)
  await bring(friend, 300, 3_000)
  const [before, friendBefore] = [await main(member), await main(friend)]
  await settle()
  expect(await rowOf(friend)).toMatchObject({ state: 'MET', gift_state: 'PAID' })
  expect(await main(friend)).toBe(friendBefore + 5_000n)
  expect(await turnoverOf(friend)).toEqual([[5_000n, false]])
  expect(await main(member)).toBe(before)
  expect(await readyOf(member)).toMatchObject([{ amount: 10_000, times: 3, name: 'Invite friends' }])
  expect((await claimAll(member)).value).toMatchObject({ count: 1, amount: 10_000 })
  expect(await main(member)).toBe(before + 10_000n)
  expect(await turnoverOf(member)).toEqual([[30_000n, false]])
  // Once each, however often anybody looks or presses again.
  await settle()
  expect((await claimAll(member)).value).toMatchObject({ count: 0, amount: 0 })
  expect([await main(member), await main(friend)]).toEqual([before + 10_000n, friendBefore + 5_000n])
  expect((await givenOf(cashier, promotionId)).outcomes).toEqual([['OPEN', 2, 15_000]])
})

test('a satang of either figure short pays nobody', async () => {
  const [poor, idle] = [await friendOf(member), await friendOf(member)]
  await bring(poor, 299, 3_100)
  await bring(idle, 300, 2_999)
  await settle()
  expect(await rowOf(poor)).toMatchObject({ state: 'OPEN' })
  expect(await rowOf(idle)).toMatchObject({ state: 'OPEN' })
  expect(await readyOf(member)).toEqual([])
})

test('fifty that press at once are paid once', async () => {
  await bring(await friendOf(member), 300, 3_000)
  await settle()
  const [reward] = await readyOf(member)
  const before = await main(member)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => member.call(claimRewards, { body: { rewardId: reward!.rewardId } })),
  )
  expect(answers.reduce((sum, { value }) => sum + (value?.amount ?? 0), 0)).toBe(10_000)
  expect(await main(member)).toBe(before + 10_000n)
})

test('two that settle at once, cut off after every step, pay every friend once', async () => {
  const friends = [await friendOf(member), await friendOf(member), await friendOf(member)]
  for (const friend of friends) await bring(friend, 300, 3_000)
  const before = await main(friends[0]!)
  const parts = { database: database(), now: clock.now(), chunk: 1 }
  const cut = () => {
    throw new Error('cut off')
  }
  await settleReferrals({ ...parts, onStep: cut }, house).catch(() => undefined)
  await Promise.all([settleReferrals(parts, house), settleReferrals(parts, house)])
  await giveFriends({ ...parts, onStep: cut }, house).catch(() => undefined)
  await Promise.all([giveFriends(parts, house), giveFriends(parts, house)])
  expect(await main(friends[0]!)).toBe(before + 5_000n)
  for (const friend of friends) expect(await turnoverOf(friend)).toEqual([[5_000n, false]])
  expect(await readyOf(member)).toHaveLength(3)
})

test('T-A3 a ring of friends with one bank account earns nothing', async () => {
  const ring = [await friendOf(member), await friendOf(member), await friendOf(member)]
  for (const friend of ring) {
    await bindAs(friend, 'KBANK', '7788990011')
    await bring(friend, 300, 3_000)
  }
  const before = await Promise.all([member, ...ring].map(main))
  await settle()
  for (const friend of ring)
    expect(await rowOf(friend)).toMatchObject({ state: 'REFUSED', reason: 'BANK_ACCOUNT' })
  expect(await readyOf(member)).toEqual([])
  expect((await claimAll(member)).value.count).toBe(0)
  expect(await Promise.all([member, ...ring].map(main))).toEqual(before)
})

test.each([
  ['the device', { device: 'one-device' }, 'DEVICE'],
  ['the payee, however it is written', { payeeName: 'คน เดียว.กัน' }, 'PAYEE'],
  ['the network address', { address: '198.51.100.7' }, 'ADDRESS'],
] as const)(
  'T-A3 a friend who shares %s of the one who invited earns nothing',
  async (_name, traits, reason) => {
    const inviting = await person(
      'payeeName' in traits ? { payeeName: 'คนเดียว กัน' } : { ...traits, payeeName: undefined },
    )
    const own = await friendOf(inviting, traits)
    await bring(own, 300, 3_000)
    await settle()
    expect(await rowOf(own)).toMatchObject({ state: 'REFUSED', reason, gift_state: 'NONE' })
    expect(await readyOf(inviting)).toEqual([])
  },
)

test('a friend who was counted before the ring showed loses what was not pressed; what was credited stays', async () => {
  const first = await friendOf(member, { device: 'shared-later' })
  await bring(first, 300, 3_000)
  await settle()
  expect(await readyOf(member)).toHaveLength(1)
  const second = await friendOf(member, { device: 'shared-later' })
  await bring(second, 300, 3_000)
  const credited = await main(first)
  await settle()
  expect(await rowOf(second)).toMatchObject({ state: 'REFUSED', reason: 'DEVICE' })
  expect(await rowOf(first)).toMatchObject({ state: 'REFUSED', reason: 'DEVICE', gift_state: 'PAID' })
  expect(await readyOf(member)).toEqual([])
  expect(await main(first)).toBe(credited)
  expect(await spentOf(promotionId)).toBe(5_000n)
})

test('addresses of the server itself make nobody one person', async () => {
  const inviting = await person({ address: '127.0.0.1' })
  const friend = await friendOf(inviting, { address: '127.0.0.1' })
  await bring(friend, 300, 3_000)
  await settle()
  expect(await rowOf(friend)).toMatchObject({ state: 'MET' })
})

test('agents invite into their line and not as friends, and nobody is invited while there is no promotion', async () => {
  const agent = await person({ type: 2, uplineId: demoAgentId(3) })
  expect(await rowOf(await friendOf(agent))).toBeUndefined()
  expect(await rowOf(await friendOf(member, { type: 2, uplineId: demoAgentId(3) }))).toBeUndefined()
  await run(
    database().kysely,
    sql`UPDATE promotions.promotion SET state = 'STOPPED' WHERE promotion_id = ${promotionId}`,
  )
  expect(await rowOf(await friendOf(member))).toBeUndefined()
})

test('who is not in the audience has no code and invites nobody; of several promotions the first that is theirs counts', async () => {
  await promote({ audience: { memberIds: ['somebody-else'] } })
  const page = async () => (await member.call(readReferral)).value
  expect(await page()).toMatchObject({ code: null, terms: null })
  expect(await rowOf(await friendOf(member))).toBeUndefined()
  const reviveBehind = (id: string) =>
    run(
      database().kysely,
      sql`UPDATE promotions.promotion SET state = 'LIVE', position = 9 WHERE promotion_id = ${id}`,
    )
  const first = promotionId
  await promote({ audience: { memberIds: [member.id] }, arguments: { friendDeposit: 20_000 } })
  await reviveBehind(first)
  expect(await page()).toMatchObject({ terms: { friendDepositAmount: 20_000 } })
  expect(await rowOf(await friendOf(member))).toMatchObject({ state: 'OPEN' })
})

test('arguments are those of the day of registration', async () => {
  const early = await friendOf(member)
  await promote({ arguments: { friendDeposit: 20_000, referrerReward: 20_000 } })
  const later = await friendOf(member)
  await bring(early, 200, 3_000)
  await bring(later, 200, 3_000)
  await settle()
  expect(await rowOf(early)).toMatchObject({ state: 'OPEN' })
  expect(await readyOf(member)).toMatchObject([{ amount: 20_000 }])
})

test('a budget that does not hold both pays neither', async () => {
  promotionId = await promote({ budget: 29_999n })
  const [first, second] = [await friendOf(member), await friendOf(member)]
  for (const friend of [first, second]) await bring(friend, 300, 3_000)
  await settle()
  const states = [(await rowOf(first))!, (await rowOf(second))!]
  expect(states.map(({ state }) => state).sort()).toEqual(['MET', 'REFUSED'])
  expect(states.find(({ state }) => state === 'REFUSED')?.reason).toBe('BUDGET')
  expect(await spentOf(promotionId)).toBe(15_000n)
})

test('a budget that does not reach for the next friend ends the offer: nobody is invited in vain', async () => {
  promotionId = await promote({ budget: 29_999n })
  for (const friend of [await friendOf(member), await friendOf(member)]) await bring(friend, 300, 3_000)
  expect((await member.call(readReferral)).value.code).not.toBeNull()
  await settle()
  expect(await stateOf(promotionId)).toEqual({ state: 'STOPPED', reason: 'BUDGET' })
  expect((await member.call(readReferral)).value).toMatchObject({ code: null, terms: null, metCount: 1 })
  expect(await rowOf(await friendOf(member))).toBeUndefined()
  // What was earned before is still there to be pressed for.
  expect(await readyOf(member)).toMatchObject([{ amount: 10_000 }])
})

test('who is on a break gets nothing and no offer; the gift and the reward wait for their end', async () => {
  const friend = await friendOf(member)
  await bring(friend, 300, 3_000)
  const before = await main(friend)
  const block = (player: Player, blockedReason: 'TIMEOUT' | null) =>
    cashier.transaction((tx) => setMemberGuard(tx, player.id, { blockedReason, blockedUntil: null }))
  await block(friend, 'TIMEOUT')
  await block(member, 'TIMEOUT')
  await settle()
  expect(await main(friend)).toBe(before)
  expect(await rowOf(friend)).toMatchObject({ state: 'MET', gift_state: 'WAITING' })
  expect(await readyOf(member)).toEqual([])
  const notices = await rowsOf(
    database().kysely,
    sql`SELECT 1 FROM promotions.waiting_notice WHERE member_id IN (${member.id}, ${friend.id})`,
  )
  expect(notices).toEqual([])
  const { claim_id } = (await firstOf(
    database().kysely,
    sql<{
      claim_id: string
    }>`SELECT claim_id FROM promotions.claim WHERE member_id = ${member.id} AND state = 'CLAIM'`,
  ))!
  const pressed = await member.call(claimRewards, { body: { rewardId: `REFERRAL:${claim_id}` } })
  expect([pressed.status, pressed.code]).toEqual([422, 'PROMO_RG'])
  await block(friend, null)
  await block(member, null)
  await settle()
  expect(await main(friend)).toBe(before + 5_000n)
  expect((await claimAll(member)).value).toMatchObject({ count: 1, amount: 10_000 })
})

test('what does not fit into the day is named, and stays to be claimed', async () => {
  await bring(await friendOf(member), 300, 3_000)
  await settle()
  const cap = (amount: bigint) =>
    cashier.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, amount))
  await cap(9_999n)
  const refused = await claimAll(member)
  expect([refused.status, refused.code]).toEqual([422, 'PROMO_DAY_CAP'])
  await cap(2_000_000n)
  expect((await claimAll(member)).value.amount).toBe(10_000)
})

test('somebody else’s reward, and one that is none, are not found', async () => {
  await bring(await friendOf(member), 300, 3_000)
  await settle()
  const [reward] = await readyOf(member)
  const other = await person()
  for (const rewardId of [reward!.rewardId, 'REFERRAL:none']) {
    const answer = await other.call(claimRewards, { body: { rewardId } })
    expect([answer.status, answer.code]).toEqual([404, 'PROMO_NOT_FOUND'])
  }
})

test('a member has one code, however often and at once it is asked for, and friends join the member’s line', async () => {
  const inLine = await person({ uplineId: demoAgentId(3) })
  const own = { merchantId: DEMO_MERCHANT, accountId: inLine.id }
  const codes = await Promise.all(
    Array.from({ length: 5 }, () => cashier.transaction((tx) => makeOwnCode(tx, own))),
  )
  expect(new Set(codes).size).toBe(1)
  expect(codes[0]).toMatch(/^[A-Z0-9]{8}$/)
})
