import { afterEach, expect, test, vi } from 'vitest'
import { playRound } from '../../contract/vendor/studio/play-round.ts'
import { isUndecided } from './refusal.ts'
import { openStudio } from './studio.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function faultOf(answer: Response): Promise<Parameters<typeof isUndecided>[0]> {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', async () => answer)
  return openStudio('th')
    .call(playRound, { body: { gameCode: 'TUKTUK3', betAmount: 1000 }, key: 'key' })
    .then(
      () => {
        throw new Error('there was no answer to give')
      },
      (error) => error,
    )
}

test('a round whose answer broke off on its way is not decided: it is asked for again under its key', async () => {
  const fault = await faultOf(new Response('{"success":true,"value":{"roundId":"r1","ev', { status: 200 }))
  expect(fault).toMatchObject({ code: 'NETWORK' })
  expect(isUndecided(fault)).toBe(true)
})

test('a refusal in the studio’s words is decided', async () => {
  const fault = await faultOf(
    Response.json(
      { success: false, code: 'BAL_INSUFFICIENT', message: 'ยอดเงินไม่พอ', value: null },
      { status: 422 },
    ),
  )
  expect(fault).toMatchObject({ code: 'BAL_INSUFFICIENT', message: 'ยอดเงินไม่พอ' })
  expect(isUndecided(fault)).toBe(false)
})
