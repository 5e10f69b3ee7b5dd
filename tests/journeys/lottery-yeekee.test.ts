/** A yeekee round as two members play it: shots that both see, the end, the result and its proof. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { moveClock } from '../../contract/player/dev/move-clock.ts'
import { readShots, type readShotsSchemas } from '../../contract/player/lottery/read-shots.ts'
import type { ValueOf } from '../../contract/shared/call.ts'
import { formatCount } from '../../design/format.ts'
import { paths } from '../../web/player/paths.ts'
import proofWords from '../../web/player/locales/th/lottery-results.ts'
import words from '../../web/player/locales/th/lottery-yeekee.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { currentIssue } from '../support/current-issue.ts'
import { startServer, type TestServer } from '../support/server.ts'

const GAME = 'YEEKEE'
/** Before the end of the shooting; what is shot by hand takes its time. */
const LEFT_S = 45

let server: TestServer
let browser: Browser
let numero: string
let closesAt: string

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
  const running = await currentIssue(server, GAME)
  numero = running.numero
  closesAt = running.closesAt
  await moveTo(Date.parse(closesAt) - 60_000)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const read = async () =>
  (await server.client().get<ValueOf<typeof readShotsSchemas>>(readShots.path.replace(':numero', numero)))
    .value

/** Moves the product's clock to a moment, if that is ahead. */
async function moveTo(moment: number): Promise<void> {
  const { serverTime } = await read()
  const ahead = Math.floor((moment - Date.parse(serverTime)) / 1000)
  if (ahead > 0) await server.client().post(moveClock.path, { advance: `PT${ahead}S` })
}

/** Draws that came due with the moved clock keep the server busy for a moment. */
const signIn = (account: string) =>
  vi.waitFor(() => server.client().signIn(account), { timeout: PATIENCE_MS, interval: 1_000 })

const openRound = async (account: string) => {
  const opened = await openPage(browser, server.origin, {
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 664 },
    session: { key: 'token', token: await signIn(account) },
  })
  await opened.page.goto(server.origin + paths.lotteryBoard(GAME))
  return opened
}

async function shoot(page: Page, number: string): Promise<void> {
  for (const digit of number) await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: words.yeekee_shoot, exact: true }).click()
  await page.getByText(words.yeekee_shoot_done.replace('{number}', number)).waitFor()
}

const rowOf = (page: Page, number: string) => page.getByRole('listitem').filter({ hasText: number })

test('two members see each other’s shots at once; the round ends, and its result is explained and proved', async () => {
  const [nok, somsak] = [await openRound('member02'), await openRound('member03')]
  // Everything that a shot needs is in view without scrolling.
  const button = nok.page.getByRole('button', { name: words.yeekee_shoot, exact: true })
  await button.waitFor()
  const { y, height } = (await button.boundingBox())!
  expect(y + height).toBeLessThan(664)
  await shoot(nok.page, '12345')
  await rowOf(somsak.page, '12345').waitFor()
  await shoot(somsak.page, '00678')
  await rowOf(nok.page, '00678').waitFor()
  expect(await rowOf(nok.page, '12345').innerText()).toContain(words.yeekee_me)
  expect(await rowOf(nok.page, '00678').innerText()).not.toContain(words.yeekee_me)
  expect(await nok.page.getByText(formatCount(12_345 + 678)).count()).toBeGreaterThan(0)

  // A Thai keyboard writes figures like any other.
  const typed = nok.page.getByRole('textbox', { name: words.yeekee_shoot_input })
  await typed.fill('๑๒๓ก')
  expect(await typed.inputValue()).toBe('123')
  await typed.fill('')

  // Bets are over, numbers are still shot.
  await moveTo(Date.parse(closesAt) + 120_000 - LEFT_S * 1000)
  await shoot(nok.page, '99999')
  await rowOf(somsak.page, '99999').waitFor()
  await moveTo(Date.parse(closesAt) + 121_000)
  await vi.waitFor(
    async () => {
      if (!(await read()).result) throw new Error('the round is not drawn yet')
    },
    { timeout: PATIENCE_MS, interval: 200 },
  )
  const round = await read()
  expect(round).toMatchObject({ count: 3, sum: 113_022, state: 'OVER' })
  for (const { page } of [nok, somsak]) {
    const result = page.getByRole('status').filter({ hasText: words.yeekee_top3 }).first()
    await result.waitFor()
    expect(await result.innerText()).toContain(round.result!.top3)
    expect(await result.innerText()).toContain(round.result!.bottom2)
    expect(await page.getByText(round.houseShot!, { exact: true }).count()).toBeGreaterThan(0)
    await page.getByText(words.yeekee_no_rank.replace('{rank}', '16')).first().waitFor()
  }

  await somsak.page.getByRole('link', { name: words.yeekee_proof }).first().click()
  await somsak.page.getByText(proofWords.draw_proof_all_hold).waitFor()
  for (const sentence of [
    words.yeekee_proof_commit,
    words.yeekee_proof_chain,
    words.yeekee_proof_house,
    words.yeekee_proof_sum,
    words.yeekee_proof_result,
  ])
    await somsak.page.getByText(sentence, { exact: true }).waitFor()
  expect([...nok.faults, ...somsak.faults]).toEqual([])
  await nok.close()
  await somsak.close()
})
