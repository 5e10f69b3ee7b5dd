/** Shots over a real database: their order, their limits, and what a round comes to. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { houseShotOf, yeekeeOutcome, yeekeeTerms } from '../../../kernel/lottery/yeekee/round.ts'
import { rowsOf, run, sql } from '../../../platform/postgres.ts'
import { openYeekeeHouse, saidOf, type YeekeeHouse, type YeekeeRound } from '../../../tests/support/yeekee.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { openMember } from '../../../tests/ledger/support.ts'
import { revealSeed } from '../draws/store/steps.ts'

let house: YeekeeHouse
beforeEach(async () => {
  house = await openYeekeeHouse()
})
afterEach(() => house.close())

const shotsOf = ({ numero }: YeekeeRound) =>
  rowsOf(
    house.owner.kysely,
    sql<{ place: number; number: string; member_id: string; at: Date }>`
    SELECT place, number, member_id, at FROM lottery.shot WHERE numero = ${numero} ORDER BY place`,
  )

/** Rank 1 first, as the example of the rules has them. */
const example = (
  '12345 90817 55120 00007 43219 88888 10203 65536 31415 92653 ' +
  '27182 81828 45904 52353 60287 47135 26624 97757 24709 36999'
).split(' ')

/** The example's shots, each by a member of their own. */
async function shootExample(round: YeekeeRound, count = 20): Promise<void> {
  await house.moveTo(round.opensAt)
  for (const [at, number] of example.toReversed().slice(0, count).entries())
    await house.shoot(`member-${at}`, round, number)
}

describe('the result of a round', () => {
  test('without a house shot the twenty shots of the example give top 846 and bottom 43', async () => {
    await house.terms({ hasHouseShot: false })
    const round = await house.round(1)
    await shootExample(round)
    await house.moveTo(round.shootsUntil)
    expect((await house.draw(round)).outcome).toEqual({ result: '{"top3":["846"],"bottom2":["43"]}' })
  })

  test('a sum that ends in 67890 less 51876 gives top 014 and bottom 16', async () => {
    await house.terms({ hasHouseShot: false, minShots: 1, rank: 2 })
    const round = await house.round(1)
    await house.moveTo(round.opensAt)
    for (const [at, number] of ['51876', '16014'].entries()) await house.shoot(`member-${at}`, round, number)
    await house.moveTo(round.shootsUntil)
    expect((await house.draw(round)).outcome).toEqual({ result: '{"top3":["014"],"bottom2":["16"]}' })
  })

  test('the house shot follows from the revealed seed and is added to it', async () => {
    const round = await house.round(1)
    await shootExample(round)
    await house.moveTo(round.shootsUntil)
    const { outcome, seed } = await house.draw(round)
    const { result } = yeekeeOutcome(example.toReversed(), houseShotOf(seed, round.numero), yeekeeTerms)!
    expect(outcome).toEqual({
      result: JSON.stringify({ top3: [result.top3], bottom2: [result.bottom2] }),
    })
  })

  test('nineteen shots are too few, and so is none', async () => {
    const [round, empty] = [await house.round(1), await house.round(2)]
    await shootExample(round, 19)
    await house.moveTo(empty.shootsUntil)
    expect((await house.draw(round)).outcome).toBe('VOID')
    expect((await house.draw(empty)).outcome).toBe('VOID')
  })

  test('terms that are changed hold for rounds that open later', async () => {
    await house.terms({})
    const round = await house.round(1)
    await shootExample(round, 19)
    await house.terms({ minShots: 19 })
    await house.moveTo(round.shootsUntil)
    expect((await house.draw(round)).outcome).toBe('VOID')
  })
})

describe('an outage in the last minute of the shooting', () => {
  const off = (from: Date, until: Date) =>
    run(
      house.owner.kysely,
      sql`INSERT INTO lottery.shooting_outage (from_at, until_at) VALUES (${from}, ${until})`,
    )
  const before = (moment: Date, seconds: number) => new Date(moment.getTime() - seconds * 1_000)

  test('makes the round void', async () => {
    const round = await house.round(1)
    await shootExample(round)
    await off(before(round.shootsUntil, 90), before(round.shootsUntil, 59))
    await house.moveTo(round.shootsUntil)
    expect((await house.draw(round)).outcome).toBe('VOID')
  })

  test('is one too if nothing has taken shots since', async () => {
    const round = await house.round(1)
    await shootExample(round)
    await house.moveTo(round.shootsUntil)
    await run(
      house.owner.kysely,
      sql`INSERT INTO lottery.shooting_watch (beat_at) VALUES (clock_timestamp() - interval '20 seconds')`,
    )
    expect((await house.draw(round)).outcome).toBe('VOID')
  })

  test('before the last minute it changes nothing', async () => {
    const round = await house.round(1)
    await shootExample(round)
    await off(before(round.shootsUntil, 90), before(round.shootsUntil, 60))
    await run(
      house.owner.kysely,
      sql`INSERT INTO lottery.shooting_watch (beat_at) VALUES (clock_timestamp())`,
    )
    await house.moveTo(round.shootsUntil)
    expect((await house.draw(round)).outcome).not.toBe('VOID')
  })
})

test('fifty members who shoot at once in the last seconds are all counted, one after the other', async () => {
  const round = await house.round(1)
  await house.moveTo(round.shootsUntil, -5_000)
  const members = Array.from({ length: 50 }, (_, at) => `member-${at}`)
  const answers = await Promise.all(
    members.map(async (member, at) => {
      const number = String(99_999 - at * 37).padStart(5, '0')
      const said = await house.shoot(member, round, number).then(
        ({ place }) => place,
        () => null,
      )
      return { number, member, said }
    }),
  )
  await house.moveTo(round.shootsUntil)
  const { outcome, seed } = await house.draw(round)
  const taken = answers.filter(({ said }) => said !== null).sort((a, b) => a.said! - b.said!)
  const shots = await shotsOf(round)
  expect(taken.length).toBeGreaterThanOrEqual(20)
  expect(shots.map(({ place, number, member_id }) => [place, number, member_id])).toEqual(
    taken.map(({ said, number, member }) => [said, number, member]),
  )
  expect(shots.map(({ place }) => place)).toEqual(shots.map((_, at) => at + 1))
  const times = shots.map(({ at }) => at.getTime())
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  const [round1] = await rowsOf(
    house.owner.kysely,
    sql<{ count: number; sum: bigint }>`
    SELECT shot_count AS count, shot_sum AS sum FROM lottery.shot_round WHERE numero = ${round.numero}`,
  )
  expect(round1).toEqual({
    count: shots.length,
    sum: shots.reduce((sum, { number }) => sum + BigInt(number), 0n),
  })
  const { result } = yeekeeOutcome(
    shots.map(({ number }) => number),
    houseShotOf(seed, round.numero),
    yeekeeTerms,
  )!
  expect(outcome).toEqual({ result: JSON.stringify({ top3: [result.top3], bottom2: [result.bottom2] }) })
}, 30_000)

describe('a shot is refused', () => {
  test.each(['๑๒๓๔๕', '123456', '1234', '1234a', '', '12.45', '-1234', '１２３４５'])(
    'if it is %s instead of five digits',
    async (number) => {
      const round = await house.round(1)
      await house.moveTo(round.opensAt)
      expect(await saidOf(house.shoot('nok', round, number))).toBe('YEEKEE_SHOT_INVALID')
      expect(await shotsOf(round)).toEqual([])
    },
  )

  test('within five seconds of the member’s last one, whatever others do', async () => {
    const round = await house.round(1)
    await house.moveTo(round.opensAt)
    await house.shoot('nok', round, '00001')
    expect(await saidOf(house.shoot('nok', round, '00002'))).toMatch(/^YEEKEE_TOO_SOON [45]$/)
    await house.shoot('somsak', round, '00003')
    await house.moveTo(round.opensAt, 6_000)
    expect(await house.shoot('nok', round, '00004')).toMatchObject({ place: 3, shotsLeft: 198 })
  })

  test('once the member’s shots of the round are used up; another round has its own', async () => {
    await house.terms({ shotsPerMember: 2 })
    const [round, next] = [await house.round(1), await house.round(2)]
    await house.moveTo(round.opensAt)
    for (const step of [1, 2]) {
      await house.moveTo(round.opensAt, step * 6_000)
      await house.shoot('nok', round, '00001')
    }
    expect(await saidOf(house.shoot('nok', round, '00001'))).toBe('YEEKEE_SHOTS_USED 2')
    expect(await saidOf(house.shoot('nok', next, '00001'))).toBe('OK')
  })

  test('before the round opens, and from the end of its shooting on', async () => {
    const round = await house.round(1)
    expect(await saidOf(house.shoot('nok', round, '00001'))).toBe(`LOTTERY_NOT_OPEN ${round.numero}`)
    await house.moveTo(round.closesAt)
    expect(await saidOf(house.shoot('nok', round, '00001'))).toBe('OK')
    await house.moveTo(round.shootsUntil)
    expect(await saidOf(house.shoot('somsak', round, '00001'))).toBe('YEEKEE_OVER')
  })

  test('in a round that is void, and in one that does not exist', async () => {
    const round = await house.round(1)
    await house.moveTo(round.opensAt)
    await run(house.owner.kysely, sql`UPDATE lottery.issue SET state = 'VOID' WHERE numero = ${round.numero}`)
    expect(await saidOf(house.shoot('nok', round, '00001'))).toBe('YEEKEE_OVER')
    expect(await saidOf(house.shoot('nok', { ...round, numero: '2026112899' }, '00001'))).toBe(
      'LOTTERY_ISSUE_UNKNOWN',
    )
  })

  test('from a member who is frozen or has excluded themselves', async () => {
    const round = await house.round(1)
    await house.moveTo(round.opensAt)
    for (const [memberId, blockedReason] of [
      ['frozen', 'FROZEN'],
      ['excluded', 'SELF_EXCLUDED'],
    ] as const) {
      await openMember(house.database, memberId, { main: 1_000n, bonus: 0n })
      await house.database.transaction((tx) =>
        setMemberGuard(tx, memberId, { blockedReason, blockedUntil: null }),
      )
    }
    expect(await saidOf(house.shoot('frozen', round, '00001'))).toBe('AUTH_DISABLED')
    expect(await saidOf(house.shoot('excluded', round, '00001'))).toBe('AUTH_SELF_EXCLUDED ASKED')
    expect(await shotsOf(round)).toEqual([])
  })
})

describe('the application', () => {
  test('cannot read the seed of a round while numbers are shot into it', async () => {
    const round = await house.round(1)
    await house.moveTo(round.closesAt, 1_000)
    const { kysely } = house.database
    const isRound = sql`game_code = 'YEEKEE' AND numero = ${round.numero}`
    await run(kysely, sql`UPDATE lottery.issue SET state = 'CLOSED', beacon = 'x' WHERE ${isRound}`)
    const reveal = () => house.database.transaction((tx) => revealSeed(tx, round))
    await expect(reveal()).rejects.toThrow('secret')
    await expect(run(kysely, sql`SELECT FROM lottery.chain_secret`)).rejects.toThrow('permission denied')
    await house.moveTo(round.shootsUntil)
    expect(await reveal()).toMatch(/^[0-9a-f]{64}$/)
  })

  test('cannot add, change or remove a shot but through the door that all shots take', async () => {
    const round = await house.round(1)
    await house.moveTo(round.opensAt)
    await house.shoot('nok', round, '12345')
    for (const forbidden of [
      sql`INSERT INTO lottery.shot (game_code, numero, place, merchant_id, member_id, name, number, at)
        VALUES ('YEEKEE', ${round.numero}, 2, 'm', 'nok', 'n***k', '00000', app.now())`,
      sql`UPDATE lottery.shot SET number = '00000'`,
      sql`DELETE FROM lottery.shot`,
      sql`UPDATE lottery.shot_round SET shot_sum = 0`,
      sql`DELETE FROM lottery.shot_round`,
    ])
      await expect(run(house.database.kysely, forbidden)).rejects.toThrow('permission denied')
    expect(await shotsOf(round)).toHaveLength(1)
  })
})
