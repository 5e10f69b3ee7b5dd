import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'csv-parse/sync'
import { exportBets } from '../../../contract/player/cashier/export-bets.ts'
import { exportBonuses } from '../../../contract/player/cashier/export-bonuses.ts'
import { exportProfit } from '../../../contract/player/cashier/export-profit.ts'
import { exportTransactions } from '../../../contract/player/cashier/export-transactions.ts'
import { listBonuses } from '../../../contract/player/cashier/list-bonuses.ts'
import { listBets } from '../../../contract/player/cashier/list-bets.ts'
import { listTransactions } from '../../../contract/player/cashier/list-transactions.ts'
import { readProfit } from '../../../contract/player/cashier/read-profit.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { setSetting } from '../../system/index.ts'
import { recordSettings } from '../settings/records.ts'
import { house, member, openRecords } from '../../../tests/support/records.ts'

beforeAll(openRecords)
afterAll(() => house.close())

/** A download as its rows. */
async function download(token: string, path: string): Promise<{ name: string; rows: string[][] }> {
  const answer = await fetch(house.server.origin + path, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  })
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ])
  return {
    name: answer.headers.get('content-disposition')!,
    rows: parse(Buffer.from(await answer.arrayBuffer()), { bom: true }) as string[][],
  }
}

test('T-M2 a file contains what its screen shows, in its range and filter, and nobody else’s rows', async () => {
  const today = businessDate(clock.now(), 'Asia/Bangkok')
  await house.play((await house.player(5)).id, 7_700n, 0n)
  const { name, rows } = await download(
    member.token,
    `${exportBets.path}?format=CSV&product=RNG&from=${today}&to=${today}`,
  )
  expect(name).toBe(`attachment; filename="bets-${today}-${today}.csv"`)
  const shown = (await member.call(listBets, { query: { product: 'RNG', from: today, to: today } })).value
  expect(rows.slice(1).map((row) => [row[1], row[6], row[7], row[9], row[11]])).toEqual(
    shown.list.map((bet) => [
      bet.betNo,
      ...[bet.stakeAmount, bet.stakeAmount, bet.payoutAmount, bet.netAmount].map((amount) =>
        (amount / 100).toFixed(2),
      ),
    ]),
  )
  expect(rows.slice(1).map((row) => row[4])).toEqual(shown.list.map(() => 'Slots'))
  expect(rows.flat()).not.toContain('77.00')
  const moved = await download(member.token, `${exportTransactions.path}?format=CSV&type=BET`)
  expect(moved.rows.slice(1).map((row) => row[3])).toEqual(
    (await member.call(listTransactions, { query: { type: 'BET' } })).value.list.map((line) =>
      (line.amount / 100).toFixed(2),
    ),
  )
  expect(moved.rows[1]![2]).toBe('Bet')
  const book = await fetch(`${house.server.origin}${exportBets.path}?format=XLSX`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  expect([
    book.status,
    Buffer.from(await book.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ]).toEqual([200, 'PK'])
})

test('the files of bonus details and of profit contain what their screens show, with a row a day and the sums at the end', async () => {
  const bonuses = (await member.call(listBonuses)).value
  const file = await download(member.token, `${exportBonuses.path}?format=CSV`)
  expect(file.rows.slice(1).map((row) => [row[1], row[2], row[5], row[6]])).toEqual(
    bonuses.list.map((one) => ['Deposit', (one.baseAmount / 100).toFixed(2), '0.00', 'Done']),
  )
  expect((await download(member.token, `${exportBonuses.path}?format=CSV&status=OPEN`)).rows).toHaveLength(1)
  const profit = (await member.call(readProfit)).value
  const days = (await download(member.token, `${exportProfit.path}?format=CSV`)).rows.slice(1)
  expect(days.at(-1)).toEqual([
    'Total',
    ...[
      profit.depositAmount,
      profit.withdrawAmount,
      profit.stakeAmount,
      profit.payoutAmount,
      profit.bonusAmount,
      profit.profitAmount,
    ].map((amount) => (amount / 100).toFixed(2)),
    'THB',
  ])
  expect([days.length, days[0]![0], days.at(-2)![0]]).toEqual([8, profit.from, profit.to])
  for (let column = 1; column <= 6; column++)
    expect(days.slice(0, -1).reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0)).toBe(
      Math.round(Number(days.at(-1)![column]) * 100),
    )
  expect(
    (
      await (
        await fetch(`${house.server.origin}${exportProfit.path}?format=XLSX`, {
          headers: { authorization: `Bearer ${member.token}` },
        })
      ).arrayBuffer()
    ).byteLength,
  ).toBeGreaterThan(1_000)
})

test('a file longer than allowed is refused by name before it begins; so are a bad range and a visitor', async () => {
  const guest = await house.player(6)
  for (let n = 0; n < 3; n++) await house.play(guest.id, 100n, 0n)
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, recordSettings.fileRows, 2))
  const refusal = async (path: string, token?: string) =>
    (await (
      await fetch(
        house.server.origin + path,
        token ? { headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' } } : {},
      )
    ).json()) as { code: string }
  expect((await refusal(`${exportBets.path}?format=CSV`, guest.token)).code).toBe('EXPORT_TOO_LONG')
  expect((await download(guest.token, `${exportBets.path}?format=CSV&status=WON`)).rows).toHaveLength(1)
  expect(
    (await refusal(`${exportBets.path}?format=CSV&from=2026-01-01&to=2026-12-31`, guest.token)).code,
  ).toBe('REQUEST_INVALID')
  expect((await refusal(`${exportBets.path}?format=PDF`, guest.token)).code).toBe('REQUEST_INVALID')
  expect((await refusal(`${exportBets.path}?format=CSV`)).code).toBe('SESSION_EXPIRED')
})
