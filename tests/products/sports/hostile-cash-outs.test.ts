/**
 * Whatever a member sends to cash out: a named refusal at its field in their language, nothing moved, and
 * nothing that an operator would have to look at in the log.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BETS, openHostileSports, type HostileSports } from '../../support/hostile-sports.ts'

let at: HostileSports
beforeAll(async () => {
  at = await openHostileSports()
})
afterAll(() => at.close())
afterEach(() => {
  expect(at.logged).toEqual([])
})

describe('a cash-out that cannot be', () => {
  let betId: string
  let quoteId: string
  const path = (id = betId) => `${BETS}/${id}/cash-outs`
  const asked = (more: object = {}) => ({ quoteId, percent: 50, amount: 1, ...more })
  beforeAll(async () => {
    betId = (await at.send('post', BETS, at.slip({ stakeAmount: 10_000 }))).value['betId'] as string
    quoteId = (await at.send('post', `${BETS}/${betId}/cash-out-quotes`, {})).value['quoteId'] as string
  })

  test.each([
    [{ percent: 9 }, 'SPORT_CASH_OUT_FRACTION'],
    [{ percent: 91 }, 'SPORT_CASH_OUT_FRACTION'],
    [{ percent: 99 }, 'SPORT_CASH_OUT_FRACTION'],
    [{ percent: 0 }, 'REQUEST_INVALID', 'percent'],
    [{ percent: 101 }, 'REQUEST_INVALID', 'percent'],
    [{ percent: 50.5 }, 'REQUEST_INVALID', 'percent'],
    [{ percent: '50' }, 'REQUEST_INVALID', 'percent'],
    [{ amount: 0 }, 'REQUEST_INVALID', 'amount'],
    [{ amount: -1 }, 'REQUEST_INVALID', 'amount'],
    [{ amount: 9_000_000_000_000 }, 'SPORT_CASH_OUT_EXPIRED'],
    [{ quoteId: 'nobody.gave.it' }, 'SPORT_CASH_OUT_EXPIRED'],
    [{ quoteId: '../../etc' }, 'REQUEST_INVALID', 'quoteId'],
  ] as const)('%o', async (more, code, field?: string) => {
    await at.refusedAs((language) => at.send('post', path(), asked(more), { language }), code, field)
  })

  test('of a bet that is another member’s, or that nobody knows', async () => {
    for (const [id, token] of [
      [betId, at.stranger.token],
      ['nothing', at.player.token],
    ] as const) {
      await at.refusedAs(
        (language) => at.send('post', path(id), asked(), { language, token }),
        'SPORT_BET_UNKNOWN',
      )
      await at.refusedAs(
        (language) => at.send('post', `${BETS}/${id}/cash-out-quotes`, {}, { language, token }),
        'SPORT_BET_UNKNOWN',
      )
      await at.refusedAs(
        (language) => at.send('put', `${BETS}/${id}/auto-cash-out`, { amount: 5_000 }, { language, token }),
        'SPORT_BET_UNKNOWN',
      )
    }
  })

  test.each([0, -1, 0.5, 1e21, '5000', '๕๐๐๐', true, [], {}])('by itself from %o on', async (amount) => {
    await at.refusedAs(
      (language) => at.send('put', `${BETS}/${betId}/auto-cash-out`, { amount }, { language }),
      'REQUEST_INVALID',
      'amount',
    )
  })

  test('a tenth and nine tenths are parts', async () => {
    for (const percent of [10, 90]) {
      const quote = await at.send('post', `${BETS}/${betId}/cash-out-quotes`, {})
      const part = await at.send('post', path(), { quoteId: quote.value['quoteId'], percent, amount: 1 })
      expect(part).toMatchObject({ status: 200, value: { state: 'ACCEPTED' } })
    }
    await at.house.audit()
  })
})
