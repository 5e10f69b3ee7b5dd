/** VIP levels from play and deposits to the bonus and the message (docs/flows/vip.md). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkWithdrawal } from '../../../contract/player/cashier/check-withdrawal.ts'
import { listMessages } from '../../../contract/player/messaging/list-messages.ts'
import { readVip } from '../../../contract/player/promotions/read-vip.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { openDatabase, rowsOf, run, sql, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { accountOf, setVipLevel } from '../../identity/index.ts'
import { accountSettings } from '../../identity/settings/accounts.ts'
import { defaultVipTable } from '../../identity/settings/vip-table.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { setSetting } from '../../system/index.ts'
import { requirementsOf } from '../../wagering/index.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { tellWaiting } from '../notices/tell.ts'
import { promotionSettings } from '../settings.ts'
import { CHECKED_AT, dueNights, runNights } from './night.ts'

const house = { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok', currency: 'THB' as const }
let cashier: CashierHouse
let owner: Database
beforeAll(async () => {
  cashier = await openCashierHouse()
  await cashier.transaction((tx) =>
    setSetting(
      tx,
      DEMO_MERCHANT,
      accountSettings.vipTable,
      defaultVipTable.map((level) => ({
        ...level,
        validBetAmount: level.validBetAmount / 100,
        depositAmount: level.depositAmount / 100,
        keepAmount: level.keepAmount / 100,
      })),
    ),
  )
  owner = openDatabase({ url: cashier.server.ownerUrl, role: null, max: 1 })
})
afterAll(async () => {
  await owner.close()
  await cashier.audit()
  await cashier.close()
})

let number = 0
let member: Player
let nights = 0
beforeEach(async () => {
  member = await cashier.player(++number)
})

const database = () => cashier.server.process.database
/** Nights in ordinary months, each a day of its own, at two in the morning. */
const nextNight = () =>
  new Date(
    `2027-${String(2 + Math.floor(nights / 20)).padStart(2, '0')}-${String(2 + (nights++ % 20)).padStart(2, '0')}T02:00:00+07:00`,
  )
const night = (now = nextNight(), more: { chunk?: number; onStep?: () => void } = {}) =>
  runNights({ database: database(), services: cashier.server.process.services, now, ...more }, house)

/** Settled play and a paid deposit, in baht; the table of this house asks for a hundredth of the usual. */
async function bring(player: Player, validBaht: number, depositBaht: number): Promise<void> {
  if (depositBaht > 0) await player.deposit(depositBaht * 100)
  await cashier.play(player.id, BigInt(validBaht) * 100n, BigInt(validBaht) * 100n)
  await rollUpAll(database())
}
const levelOf = async ({ id }: Player) =>
  (await accountOf(database().kysely, { merchantId: DEMO_MERCHANT, accountId: id }))!.vipLevel
const bonusesOf = ({ id }: Player) =>
  rowsOf(
    database().kysely,
    sql<{ kind: string; period: string; amount: bigint }>`
    SELECT kind, period, amount FROM promotions.vip_payment WHERE member_id = ${id} ORDER BY at, kind, period`,
  )
const credited = async ({ id }: Player) =>
  (await bonusesOf({ id } as Player)).reduce((sum, { amount }) => sum + amount, 0n)

test('the nights that are due: today’s from 01:30, and every 1st since the last one', () => {
  const at = (text: string) => new Date(`${text}+07:00`)
  expect(CHECKED_AT).toBe('01:30')
  expect(dueNights('2026-11-27', at('2026-11-28T01:29'), house.timeZone)).toEqual([])
  expect(dueNights('2026-11-27', at('2026-11-28T01:30'), house.timeZone)).toEqual(['2026-11-28'])
  expect(dueNights('2026-11-28', at('2026-11-28T23:00'), house.timeZone)).toEqual([])
  expect(dueNights('2026-10-20', at('2026-12-05T02:00'), house.timeZone)).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2026-12-05',
  ])
})

test('from 0 to 3 in one night pays 18 + 88 + 188, once for ever, with the turnover of once', async () => {
  await bring(member, 10_000, 500)
  const before = (await member.balances()).main
  await night()
  expect(await levelOf(member)).toBe(3)
  expect((await member.balances()).main).toBe(before + 29_400n)
  const rows = await cashier.transaction((tx) => requirementsOf(tx, member.id))
  expect(
    rows
      .filter(({ source }) => source === 'VIP')
      .map(({ isBonus, requiredAmount }) => [isBonus, requiredAmount]),
  ).toEqual([
    [false, 1_800n],
    [false, 8_800n],
    [false, 18_800n],
  ])
  await night()
  expect((await member.balances()).main).toBe(before + 29_400n)
  const { value } = await member.call(readVip)
  expect(value).toMatchObject({
    vipRankLevel: 3,
    nextLevel: 4,
    validAmount: 1_000_000,
    keep: { keepAmount: 100_000, floorLevel: 2 },
    history: [{ fromLevel: 0, toLevel: 3, reason: 'REACHED' }],
  })
  expect(value.levels).toHaveLength(9)
  expect(value.bonuses.map(({ amount }) => amount)).toEqual([18_800, 8_800, 1_800])
  // The day of withdrawals follows at once.
  expect((await member.call(checkWithdrawal)).value.leftToday).toBe(5)
})

test('cut off after every member and run twice at once, each is raised and paid once', async () => {
  const others = [await cashier.player(++number), await cashier.player(++number)]
  for (const player of [member, ...others]) await bring(player, 600, 50)
  const now = nextNight()
  const cut = () => {
    throw new Error('cut off')
  }
  for (let times = 0; times < 5; times++) await night(now, { chunk: 1, onStep: cut }).catch(() => undefined)
  await Promise.all([night(now, { chunk: 1 }), night(now, { chunk: 1 })])
  await night(now)
  for (const player of [member, ...others]) {
    expect(await levelOf(player)).toBe(1)
    expect(await bonusesOf(player)).toMatchObject([{ kind: 'UPGRADE', period: '1', amount: 1_800n }])
  }
})

test('more than a day may give is paid on the next ones, to the satang', async () => {
  await cashier.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, 20_000n))
  await bring(member, 10_000, 500)
  await night(new Date('2027-04-02T02:00:00+07:00'))
  expect(await credited(member)).toBe(20_000n)
  await night(new Date('2027-04-03T02:00:00+07:00'))
  expect(await credited(member)).toBe(29_400n)
  await cashier.transaction((tx) =>
    setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, 2_000_000n),
  )
})

test('a birthday with verification level 2 pays once a year', async () => {
  await cashier.transaction((tx) => setVipLevel(tx, member.id, 1))
  await run(
    owner.kysely,
    sql`UPDATE identity.account SET kyc_level = 2, profile = profile || '{"birthday": "1990-04-12"}'::jsonb WHERE account_id = ${member.id}`,
  )
  for (const day of ['08', '09', '10', '15', '16']) await night(new Date(`2027-04-${day}T02:00:00+07:00`))
  expect(await bonusesOf(member)).toEqual([{ kind: 'BIRTHDAY', period: '2027', amount: 5_000n }])
})

test('an excluded member and one with a marker get no bonus and no message; it is due once that is over', async () => {
  const marked = await cashier.player(++number)
  for (const player of [member, marked]) await bring(player, 600, 50)
  await cashier.transaction((tx) =>
    setMemberGuard(tx, member.id, { blockedReason: 'SELF_EXCLUDED', blockedUntil: null }),
  )
  await run(
    owner.kysely,
    sql`INSERT INTO messaging.marketing_stop (merchant_id, account_id, since, until)
      VALUES (${DEMO_MERCHANT}, ${marked.id}, '2027-04-19T00:00:00+07:00', '2027-04-20T12:00:00+07:00')`,
  )
  await night(new Date('2027-04-20T02:00:00+07:00'))
  for (const player of [member, marked]) expect(await bonusesOf(player)).toEqual([])
  await night(new Date('2027-04-21T02:00:00+07:00'))
  expect(await bonusesOf(member)).toEqual([])
  expect(await bonusesOf(marked)).toMatchObject([{ kind: 'UPGRADE', amount: 1_800n }])
  const told = await rowsOf(
    database().kysely,
    sql<{ member_id: string }>`
    SELECT member_id FROM promotions.waiting_notice WHERE member_id = ANY (${[member.id, marked.id]})`,
  )
  expect(told).toEqual([])
})

test('what the night brought is told from eight in the morning', async () => {
  await bring(member, 600, 50)
  await night(new Date('2027-05-02T02:00:00+07:00'))
  const titles = async () =>
    (await member.call(listMessages)).value.list
      .map(({ title }) => title)
      .filter((title) => /VIP/.test(title))
  await tellWaiting(database(), house, new Date('2027-05-02T07:59:00+07:00'))
  expect(await titles()).toEqual([])
  await tellWaiting(database(), house, new Date('2027-05-02T08:00:00+07:00'))
  await tellWaiting(database(), house, new Date('2027-05-02T08:01:00+07:00'))
  expect(await titles()).toEqual(['Your level is now VIP 1 Bronze'])
})

test('the 1st: a month below the keep figure costs a level, and one that reaches it brings it back', async () => {
  await bring(member, 10_000, 500)
  await night(new Date('2027-05-28T02:00:00+07:00'))
  await night(new Date('2027-06-01T02:00:00+07:00'))
  expect(await levelOf(member)).toBe(2)
  // Silver pays its month on the 1st.
  expect(await bonusesOf(member)).toContainEqual({ kind: 'MONTHLY', period: '2027-06', amount: 3_800n })
  const paid = await credited(member)
  expect((await member.call(readVip)).value.lost).toMatchObject({ level: 3, keepAmount: 100_000 })
  await night(new Date('2027-06-02T02:00:00+07:00'))
  expect(await levelOf(member)).toBe(2)
  await cashier.advance(
    `PT${Math.ceil((Date.parse('2027-06-10T00:00:00Z') - clock.now().getTime()) / 3_600_000)}H`,
  )
  await bring(member, 1_000, 0)
  await night(new Date('2027-07-01T02:00:00+07:00'))
  expect(await levelOf(member)).toBe(3)
  const again = await cashier.player(number)
  const [last] = (await again.call(readVip)).value.history
  expect(last).toMatchObject({ fromLevel: 2, toLevel: 3, reason: 'RETURNED' })
  // No second upgrade bonus, but the month of Gold.
  expect(await credited(member)).toBe(paid + 8_800n)
})
