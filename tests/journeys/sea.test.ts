/**
 * A member at a gun of the sea hunt: shoots, sees what it cost and brought, and leaves with the money that is
 * left.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import texts from '../../web/ui/locales/th/shell.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

interface Judged {
  results?: { shotId: string; betAmount: number; winAmount: number }[]
}

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/**
 * The answers to the page's shots. Intercepted, since the browser keeps no answers of a page that was left. A
 * shot that was sent twice has its first result.
 */
async function watchShots(page: Page) {
  const judged = new Map<string, { betAmount: number; winAmount: number }>()
  await page.route('**/fish/room/shots', async (route) => {
    const response = await route.fetch()
    const { value } = (await response.json()) as { value?: Judged }
    for (const { shotId, ...result } of value?.results ?? []) judged.set(shotId, result)
    await route.fulfill({ response })
  })
  return {
    sum: (of: 'betAmount' | 'winAmount') =>
      [...judged.values()].reduce((total, result) => total + result[of], 0),
    charged: () => [...judged.values()].filter(({ betAmount }) => betAmount > 0).length,
  }
}

/** A member at a gun, with their balance before and the answers to their shots. */
async function sitAtSea(username: string) {
  const token = await server.client().signIn(username)
  const balanceOf = async (): Promise<number> =>
    (await server.client().get<{ balance: number }>('/api/wps/v2/wallets/balance', { token })).value.balance
  const before = await balanceOf()
  const opened = await openPage(browser, server.origin, {
    session: { key: 'token', token },
    reducedMotion: 'reduce',
  })
  const shots = await watchShots(opened.page)
  await opened.page.goto(`${server.origin}/seamless?vendor=STUDIO&gameCode=FISHHUNT`)
  return { ...opened, ...shots, balanceOf, before, frame: opened.page.frameLocator('iframe') }
}

test('a member shoots, and their balance after leaving contains exactly what was shot and won', async () => {
  const { page, frame, faults, close, balanceOf, before, sum, charged } = await sitAtSea('member07')
  const auto = frame.getByRole('button', { name: 'ยิงเอง' })
  await auto.click()
  await expect.poll(charged).toBeGreaterThan(5)

  await page.locator('header').getByRole('button', { name: 'เพิ่มเติม' }).click()
  await page.getByRole('menuitem', { name: 'ข้อมูลเกม' }).click()
  const info = frame.getByRole('dialog')
  await info.getByRole('row', { name: /พญานาค/ }).waitFor()
  await info.getByRole('tab', { name: 'กติกา' }).click()
  await info.getByText('95.5%').waitFor()
  await info.getByRole('button', { name: 'ปิด' }).click()

  await frame.getByRole('button', { name: 'สายฟ้า' }).click()
  const soFar = charged()
  await expect.poll(charged).toBeGreaterThan(soFar)
  await auto.click()
  await page.getByRole('button', { name: 'กลับ', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/seamless'))
  await expect.poll(async () => (await balanceOf()) + sum('betAmount') - sum('winAmount')).toBe(before)
  expect(sum('betAmount')).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await close()
})

test('a tap that is over before the next frame is one shot', async () => {
  const { page, frame, faults, close, charged } = await sitAtSea('member06')
  const sea = frame.getByRole('application')
  await sea.waitFor()
  // Both events of each tap come in one task, so that no frame lies between them.
  const tap = (x: number) =>
    sea.evaluate((view, across) => {
      const at = view.getBoundingClientRect()
      const event = {
        pointerId: 1,
        button: 0,
        bubbles: true,
        pointerType: 'touch',
        clientX: at.left + at.width * across,
        clientY: at.top + at.height * 0.4,
      }
      view.setPointerCapture = () => {}
      view.dispatchEvent(new PointerEvent('pointerdown', event))
      view.dispatchEvent(new PointerEvent('pointerup', event))
    }, x)
  // A bullet flies until it strikes: each tap is one, and none fires on by itself.
  await tap(0.3)
  await expect.poll(charged).toBe(1)
  await tap(0.6)
  await expect.poll(charged).toBe(2)
  await page.getByRole('button', { name: 'กลับ', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/seamless'))
  expect(charged()).toBe(2)
  expect(faults).toEqual([])
  await close()
})

test('announcements over the sea leave the plates of all seats and the pool readable, on phones in both orientations and on a desktop', async () => {
  const { page, faults, close } = await openPage(browser, server.origin, {
    session: { key: 'token', token: await server.client().signIn('member08') },
    reducedMotion: 'reduce',
  })
  await page.goto(`${server.origin}/seamless?vendor=STUDIO&gameCode=FISHHUNT`)
  const sea = page.frameLocator('iframe').getByRole('application')
  await sea.waitFor()
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [667, 375],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    // The naga appears at its own time; here its announcement is shown directly.
    const covered = () =>
      sea.evaluate((view) => {
        const banner = view.querySelector<HTMLElement>('div[role="status"]')!
        banner.hidden = false
        if (!banner.textContent)
          banner.append(
            Object.assign(document.createElement('b'), { textContent: 'พญานาคปรากฏตัว' }),
            Object.assign(document.createElement('span'), {
              textContent: 'จ่าย 100 150 250 หรือ 500 เท่าของค่ากระสุน',
            }),
          )
        const over = banner.getBoundingClientRect()
        const others = [...view.querySelectorAll<HTMLElement>(':scope > div')].filter(
          (one) =>
            one !== banner &&
            !one.hidden &&
            one.textContent !== '' &&
            one.getAttribute('aria-hidden') !== 'true' &&
            one.getAttribute('role') !== 'alert',
        )
        return others
          .filter((one) => {
            const box = one.getBoundingClientRect()
            return (
              box.bottom > over.top && box.top < over.bottom && box.right > over.left && box.left < over.right
            )
          })
          .map((one) => one.textContent)
      })
    await expect.poll(covered, { message: `at ${width} × ${height}` }).toEqual([])
  }
  expect(faults).toEqual([])
  await close()
})

test('a member who comes back from a game after a release, when the page’s code no longer exists, sees that and reloads it', async () => {
  const { page, close } = await openPage(browser, server.origin, {
    session: { key: 'token', token: await server.client().signIn('member10') },
    reducedMotion: 'reduce',
  })
  await page.goto(`${server.origin}/seamless?vendor=STUDIO&gameCode=FISHHUNT`)
  const leave = page.getByRole('button', { name: 'กลับ', exact: true })
  await page.frameLocator('iframe').getByRole('application').waitFor()
  await page.route('**/assets/player/**', (route) => route.fulfill({ status: 404, body: '' }))
  await leave.click()
  const told = page.getByRole('alertdialog')
  await told.getByText(texts.msg_new_version).waitFor()
  await page.unroute('**/assets/player/**')
  await told.getByRole('button', { name: texts.common_load_new_version }).click()
  await page.locator('#section-HOT').waitFor()
  await page.getByRole('banner').getByRole('button', { name: texts.header_menu_account }).waitFor()
  expect(await told.count()).toBe(0)
  await close()
})

test('a sea that is switched off while a member shoots says so, returns to the satang what they had at the gun, and lets them leave', async () => {
  const { page, frame, faults, close, balanceOf, before, sum, charged } = await sitAtSea('member09')
  await frame.getByRole('button', { name: 'ยิงเอง' }).click()
  await expect.poll(charged).toBeGreaterThan(3)

  const operator = server.client()
  const desk = { token: await operator.signInOperator('owner') }
  const [game] = (
    await operator.get<{ list: { nodeId: number }[] }>(
      '/api/operator/games?pageNo=1&pageSize=10&query=FISHHUNT',
      desk,
    )
  ).value.list
  expect((await operator.post(`/api/operator/games/${game!.nodeId}`, { state: 'OFF' }, desk)).success).toBe(
    true,
  )

  await frame.getByText('เกมนี้ปิดปรับปรุงชั่วคราว').first().waitFor()
  await frame.getByText('เงินที่ปืนจะคืนเข้ายอดเงินของคุณโดยอัตโนมัติ').waitFor()
  await expect.poll(async () => (await balanceOf()) + sum('betAmount') - sum('winAmount')).toBe(before)
  expect(sum('betAmount')).toBeGreaterThan(0)
  await frame.getByRole('button', { name: 'ออกจากห้อง' }).last().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/seamless'))
  // A refused call is a line in the browser's console, as it should be.
  expect(faults.filter((fault) => !fault.startsWith('Failed to load resource'))).toEqual([])
  await close()
})
