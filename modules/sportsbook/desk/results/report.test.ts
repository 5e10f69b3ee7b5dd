/** The report of sports narrowed to one of them, and as a file. */
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { readSportReportSchemas } from '../../../../contract/operator/sportsbook/read-report.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { demoMemberId } from '../../../../db/seeds/identity.ts'
import { openDatabase, type Database } from '../../../../platform/postgres.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../../../tests/support/server.ts'
import {
  openFixture,
  openMarket,
  openSportGames,
  writeBet,
} from '../../../../tests/support/settled-sports.ts'
import { openPoster, type Poster } from '../../../wallet/index.ts'

let server: TestServer
let owner: Database
let poster: Poster
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  owner = openDatabase({ url: server.ownerUrl, role: null, max: 2 })
  poster = openPoster({ url: server.ownerUrl })
  await openSportGames(owner)
})
afterAll(async () => {
  await poster.close()
  await owner.close()
  await server.close()
})

test('the report of one sport has its bets alone, in the rows of every group and in the sum', async () => {
  const marketOf = async (fixtureId: string, sportCode: 'FOOTBALL' | 'MOBA') => {
    await openFixture(owner.kysely, fixtureId, { sportCode })
    return openMarket(owner.kysely, fixtureId, { typeCode: sportCode === 'MOBA' ? 'ML' : '1X2' })
  }
  const football = await marketOf('T-report-football', 'FOOTBALL')
  const moba = await marketOf('T-report-moba', 'MOBA')
  const bet = (betId: string, marketNo: bigint, code: string, stake: bigint) =>
    writeBet(owner.kysely, poster, demoMemberId(1), betId, [{ marketNo, code, price: 20_000 }], stake)
  await bet('report-football', football, '1', 10_000n)
  await bet('report-moba', moba, 'HOME', 3_000n)
  const client = server.client()
  const token = await client.signInOperator('owner')
  const report = async (query: string) =>
    (
      await client.get<ValueOf<typeof readSportReportSchemas>>(
        `/api/operator/sports/report?basis=PLACED&${query}`,
        { token },
      )
    ).value
  expect((await report('by=SPORT')).total).toMatchObject({ betCount: 2, stakeAmount: 13_000 })
  for (const by of ['SPORT', 'LEAGUE', 'MARKET', 'MEMBER_TIER']) {
    const { rows, total } = await report(`by=${by}&sportCode=MOBA`)
    expect(total, by).toMatchObject({ betCount: 1, stakeAmount: 3_000, openStakeAmount: 3_000 })
    expect(rows, by).toMatchObject([{ betCount: 1, stakeAmount: 3_000 }])
  }
})

test('the file of a report has its rows in the reader’s words, and a row for the sum', async () => {
  const client = server.client()
  const token = await client.signInOperator('owner')
  const file = async (language: string) => {
    const answer = await fetch(
      `${server.origin}/api/operator/sports/report/export?basis=PLACED&by=SPORT&format=CSV`,
      { headers: { authorization: `Bearer ${token}`, 'accept-language': language } },
    )
    return parse(await answer.text(), { bom: true }) as string[][]
  }
  const [heads, first, second, total, ...more] = await file('en')
  expect(heads!.slice(0, 3)).toEqual(['Sport', 'Bets', 'Stakes'])
  expect([first!.slice(0, 4), second!.slice(0, 4), total!.slice(0, 4), more]).toEqual([
    ['Football', '1', '100.00', '100.00'],
    ['MOBA', '1', '30.00', '30.00'],
    ['Total', '2', '130.00', '130.00'],
    [],
  ])
  const [inThai, row] = await file('th')
  expect([inThai![0], row![0]]).toEqual(['ชนิดกีฬา', 'ฟุตบอล'])
})
