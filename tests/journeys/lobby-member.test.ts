import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import texts from '../../web/ui/locales/th/shell.ts'
import { addStudioSlots } from '../support/acme-games.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { floorDrafts } from '../../server/studio-games/drafts.ts'
import { furnishFloor } from '../support/floor.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer

let browser: Browser

beforeAll(async () => {
  server = await startServer()
  await furnishFloor(server)
  browser = await openBrowser({ withGames: false })
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const floorOf = (gameType: string) => floorDrafts.filter((game) => game.gameType === gameType)

const path = (page: Page) => page.evaluate(() => location.pathname + location.search)

describe('a member in a lobby', () => {
  let visit: WatchedPage
  beforeAll(async () => {
    const token = await server.client().signIn('member08')
    visit = await openPage(browser, server.origin, {
      session: { key: 'token', token },
      viewport: { width: 1440, height: 900 },
    })
    await server
      .client()
      .post('/api/wps/game/launchGame', { vassalage: 'STUDIO', gameCode: 'TUKTUK3' }, { token })
    await visit.page.goto(server.origin)
  })
  afterAll(() => visit.close())

  test('turns pages, chooses a vendor, a class and a name in a lobby; each change begins at the first page', async () => {
    const { page, faults } = visit
    await addStudioSlots(server, 40)
    await page.goto(`${server.origin}/rng?page=2`)
    const pages = page.getByRole('navigation', { name: /^หน้า 2 จาก/ })
    await pages.getByRole('button', { name: '1', exact: true }).click()
    await expect.poll(() => page.locator('main a[href^="/seamless"]').count()).toBe(40)
    await page.goto(`${server.origin}/rng?page=2`)
    await page
      .getByRole('navigation', { name: 'ค่ายเกม' })
      .getByRole('button', { name: /ศาลาสตูดิโอ/ })
      .click()
    await expect.poll(() => path(page)).toBe('/rng?vendor=STUDIO')
    await page.getByRole('tab', { name: 'ใหม่' }).click()
    await expect.poll(() => path(page)).toBe('/rng?vendor=STUDIO&filter=NEW')
    await page.getByRole('searchbox').fill('  tuk ')
    await page.getByRole('searchbox').press('Enter')
    await expect.poll(() => path(page)).toBe('/rng?vendor=STUDIO&name=tuk')
    await expect.poll(() => page.locator('main a[href*="TUKTUK3"]').count()).toBe(1)
    expect(faults).toEqual([])
  })

  test('finds e-sports and cockfight apart from sports, and home if a category has no vendor', async () => {
    const { page, faults } = visit
    const vendorsOfSession = () => page.evaluate(() => sessionStorage.getItem('gameVendor'))
    for (const [alias, title, count] of [
      ['/sports', 'กีฬา', 4],
      ['/esports', 'อีสปอร์ต', 4],
      ['/cockfight', 'ไก่ชน', 1 + floorOf('COCKFIGHT').length],
      ['/LIVE', 'คาสิโนสด', Math.min(40, 36 + floorOf('LIVE').length)],
    ] as const) {
      await page.goto(server.origin + alias)
      await page.getByRole('heading', { name: title, level: 1 }).waitFor()
      await expect.poll(() => page.locator('main a[href^="/seamless"]').count()).toBe(count)
      expect(await page.getByRole('tab', { name: 'ใหม่' }).count()).toBe(0)
    }
    await page.goto(`${server.origin}/lott`)
    await page.getByRole('heading', { name: 'หวย', level: 1 }).waitFor()
    const desk = server.client()
    const owner = await desk.signInOperator('owner')
    for (const vendor of ['LOTT', 'TCG_SEA', 'TCG_LOTTO_VN']) {
      const path = `/api/operator/vendors/${vendor}/state`
      expect((await desk.post(path, { state: 'OFF' }, { token: owner })).status).toBe(200)
    }
    // An open lobby becomes home when its last vendor goes.
    await page.locator('#section-HOT').waitFor()
    // The menu of vendors is kept for the session.
    await page.evaluate(() => sessionStorage.removeItem('gameVendor'))
    await page.goto(`${server.origin}/lott`)
    await page.locator('#section-HOT').waitFor()
    expect(await page.getByRole('link', { name: 'หวย', exact: true }).count()).toBe(0)
    await page.goto(`${server.origin}/rng`)
    await expect.poll(vendorsOfSession).not.toBeNull()
    expect(faults).toEqual([])
  })

  test('keeps the vendors of the session when they cannot be asked for, and is offered another try without any', async () => {
    const { page } = visit
    await page.route('**/GCSGAME_newGameVendor*', (route) => route.abort())
    // It is shown for seconds only, which a page that is still loading its pictures may outlast.
    await page.goto(`${server.origin}/rng`, { waitUntil: 'commit' })
    await page.getByText(texts.msg_network_abnormal).first().waitFor()
    await page
      .getByRole('navigation', { name: 'ค่ายเกม' })
      .getByRole('button', { name: /ศาลาสตูดิโอ/ })
      .waitFor()
    await page.evaluate(() => sessionStorage.removeItem('gameVendor'))
    await page.reload()
    await page.getByText(texts.error_vendor_list).waitFor()
    await page.unroute('**/GCSGAME_newGameVendor*')
    await page.getByRole('button', { name: texts.common_retry }).click()
    await page
      .getByRole('navigation', { name: 'ค่ายเกม' })
      .getByRole('button', { name: /ศาลาสตูดิโอ/ })
      .waitFor()
  })
})
