/**
 * Every figure about the result of play, compared with each other and with the ledger, over every way to
 * play.
 */
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMember } from '../../contract/operator/members/read-member.ts'
import { exportProfit } from '../../contract/player/cashier/export-profit.ts'
import { listBets } from '../../contract/player/cashier/list-bets.ts'
import { readProfit } from '../../contract/player/cashier/read-profit.ts'
import { readLimits } from '../../contract/player/limits/read-limits.ts'
import { readRealityCheck } from '../../contract/player/limits/read-reality-check.ts'
import { businessDate } from '../../kernel/calendar.ts'
import { clock } from '../../kernel/clock.ts'
import { periodAt } from '../../modules/limits/rules/periods.ts'
import type { Player } from '../support/cashier.ts'
import { openFloor, setLossLimits, ways, worthOf, type Amounts, type Floor } from '../support/ways-to-play.ts'

const ZONE = 'Asia/Bangkok'
let floor: Floor
beforeAll(async () => {
  floor = await openFloor()
})
afterAll(async () => {
  await floor.house.audit()
  await floor.poster.close()
  await floor.house.close()
})

const step = fc.record<Amounts & { way: string }>({
  way: fc.constantFrom(...Object.keys(ways)),
  stake: fc.bigInt(1n, 30_000n),
  win: fc.oneof(fc.constant(0n), fc.bigInt(1n, 60_000n)),
  pick: fc.nat(40),
})

const today = () => businessDate(clock.now(), ZONE)
const profitOf = async (member: Player, from: string, to = today()) =>
  (await member.call(readProfit, { query: { from, to } })).value
const netOf = ({ payoutAmount, stakeAmount }: { payoutAmount: number; stakeAmount: number }) =>
  payoutAmount - stakeAmount

/** The file's days sum up to its foot, and its foot is the screen. */
async function expectFile(member: Player, from: string): Promise<void> {
  const shown = await profitOf(member, from)
  const url = `${floor.house.server.origin}${exportProfit.path}?format=CSV&from=${from}&to=${today()}`
  const file = await fetch(url, {
    headers: { authorization: `Bearer ${member.token}`, 'accept-language': 'en' },
  })
  const rows = (parse(Buffer.from(await file.arrayBuffer()), { bom: true }) as string[][])
    .slice(1)
    .map((row) => row.slice(1, 7).map((text) => Math.round(Number(text) * 100)))
  const { depositAmount, withdrawAmount, stakeAmount, payoutAmount, bonusAmount, profitAmount } = shown
  const sums = [depositAmount, withdrawAmount, stakeAmount, payoutAmount, bonusAmount, profitAmount]
  expect(rows.at(-1)).toEqual(sums)
  expect(sums.map((_, column) => rows.slice(0, -1).reduce((sum, row) => sum + row[column]!, 0))).toEqual(sums)
  expect(profitAmount).toBe(netOf(shown) + bonusAmount)
}

/** Today's reality check, and what each loss limit says is used, against profit and loss of the same days. */
async function expectLimits(member: Player): Promise<void> {
  const day = await profitOf(member, today())
  const { stakeAmount, payoutAmount } = day
  expect((await member.call(readRealityCheck)).value).toMatchObject({
    stakeAmount,
    payoutAmount,
    netAmount: netOf(day),
  })
  const { limits } = (await member.call(readLimits)).value
  for (const period of ['DAY', 'WEEK', 'MONTH'] as const) {
    const since = await profitOf(member, businessDate(periodAt(period, clock.now(), ZONE).start, ZONE))
    const { used } = limits.find((limit) => limit.kind === 'LOSS' && limit.period === period)!
    expect([period, used]).toEqual([period, 0 - netOf(since)])
  }
}

let seats = 0
test('whatever was played: profit and loss, its file, the reality check, loss limits, the betting record and the console agree with the ledger', async () => {
  const owner = await floor.house.operator('owner', ['members.read'])
  const lists = fc.array(step, { minLength: 12, maxLength: 30, size: 'max' })
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      const member = await floor.house.player(1 + (seats++ % 19))
      const consoleNet = async () =>
        (await owner.call(readMember, { params: { memberId: member.id } })).value.totals.netAmount
      const from = today()
      const [worth, first, netBefore] = [
        await worthOf(floor, member.id),
        await profitOf(member, from),
        await consoleNet(),
      ]
      const other = { bonus: 0n, cash: 0n, pocketResults: 0n }
      await setLossLimits(member, 0)
      for (const { way, ...amounts } of list) await ways[way]!(floor, member, amounts, other)

      const all = await profitOf(member, from)
      const played = netOf(all) - netOf(first)
      const gained = Number((await worthOf(floor, member.id)) - worth)
      expect(played + Number(other.bonus + other.cash)).toBe(gained)
      expect(all.bonusAmount - first.bonusAmount).toBe(Number(other.bonus))
      expect((await consoleNet()) - netBefore).toBe(played)
      await expectFile(member, from)
      await expectLimits(member)
      const bets = (await member.call(listBets, { query: { from, to: today() } })).value
      if (first.stakeAmount === 0) expect(netOf(bets) + Number(other.pocketResults)).toBe(played)
      // Members continue from where an earlier list left them, so a shorter list would give another result.
    }),
    { numRuns: 16, endOnFailure: true },
  )
})
