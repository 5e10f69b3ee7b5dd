/** Signs of trouble that operators see, and who gets no advertising. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelWithdrawal } from '../../contract/player/cashier/cancel-withdrawal.ts'
import { beginExclusion } from '../../contract/player/limits/begin-exclusion.ts'
import { listMarkers } from '../../contract/operator/limits/list-markers.ts'
import { clock } from '../../kernel/clock.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import { rollUpAll } from '../../tests/support/ledger-marks.ts'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import { noteMarker } from './markers.ts'
import { periodAt } from './rules/periods.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

async function lookForSigns(): Promise<Map<string, unknown>> {
  await rollUpAll(house.server.process.database)
  await house.settle('limits/find-markers')
  const anna = await house.operator('anna', ['rg.read'])
  const { list } = (await anna.call(listMarkers, { query: { pageSize: 100 } })).value
  // The demo shows member20 with signs.
  return new Map(
    list
      .toReversed()
      .filter((marker) => marker.account !== 'member20')
      .map((marker) => [
        `${marker.account} ${marker.kind}`,
        { action: marker.action, detail: marker.detail },
      ]),
  )
}

describe('signs of trouble', () => {
  const repeat = async (times: number, work: () => Promise<unknown>) => {
    for (let time = 0; time < times; time++) await work()
  }
  async function callOff(member: Player): Promise<void> {
    const { withdrawalId } = (await member.withdraw(20_000)).value
    expect((await member.call(cancelWithdrawal, { params: { withdrawalId } })).success).toBe(true)
  }

  test('each shows once it is reached, and not before; other members are left alone', async () => {
    const [above, at] = [await house.player(7), await house.player(8)]
    // Thirty baht in a day are a mean of one baht in the thirty days.
    for (const member of [above, at]) await house.play(member.id, 3_000n, 0n)
    await house.advance(
      `PT${Math.ceil((periodAt('DAY', clock.now(), 'Asia/Bangkok').end.getTime() - clock.nowMs()) / 1_000) + 3_600}S`,
    )
    await house.play(above.id, 1_000n, 699n)
    await house.play(at.id, 1_000n, 700n)

    const [chasing, calm, winning] = [await house.player(9), await house.player(10), await house.player(11)]
    await house.play(chasing.id, 5_000n, 0n)
    await house.play(calm.id, 5_000n, 0n)
    await house.play(winning.id, 5_000n, 9_000n)
    await repeat(5, () => chasing.deposit(10_000))
    await repeat(4, () => calm.deposit(10_000))
    await repeat(5, () => winning.deposit(10_000))

    const [torn, sure] = [await house.player(12), await house.player(13)]
    await repeat(3, () => callOff(torn))
    await repeat(2, () => callOff(sure))

    const ordinary = await house.player(14)
    await callOff(ordinary)
    await ordinary.deposit(10_000)
    await house.play(ordinary.id, 5_000n, 2_000n)

    const signs = await lookForSigns()
    expect([...signs.keys()].toSorted()).toEqual(['member07 LOSS', 'member09 DEPOSITS', 'member12 CANCELLED'])
    expect(signs.get('member07 LOSS')).toEqual({
      action: 'MESSAGE',
      detail: { lossAmount: 301, meanAmount: 100 },
    })
    expect(signs.get('member09 DEPOSITS')).toEqual({ action: 'MESSAGE', detail: { count: 5 } })
    expect(signs.get('member12 CANCELLED')).toEqual({ action: 'MESSAGE', detail: { count: 3 } })
    // The same day is not reported twice; a repeated sign within a week suggests a talk.
    expect((await lookForSigns()).size).toBe(3)
    await house.advance('PT24H')
    const again = await house.player(12)
    await repeat(3, () => callOff(again))
    expect((await lookForSigns()).get('member12 CANCELLED')).toMatchObject({ action: 'CONTACT' })
  })
})

test('promotions are not announced to excluded members or during a stop of advertising; other notices are', async () => {
  const anna = await house.operator('anna', ['content.edit'])
  const write = async (kind: string, promotionType: string, title: string) =>
    expect(
      (
        await house.client.post(
          '/api/operator/announcements',
          {
            kind,
            execution: 'A',
            promotionType,
            titles: { TH: title, EN: title },
            contents: { TH: title, EN: title },
            imageUrl: '',
            isShown: true,
            startsAt: new Date(clock.nowMs() - 3_600_000).toISOString(),
            endsAt: null,
          },
          { token: anna.token },
        )
      ).status,
    ).toBe(200)
  for (const [kind, type] of [
    ['PR', 'EVENT'],
    ['PU', 'PROMOTION'],
    ['PL', 'PROMOTION'],
    ['PU', 'SYSTEM'],
    ['PL', 'SYSTEM'],
  ] as const)
    await write(kind, type, `test ${kind} ${type}`)
  const seen = async (token?: string) => {
    const { value } = await house.client.get<Record<'player' | 'popup' | 'promotion', { title: string }[]>>(
      '/api/wps/relay/MCSFE_getListAnnouncements?types=PL,PU,PR',
      token === undefined ? {} : { token },
    )
    return [...value.player, ...value.popup, ...value.promotion]
      .map(({ title }) => title)
      .filter((title) => title.startsWith('test '))
      .toSorted()
  }
  const all = ['test PL PROMOTION', 'test PL SYSTEM', 'test PR EVENT', 'test PU PROMOTION', 'test PU SYSTEM']
  const own = ['test PL SYSTEM', 'test PU SYSTEM']
  expect(await seen()).toEqual(all)
  expect(await seen((await house.player(16)).token)).toEqual(all)
  // A sign stops advertising for a day.
  const stopped = await house.player(17)
  await house.transaction((tx) =>
    noteMarker(
      tx,
      { merchantId: 'demo', accountId: stopped.id, kind: 'CANCELLED', detail: { count: 3 } },
      { now: clock.now(), timeZone: 'Asia/Bangkok' },
    ),
  )
  await house.settle()
  expect(await seen(stopped.token)).toEqual(own)
  const excluded = await house.player(16)
  expect((await excluded.call(beginExclusion, { body: { months: 6, password: DEMO_PASSWORD } })).status).toBe(
    200,
  )
  // At once, before anything was delivered.
  expect(await seen(excluded.token)).toEqual(own)
  await house.settle()
  expect(await seen((await house.player(16)).token)).toEqual(own)
  await house.advance('PT24H1S')
  expect(await seen((await house.player(17)).token)).toEqual(all)
})
