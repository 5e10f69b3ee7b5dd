/** Starting games: free play, real play with the cashier over it, and refusals. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { admitVendor, launchKey } from '../../modules/launch/index.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
let member: WatchedPage
let token: string

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
  token = await server.client().signIn('member07')
  member = await openPage(browser, server.origin, { session: { key: 'token', token } })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const lobby = '/rng?vendor=ACME'
const card = (page: Page, gameCode: string) => page.locator(`a[href$="gameCode=${gameCode}"]`).first()
const frameOf = (page: Page) => page.frameLocator('iframe')
const placeOf = (page: Page) => page.url().slice(server.origin.length)
const dialogOf = (page: Page) => page.getByRole('alertdialog')
/** The day first, in the Buddhist era, by the clock of Bangkok: "21/11/2568 22:38". */
const thaiTime = (time: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok', dateStyle: 'short', timeStyle: 'short' })
    .format(time)
    .replace(/(\d{4}), /, (_, year: string) => `${Number(year) + 543} `)

test('a visitor plays for free after one press, and as a trial account nothing for real', async () => {
  const { page, close } = await openPage(browser, server.origin)
  await page.goto(`${server.origin}/seamless?vendor=ACME&gameCode=ACME-3&mode=FREE`)
  await page.getByRole('button', { name: 'ทดลองเล่น' }).click()
  await frameOf(page).locator('#go').waitFor()
  await expect.poll(() => frameOf(page).locator('#balance').textContent()).toBe('10,000.00')
  await page.goto(server.origin + lobby)
  await card(page, 'ACME-1').click()
  await dialogOf(page).getByText('บัญชีทดลองใช้ส่วนนี้ไม่ได้').waitFor()
  expect(placeOf(page)).toBe(lobby)
  await dialogOf(page).getByRole('button', { name: 'ทดลองเล่น' }).click()
  await frameOf(page).locator('#go').waitFor()
  expect(placeOf(page)).toBe('/seamless?vendor=ACME&gameCode=ACME-1&mode=FREE')
  await close()
})

test('a member plays for real: one launch, no token left in an address, and only the game’s own words are heard', async () => {
  const { page, faults } = member
  const launches: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/wps/game/launchGame')) launches.push(request.url())
  })
  await page.goto(server.origin + lobby)
  // The pages stay in their place on the way into the game: a step of the router under way would never end
  // without them.
  await page.locator('main').evaluate((main) => {
    main.dataset['mark'] = 'still here'
  })
  await card(page, 'ACME-1').click()
  await frameOf(page).locator('#go').click()
  expect(await page.locator('main').getAttribute('data-mark')).toBe('still here')
  await frameOf(page)
    .locator('#say', { hasText: /ชนะ|ไม่ถูก/ })
    .waitFor()
  expect(launches).toHaveLength(1)
  expect(
    page
      .frames()
      .map((frame) => frame.url())
      .join(' '),
  ).not.toContain('token=')
  await page.evaluate(() => window.postMessage({ sala: 1, type: 'exit' }, '*'))
  const inside = page.frames()[1]!
  await inside.evaluate(() => {
    for (const wrong of [
      'exit',
      { sala: 2, type: 'exit' },
      { sala: 1, type: 'constructor' },
      { sala: 1, type: 'exit', balance: '1' },
      [1],
    ])
      window.parent.postMessage(wrong, '*')
  })
  await inside.evaluate(() => window.parent.postMessage({ sala: 1, type: 'deposit' }, '*'))
  // Messages keep their order: the last one has been heard, so the ones before had been and led nowhere.
  await page.getByRole('dialog', { name: 'ฝากเงิน' }).waitFor()
  expect(placeOf(page)).toBe('/seamless?vendor=ACME&gameCode=ACME-1')
  // As if a part of the window disappeared with the focus: Escape closes it all the same.
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement).blur()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})

test('the cashier lies over the running game: the money arrives in the bar and in the game, which was never left', async () => {
  const { page, faults } = member
  const inside = page.frames()[1]!
  await inside.evaluate(() => {
    document.documentElement.dataset['mark'] = 'still here'
  })
  await page.getByRole('button', { name: 'ฝากเงิน' }).click()
  const cashier = page.getByRole('dialog', { name: 'ฝากเงิน' })
  await cashier.getByLabel('จำนวนเงิน').fill('500')
  await cashier.getByRole('button', { name: 'สร้างคิวอาร์' }).click()
  await cashier.getByRole('button', { name: 'จ่ายด้วยธนาคารจำลอง' }).click()
  await cashier.getByText('ฝากสำเร็จ').first().waitFor()
  await page.keyboard.press('Escape')
  await cashier.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('ฝากเงิน')
  const { balance } = (
    await server.client().get<{ balance: number }>('/api/wps/v2/wallets/balance', { token })
  ).value
  const figure = (balance / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  await expect.poll(() => frameOf(page).locator('#balance').textContent()).toBe(figure)
  await page.locator('header').getByText(`฿${figure}`).waitFor()
  expect(await inside.evaluate(() => document.documentElement.dataset['mark'])).toBe('still here')
  await frameOf(page).getByRole('button', { name: 'ออกจากเกม' }).click()
  await expect.poll(() => placeOf(page)).toBe(lobby)
  expect(faults).toEqual([])
})

test('a card rises under the pointer, but what a press finds on it stays where it is', async () => {
  const { page } = member
  await page.goto(server.origin + lobby)
  const game = card(page, 'ACME-2')
  await game.waitFor()
  const { x, y, width, height } = (await game.boundingBox())!
  /** What lies under each pixel of the card's middle, from above its upper edge to below its lower one. */
  const underMiddle = () =>
    page.evaluate(
      ([left, top, rows]) =>
        Array.from({ length: rows! }, (_, row) => {
          const pressed = document.elementFromPoint(left!, top! + row)?.closest('a, button')
          return pressed?.getAttribute('aria-label') ?? pressed?.getAttribute('href') ?? ''
        }),
      [x + width / 2, y - 6, Math.ceil(height) + 12],
    )
  const faceIsAt = (top: number) =>
    expect.poll(async () => Math.round((await game.locator('> span').boundingBox())!.y - y + top)).toBe(0)
  const atRest = await underMiddle()
  expect(new Set(atRest).size).toBe(3)
  await page.mouse.move(x + width / 2, y + 20)
  await faceIsAt(3)
  expect(await underMiddle()).toEqual(atRest)
  await page.mouse.down()
  await faceIsAt(0)
  expect(await underMiddle()).toEqual(atRest)
  await page.mouse.move(0, 0)
  await page.mouse.up()
  expect(placeOf(page)).toBe(lobby)
})

test('a vendor in maintenance is shown with its end, over the page that was open', async () => {
  const { page } = member
  await page.goto(server.origin + lobby)
  await card(page, 'ACME-2').waitFor()
  // A page that was not notified yet: its list is unchanged.
  await page.route('**/GCSGAME_gameList*', (route) => route.abort())
  onTestFinished(() => page.unroute('**/GCSGAME_gameList*'))
  const desk = server.client()
  const owner = await desk.signInOperator('owner')
  const set = (body: object) => desk.post('/api/operator/vendors/ACME/state', body, { token: owner })
  const until = new Date(Date.now() + 3_600_000)
  await set({ state: 'MAINTENANCE', maintenanceUntil: until.toISOString() })
  const refusal = async () =>
    (
      await server
        .client()
        .post('/api/wps/game/launchGame', { vassalage: 'ACME', gameCode: 'ACME-2' }, { token })
    ).code
  await expect.poll(refusal).toBe('GAME_MAINTENANCE')
  await card(page, 'ACME-2').click()
  await dialogOf(page).getByText('เกมนี้ปิดปรับปรุงชั่วคราว').waitFor()
  await dialogOf(page)
    .getByText(`คาดว่าเปิดอีกครั้ง ${thaiTime(until)}`, { exact: true })
    .waitFor()
  expect(placeOf(page)).toBe(lobby)
  await set({ state: 'OPEN' })
  await expect.poll(refusal).not.toBe('GAME_MAINTENANCE')
})

test('a window that the browser blocks is explained, and opens with the following press', async () => {
  const { page } = member
  await server.process.database.transaction((tx) =>
    admitVendor(tx, server.process.config.secretKey, {
      code: 'ACME',
      launchUrl: '/acme/',
      opensIn: 'WINDOW',
      apiUrl: '/acme/wallet',
      notFoundIsFinal: true,
    }),
  )
  await expect
    .poll(() => server.process.services.use(launchKey).directory.find('ACME')?.opensIn)
    .toBe('WINDOW')
  await page.goto(server.origin + lobby)
  await card(page, 'ACME-2').waitFor()
  await page.evaluate(() => {
    Object.assign(window, { kept: window.open, open: () => null })
  })
  await card(page, 'ACME-2').click()
  await dialogOf(page).getByText('เบราว์เซอร์บล็อกป๊อปอัปไว้').waitFor()
  expect(placeOf(page)).toBe(lobby)
  await page.evaluate(() => {
    Object.assign(window, { open: (window as unknown as { kept: typeof window.open }).kept })
  })
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    dialogOf(page).getByRole('button', { name: 'เปิดเกมเลย' }).click(),
  ])
  await beside.locator('#go').waitFor()
  expect(await beside.evaluate(() => window.opener === null && !location.search.includes('token='))).toBe(
    true,
  )
  expect(placeOf(page)).toBe(lobby)
  await beside.close()
})

test('a room chosen in the lobby’s list opens; a reload leads to the member’s seat, or to the list', async () => {
  member.faults.length = 0
  const { page, faults } = member
  await page.goto(`${server.origin}/pvp`)
  await page.getByRole('button', { name: 'เข้าห้อง โฮลเอ็ม 5/10 · 6 ที่นั่ง · ห้อง 1' }).click()
  await page
    .locator('header')
    .getByText(/^฿5\/฿10 · โต๊ะ 1 · /)
    .waitFor()
  await expect.poll(() => placeOf(page)).toBe('/seamless?vendor=STUDIO&gameCode=HOLDEM')
  await frameOf(page).locator('footer').getByRole('button', { name: 'นั่งโต๊ะ' }).waitFor()
  await page.reload()
  await frameOf(page).getByRole('button', { name: 'หาที่นั่งให้เลย' }).waitFor()
  await page.goto(`${server.origin}/seamless?vendor=STUDIO&gameCode=HOLDEM&roomId=0000-gone`)
  // A room that is gone: the list, and why.
  await frameOf(page).getByRole('button', { name: 'หาที่นั่งให้เลย' }).waitFor()
  await frameOf(page).getByRole('status').filter({ hasText: 'ห้อง' }).waitFor()
  expect(faults.filter((fault) => !fault.includes('0000-gone'))).toEqual([])
})

test('lotteries have a page of their own: a visitor is asked to log in, a member finds a board from it', async () => {
  const visitor = await openPage(browser, server.origin)
  await visitor.page.goto(`${server.origin}/lott`)
  await visitor.page.getByRole('button', { name: /^หวยอาเซียน/ }).click()
  await visitor.page.getByRole('dialog').getByRole('button', { name: 'เข้าสู่ระบบ' }).waitFor()
  expect(placeOf(visitor.page)).toBe('/lott')
  await visitor.page.goto(`${server.origin}/seaLottery`)
  await expect.poll(() => placeOf(visitor.page)).toBe('/login?returnUrl=%2FseaLottery')
  await visitor.close()

  const { page } = member
  await page.goto(`${server.origin}/lott`)
  await page.getByRole('button', { name: /^หวยอาเซียน/ }).click()
  await expect.poll(() => placeOf(page)).toBe('/seaLottery?vendor=TCG_SEA')
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  await page
    .getByRole('link', { name: /^หวยลาว/ })
    .first()
    .click()
  await expect.poll(() => placeOf(page)).toContain('gameCode=LAO')
  await page.getByRole('heading', { name: 'หวยลาว' }).waitFor()
  await page.goto(`${server.origin}/SeaLottery?gameCode=HANOI_VIP`)
  await page.getByRole('heading', { name: 'ฮานอย VIP' }).waitFor()
})
