import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideRing } from '../../../contract/operator/cashier/decide-ring.ts'
import { listRings } from '../../../contract/operator/cashier/list-rings.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { sql } from '../../../platform/postgres.ts'
import { isHeld } from './flags.ts'
import { desk, house, openAmlDesk } from '../../../tests/support/aml.ts'

beforeAll(openAmlDesk)
afterAll(() => house.close())

describe('T-MA1 one person behind several accounts', () => {
  const COUNT = 500
  test('ten planted rings of five among 500 members are all queued, with at most five false ones', async () => {
    await house.transaction(async (tx) => {
      // Name, birthday, phone: each member's own, except for those of rings 4 (phone) and 5 (name and
      // birthday). Ring r is r*50+1 … r*50+5.
      await sql`INSERT INTO identity.account (account_id, merchant_id, username, type, password_hash, payee_name, mobile, profile)
        SELECT 'ma-' || n, ${DEMO_MERCHANT}, 'ma' || n, 0, 'x', CASE WHEN r IN (5, 6, 7) THEN 'Ring Person' || r WHEN n % 40 = 17 THEN 'Somsak Common' ELSE 'Person Name' || n END, '+6690' || lpad(n::text, 7, '0'),
          CASE WHEN r = 4 THEN '{"whatsapp": "0899999999"}'::jsonb WHEN r = 5 THEN '{"birthday": "1991-01-01"}'::jsonb ELSE jsonb_build_object('birthday', '19' || (70 + n % 30) || '-' || lpad((1 + n % 12)::text, 2, '0') || '-' || lpad((1 + n % 28)::text, 2, '0')) END
        FROM (SELECT n, CASE WHEN n % 50 BETWEEN 1 AND 5 THEN n / 50 END AS r FROM generate_series(0, ${COUNT - 1}) n) AS planted`.execute(
        tx,
      )
      // Devices of rings 0–3 and 9, chained in 8; addresses of 6 and 7; a café of forty, sixty pairs of
      // neighbours, and three families with one tablet each.
      await sql`INSERT INTO identity.sign_in (sign_in_id, account_id, merchant_id, how, address, visitor_id)
        SELECT gen_random_uuid(), 'ma-' || n, ${DEMO_MERCHANT}, 'PASSWORD', address, visitor FROM (
          SELECT n, CASE WHEN r IN (6, 7) THEN '10.1.0.' || r WHEN n % 50 >= 46 THEN '10.2.0.1' ELSE '10.3.' || (n / 2) / 250 || '.' || (n / 2) % 250 END AS address,
            CASE WHEN r IN (0, 1, 2, 3, 9) THEN 'ring-device-' || r WHEN r = 8 THEN 'chain-device-' || (n / 2) ELSE 'own-device-' || n END AS visitor
          FROM (SELECT n, CASE WHEN n % 50 BETWEEN 1 AND 5 THEN n / 50 END AS r FROM generate_series(0, ${COUNT - 1}) n) AS planted
          UNION ALL SELECT n, '10.4.0.1', 'chain-device-' || ((n + 1) / 2) || 'b' FROM generate_series(401, 405) n
          UNION ALL SELECT n, '10.5.0.' || n / 2, 'tablet-' || n / 2 FROM unnest(ARRAY[20, 21, 70, 71, 120, 121]) n) AS seen`.execute(
        tx,
      )
    })
    await house.settle('cashier/find-rings')
    const rings = (await desk.call(listRings, { query: { state: 'OPEN', pageSize: 100 } })).value.list
    const groups = rings
      .map((ring) => ring.members.map(({ memberId }) => memberId))
      .filter((members) => members.some((member) => member.startsWith('ma-')))
    const planted = Array.from({ length: 10 }, (_, ring) =>
      Array.from({ length: 5 }, (__, place) => `ma-${ring * 50 + 1 + place}`),
    )
    const isPlanted = (group: string[]) =>
      planted.some((ring) => ring.every((member) => group.includes(member)) && group.length === 5)
    expect(
      planted.filter((ring) => !groups.some((group) => ring.every((member) => group.includes(member)))),
    ).toEqual([])
    expect(groups.filter(isPlanted)).toHaveLength(10)
    const others = groups.filter((group) => !isPlanted(group))
    expect(others.length, JSON.stringify(others)).toBeLessThanOrEqual(5)
  })

  test('one person’s accounts are held, a household’s are not, and neither is listed again until somebody new joins', async () => {
    const ringOf = async (memberId: string) =>
      (await desk.call(listRings, { query: { memberId } })).value.list
    const [person] = await ringOf('ma-1')
    const [family] = await ringOf('ma-20')
    expect(
      (
        await desk.call(decideRing, {
          params: { ringId: person!.ringId },
          body: { state: 'SAME_PERSON', remark: 'One device, one hand' },
        })
      ).value.state,
    ).toBe('SAME_PERSON')
    expect(
      (
        await desk.call(decideRing, {
          params: { ringId: person!.ringId },
          body: { state: 'HOUSEHOLD', remark: 'Changed my mind' },
        })
      ).code,
    ).toBe('RING_STATE')
    await desk.call(decideRing, {
      params: { ringId: family!.ringId },
      body: { state: 'HOUSEHOLD', remark: 'Mother and son' },
    })
    const of = (memberId: string) =>
      isHeld(house.server.process.database.kysely, { merchantId: DEMO_MERCHANT, memberId })
    expect([await of('ma-1'), await of('ma-5'), await of('ma-20')]).toEqual([true, true, false])
    await house.settle('cashier/find-rings')
    expect((await ringOf('ma-20')).map(({ state }) => state)).toEqual(['HOUSEHOLD'])
    await sql`INSERT INTO identity.sign_in (sign_in_id, account_id, merchant_id, how, address, visitor_id) VALUES (gen_random_uuid(), 'ma-22', ${DEMO_MERCHANT}, 'PASSWORD', '1.1.1.1', 'tablet-10')`.execute(
      house.server.process.database.kysely,
    )
    await house.settle('cashier/find-rings')
    expect((await ringOf('ma-20')).map(({ state }) => state).sort()).toEqual(['HOUSEHOLD', 'OPEN'])
  })
})
