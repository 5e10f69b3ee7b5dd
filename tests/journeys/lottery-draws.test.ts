/** Draws of the lotteries as players see them: the row at home, the lobby, results, and the proof of a draw. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { moveClock } from '../../contract/player/dev/move-clock.ts'
import { listOpenedIssues } from '../../contract/player/lottery/list-opened-issues.ts'
import { paths } from '../../web/player/paths.ts'
import words from '../../web/player/locales/th/lottery-results.ts'
import names from '../../web/player/locales/th/lottery-names.ts'
import shell from '../../web/ui/locales/th/shell.ts'
import site from '../../web/player/locales/th/site.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { currentIssue } from '../support/current-issue.ts'
import { startServer, type TestServer } from '../support/server.ts'

const GAME = 'SSC60'

let server: TestServer
let browser: Browser
let drawn: { numero: string; result: string }

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
  drawn = await drawNext()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Moves the clock to just before a draw and waits for it. */
async function drawNext() {
  const client = server.client()
  const { closesAt, serverTime } = await currentIssue(server, GAME)
  const left = Math.floor((Date.parse(closesAt) - Date.parse(serverTime)) / 1000) - 4
  if (left > 0) await client.post(moveClock.path, { advance: `PT${left}S` })
  const newest = async () => {
    const [issue] = (
      await client.get<{ list: { numero: string; result: string }[] }>(
        `${listOpenedIssues.path}?gameCode=${GAME}&pageNo=1&pageSize=1`,
      )
    ).value.list
    if (!issue) throw new Error('nothing is drawn yet')
    return issue
  }
  return vi.waitFor(newest, { timeout: PATIENCE_MS, interval: 200 })
}

const open = async (options: Parameters<typeof openPage>[2] = {}) =>
  openPage(browser, server.origin, { reducedMotion: 'reduce', ...options })
const spoken = () => words.draw_result_is.replace('{numbers}', [...drawn.result].join(' '))

describe('the proof of a draw', () => {
  const openProof = async (page: Page) => {
    await page.goto(server.origin + paths.verifyDraw(GAME, drawn.numero))
    await page.getByText(words.draw_proof_all_hold).waitFor()
  }

  test('says to a visitor that every step holds, worked out in their browser', async () => {
    const { page, faults, close } = await open()
    await openProof(page)
    const findings = page.getByRole('status').filter({ hasText: words.draw_proof_commit_holds })
    for (const sentence of [
      words.draw_proof_chain_holds,
      words.draw_proof_digest_holds,
      words.draw_proof_result_holds,
    ])
      expect(await findings.innerText()).toContain(sentence)
    expect(await page.getByRole('img', { name: spoken() }).count()).toBe(2)
    expect(faults).toEqual([])
    await close()
  })

  test('fails with one changed digit of the seed', async () => {
    const { page, close } = await open()
    await openProof(page)
    await page.getByRole('button', { name: words.draw_proof_by_hand }).click()
    const seed = page.getByLabel(words.draw_proof_seed_input)
    const compute = page.getByRole('button', { name: words.draw_proof_compute })
    await compute.click()
    await expect.poll(() => page.getByText(words.draw_proof_all_hold).count()).toBe(2)
    const kept = await seed.inputValue()
    await seed.fill(`${kept.slice(0, -1)}${kept.endsWith('0') ? '1' : '0'}`)
    await compute.click()
    await page.getByText(words.draw_proof_one_fails).waitFor()
    for (const sentence of [
      words.draw_proof_commit_fails,
      words.draw_proof_chain_fails,
      words.draw_proof_result_fails,
    ])
      await page.getByText(sentence).waitFor()
    await close()
  })
})

describe('the draws of the lotteries', () => {
  test('are at home with their clocks, and lead a visitor to the login window', async () => {
    const { page, faults, close } = await open({ viewport: { width: 1440, height: 900 } })
    await page.goto(server.origin)
    const row = page.getByRole('region', { name: site.home_draws })
    await row.scrollIntoViewIfNeeded()
    expect(await row.getByRole('link').count()).toBe(3)
    await row.getByRole('timer').nth(2).waitFor()
    await row.getByRole('link').first().click()
    await page.getByRole('dialog').waitFor()
    expect(faults).toEqual([])
    await close()
  })

  test('are found by name in the lobby, and by day among the results, each with its proof', async () => {
    const { page, faults, close } = await open({
      session: { key: 'token', token: await server.client().signIn('member01') },
    })
    await page.goto(server.origin + paths.lottery('/lottery'))
    const group = page.getByRole('region', { name: words.draw_family_ssc })
    await group.getByRole('img', { name: spoken() }).waitFor()
    await page.getByLabel(words.draw_search).fill('pk10')
    await page.getByRole('region', { name: words.draw_family_pk10 }).waitFor()
    expect(await group.count()).toBe(0)

    await page.goto(server.origin + paths.lotteryResults(GAME))
    const proof = page.getByRole('link', {
      name: words.draw_check_issue.replace('{numero}', drawn.numero),
    })
    await proof.waitFor()
    expect(await page.getByText(words.draw_honest).count()).toBe(1)
    await proof.click()
    await page.getByText(words.draw_proof_all_hold).waitFor()
    expect(faults).toEqual([])
    await close()
  })

  test('on whole numbers are kept as favourites by the hearts of the lobby', async () => {
    const { page, faults, close } = await open({
      session: { key: 'token', token: await server.client().signIn('member02') },
    })
    const [hanoi, lao] = [names.lottery_name_hanoi_normal, names.lottery_name_lao]
    await page.goto(server.origin + paths.lottery('/seaLottery'))
    await page.getByRole('button', { name: `${shell.game_fav_add} ${lao}` }).click()
    await page.getByRole('button', { name: `${shell.game_fav_remove} ${lao}` }).waitFor()
    await page.getByRole('button', { name: shell.nav_favourites, exact: true }).click()
    await page.getByRole('link', { name: hanoi, exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: lao, exact: true }).waitFor()
    // The list of all favourites knows it once the server has kept it.
    await page.goto(server.origin + paths.favourites())
    await page.getByText(lao).first().waitFor()
    expect(faults).toEqual([])
    await close()
  })

  test('of a day stand on one page, by their sort, and each leads to all draws of its lottery', async () => {
    const { page, faults, close } = await open({
      session: { key: 'token', token: await server.client().signIn('member01') },
    })
    await page.goto(server.origin + paths.lotteryResults())
    await page.getByText(shell.common_today, { exact: true }).click()
    const lottery = page.getByRole('region', { name: words.draw_game_ssc60 })
    await lottery.getByRole('img', { name: spoken() }).waitFor()
    const sort = (name: string) => page.getByRole('button', { name, exact: true })
    await sort(words.draw_group_fourd).click()
    await page.getByText(words.draw_day_none).waitFor()
    expect(await lottery.count()).toBe(0)
    await sort(words.draw_group_classic).click()
    await lottery.getByRole('link', { name: words.draw_game_ssc60, exact: true }).click()
    await page.getByRole('heading', { name: words.draw_tab_history }).waitFor()
    expect(new URL(page.url()).searchParams.get('date')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(faults).toEqual([])
    await close()
  })
})
