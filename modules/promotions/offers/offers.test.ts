/** Applications, decisions and claims, from the form to the money (docs/flows/promotions.md). */
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listRewards } from '../../../contract/player/promotions/list-rewards.ts'
import { claimPromotion } from '../../../contract/player/promotions/claim-promotion.ts'
import { joinPromotion } from '../../../contract/player/promotions/join-promotion.ts'
import { listPromotions } from '../../../contract/player/promotions/list-promotions.ts'
import { readPromotion } from '../../../contract/player/promotions/read-promotion.ts'
import { readPublicInfo } from '../../../contract/player/identity/read-public-info.ts'
import type { applyPromotionSchemas } from '../../../contract/player/promotions/apply-promotion.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { oneOf, rowsOf, run, sql } from '../../../platform/postgres.ts'
import { goToHour } from '../../../tests/support/bangkok.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { openPromotion, stopPromotion, type PromotionChange } from '../../../tests/support/promotions.ts'
import { merchantsKey } from '../../system/index.ts'
import { requirementsOf } from '../../wagering/index.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { tellWaiting } from '../notices/tell.ts'
import { decideApplication, type Application } from './decide.ts'

let house: CashierHouse
let promotionId = ''
let number = 0
let member: Player
beforeAll(async () => {
  house = await openCashierHouse()
  await goToHour(house, 10)
})
afterAll(async () => {
  await house.audit()
  await house.close()
})
beforeEach(async () => {
  member = await house.player(++number)
})

const open = async (change: Partial<PromotionChange> = {}) => {
  if (promotionId) await house.transaction((tx) => stopPromotion(tx, promotionId))
  promotionId = await house.transaction((tx) => openPromotion(tx, { kind: 'RESCUE', ...change }))
}
const picture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#aa2211' } })
    .png()
    .toBuffer()
function apply(who: Player, remark: string, images: Buffer[] = []) {
  const form = new FormData()
  form.set('promotionId', promotionId)
  form.set('remark', remark)
  for (const bytes of images) form.append('images', new Blob([new Uint8Array(bytes)]), 'a.png')
  return house.client.post<ValueOf<typeof applyPromotionSchemas>>(
    '/api/wps/relay/MCS2_applyPromotion',
    form,
    { token: who.token },
  )
}
const claim = (who: Player) => who.call(claimPromotion, { body: { promotionId } })
const cardOf = async (who: Player) => (await who.call(readPromotion, { params: { promotionId } })).value.card
const claimOf = ({ id }: Player) =>
  oneOf(
    house.server.process.database.kysely,
    sql<{ claim_id: string; state: string; attempts: number; amount: bigint }>`
    SELECT claim_id, state, attempts, amount FROM promotions.claim WHERE member_id = ${id} AND promotion_id = ${promotionId}`,
  )
const eventsOf = async (who: Player) =>
  (
    await rowsOf(
      house.server.process.database.kysely,
      sql<{ move: string }>`
      SELECT e.from_state || ' ' || e.to_state AS move FROM promotions.claim_event e JOIN promotions.claim c USING (claim_id)
      WHERE c.member_id = ${who.id} AND c.promotion_id = ${promotionId} ORDER BY e.seq`,
    )
  ).map(({ move }) => move)
/** As an operator whose call has checked their ability; returns the code of a refusal. */
async function decide(who: Player, order: Omit<Application, 'claimId'>): Promise<string> {
  const { claim_id: claimId } = await claimOf(who)
  const { services } = house.server.process
  const merchant = services.use(merchantsKey).byId(DEMO_MERCHANT)!
  try {
    await house.transaction((tx) =>
      decideApplication(
        {
          tx,
          merchant,
          now: clock.now(),
          actor: { accountId: 'desk', claims: { account: 'desk' } },
          use: services.use.bind(services),
          audit: async () => undefined,
        } as unknown as CallContext,
        { claimId, ...order },
      ),
    )
    return 'OK'
  } catch (problem) {
    return (problem as Refusal).code
  }
}

describe('an application', () => {
  test('is decided by an operator and credited at once, with its turnover and its place in the record', async () => {
    await open()
    expect((await cardOf(member)).action).toBe('APPLY')
    const sent = await apply(member, 'ไพ่บาคาร่าแพ้ติดกัน', [await picture(), await picture()])
    expect(sent.value.card).toMatchObject({ state: 'APPLYING', action: null })
    expect((await apply(member, 'again')).code).toBe('PROMO_STATE')
    const before = await member.balances()
    expect(await decide(member, { decision: 'APPROVE', reason: 'fine' })).toBe('OK')
    expect(await decide(member, { decision: 'APPROVE', reason: 'fine' })).toBe('PROMO_STATE')
    expect(await member.balances()).toMatchObject({ main: before.main, bonus: 10_000n })
    const rows = await house.transaction((tx) => requirementsOf(tx, member.id))
    expect(rows.map((row) => [row.source, row.requiredAmount, row.maxStake])).toEqual([
      ['RESCUE', 10_000n, 1_000n],
    ])
    expect(await eventsOf(member)).toEqual(['JOIN APPLYING', 'APPLYING ISSUED'])
    const { received } = (await member.call(listRewards)).value
    expect(received[0]).toMatchObject({ amount: 10_000, outcome: 'ISSUED' })
    const { images } = await oneOf(
      house.server.process.database.kysely,
      sql<{ images: number }>`
      SELECT count(*)::int AS images FROM promotions.claim_image WHERE claim_id = (SELECT claim_id FROM promotions.claim WHERE member_id = ${member.id})`,
    )
    expect(images).toBe(2)
  })

  test('with a remark of 141 characters, a fourth picture or a picture that is none leaves nothing', async () => {
    await open()
    expect(await apply(member, 'x'.repeat(141))).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
    expect(await apply(member, '')).toMatchObject({ code: 'REQUEST_INVALID' })
    const four = await Promise.all(Array.from({ length: 4 }, picture))
    expect((await apply(member, 'four', four)).success).toBe(false)
    expect((await apply(member, 'none', [Buffer.from('<svg/>')])).code).toBe('UPLOAD_INVALID')
    expect((await cardOf(member)).state).toBe('JOIN')
    expect((await apply(member, '😀'.repeat(140))).status).toBe(200)
  })

  test('that was rejected says why, and may be made three times in all', async () => {
    await open()
    for (const attempt of [1, 2, 3]) {
      expect((await apply(member, `${attempt}`)).value.card.attemptsLeft).toBe(3 - attempt)
      expect(await decide(member, { decision: 'REJECT', reason: 'PROOF' })).toBe('OK')
    }
    expect(await cardOf(member)).toMatchObject({
      state: 'REJECTED',
      action: null,
      reason: 'the images do not show what is needed',
    })
    expect((await apply(member, 'once more')).code).toBe('PROMO_ATTEMPTS')
    const merchant = { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok', currency: 'THB' as const }
    await tellWaiting(house.server.process.database, merchant, clock.now())
    const { told } = await oneOf(
      house.server.process.database.kysely,
      sql<{ told: number }>`
      SELECT count(*)::int AS told FROM messaging.message WHERE account_id = ${member.id} AND titles->>'EN' = 'Application not approved'`,
    )
    expect(told).toBe(3)
  })

  test('cannot be approved above the most, or for a member who gets no offers any more', async () => {
    await open()
    await apply(member, 'please')
    expect(await decide(member, { decision: 'APPROVE', amount: 100_001n, reason: '' })).toBe(
      'REQUEST_INVALID',
    )
    await house.transaction((tx) =>
      setMemberGuard(tx, member.id, { blockedReason: 'SELF_EXCLUDED', blockedUntil: null }),
    )
    expect(await decide(member, { decision: 'APPROVE', reason: '' })).toBe('PROMO_RG')
    expect((await claimOf(member)).state).toBe('APPLYING')
    expect((await member.balances()).bonus).toBe(0n)
  })

  test.each([
    ['before its start', () => ({ startsAt: new Date(clock.nowMs() + 60_000) }), 'PROMO_NOT_OPEN'],
    ['after its end', () => ({ endsAt: new Date(clock.nowMs() - 1) }), 'PROMO_ENDED'],
    ['that only operators give', () => ({ arguments: { asking: 'OPERATOR' } }), 'PROMO_STATE'],
    ['for others', () => ({ audience: { memberIds: ['nobody'] } }), 'PROMO_NOT_ELIGIBLE'],
  ])('%s is refused', async (_name, change, code) => {
    await open(change())
    expect((await apply(member, 'please')).code).toBe(code)
  })
})

describe('a claim', () => {
  const ready = async (change: Partial<PromotionChange> = {}) => {
    await open({ ...change, arguments: { giving: 'CLAIM', ...change.arguments } })
    await apply(member, 'please')
    expect(await decide(member, { decision: 'APPROVE', amount: 20_000n, reason: '' })).toBe('OK')
  }

  test('T-P1 pressed fifty times at once is credited once, and every answer is the same', async () => {
    await ready()
    expect(await cardOf(member)).toMatchObject({ state: 'CLAIM', action: 'CLAIM', amount: 20_000 })
    expect((await member.call(readPublicInfo)).value.availablePromoCount).toBe(1)
    expect((await member.call(listPromotions)).value.claimableCount).toBe(1)
    const before = await member.balances()
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(member)))
    const credited = answers.filter(({ status }) => status === 200)
    expect(credited.length).toBeGreaterThan(0)
    expect(answers.every(({ status, code }) => status === 200 || code === 'COMMON_RATE_LIMIT')).toBe(true)
    expect(new Set(credited.map(({ value }) => `${value.amount} ${value.requiredAmount}`))).toEqual(
      new Set(['20000 20000']),
    )
    expect(await member.balances()).toMatchObject({ main: before.main, bonus: before.bonus + 20_000n })
    expect(await eventsOf(member)).toEqual(['JOIN APPLYING', 'APPLYING CLAIM', 'CLAIM CLAIMED'])
    expect((await member.call(readPublicInfo)).value.availablePromoCount).toBe(0)
  })

  test('T-P3 is credited until the last moment of its time, and not after it', async () => {
    await ready({ arguments: { claimDays: 1 } })
    const late = async (at: Date) =>
      house.transaction((tx) =>
        run(tx, sql`UPDATE promotions.claim SET claim_until = ${at} WHERE member_id = ${member.id}`),
      )
    await late(clock.now())
    expect(await cardOf(member)).toMatchObject({ state: 'CLOSE', action: null })
    expect((await claim(member)).code).toBe('PROMO_CLAIM_LATE')
    expect((await member.balances()).bonus).toBe(0n)
    await late(new Date(clock.nowMs() + 30_000))
    expect((await claim(member)).status).toBe(200)
  })

  test('of somebody else, of nothing, and of another house is not found', async () => {
    await ready()
    const other = await house.player(++number)
    expect((await claim(other)).code).toBe('PROMO_NOT_FOUND')
    expect((await member.call(claimPromotion, { body: { promotionId: 'nothing' } })).code).toBe(
      'PROMO_NOT_FOUND',
    )
    await house.transaction((tx) =>
      run(
        tx,
        sql`UPDATE promotions.promotion SET merchant_id = 'another' WHERE promotion_id = ${promotionId}`,
      ),
    )
    expect((await claim(member)).code).toBe('PROMO_NOT_FOUND')
    expect((await member.call(readPromotion, { params: { promotionId } })).code).toBe('PROMO_NOT_FOUND')
    expect((await member.balances()).bonus).toBe(0n)
  })

  test('of a member on a break is kept, and nothing moves', async () => {
    await ready()
    await house.transaction((tx) =>
      setMemberGuard(tx, member.id, {
        blockedReason: 'TIMEOUT',
        blockedUntil: new Date(clock.nowMs() + 86_400_000),
      }),
    )
    expect((await claim(member)).code).toBe('PROMO_RG')
    expect((await claimOf(member)).state).toBe('CLAIM')
  })

  test('is not joined: what an operator decides has nothing to take part in', async () => {
    await open()
    expect((await member.call(joinPromotion, { body: { promotionId } })).code).toBe('PROMO_STATE')
  })
})
