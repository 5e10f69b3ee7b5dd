/** A member switches notifications on, the site's worker shows one, and its presses lead where they should. */
import { createECDH, randomBytes } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneOf, sql } from '../../platform/postgres.ts'
import { paths } from '../../web/player/paths.ts'
import { demoMemberId } from '../../db/seeds/identity.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  browser = await openBrowser({ withGames: false })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const pair = createECDH('prime256v1')
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/of-this-test',
  keys: {
    p256dh: pair.generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
}

/** Everything of the browser but its push service, which no test may call. */
async function openChoices(permission: 'granted' | 'denied'): Promise<WatchedPage> {
  const token = await server.client().signIn('member02')
  const visit = await openPage(browser, server.origin, { session: { key: 'token', token } })
  await visit.page.context().grantPermissions(permission === 'granted' ? ['notifications'] : [])
  await visit.page.addInitScript(
    ([given, answer]) => {
      let own: object | null = null
      const made = {
        endpoint: given.endpoint,
        toJSON: () => given,
        unsubscribe: async () => {
          own = null
          return true
        },
      }
      PushManager.prototype.subscribe = async () => (own = made) as never
      PushManager.prototype.getSubscription = async () => own as never
      Notification.requestPermission = async () => answer
    },
    [subscription, permission] as const,
  )
  await visit.page.goto(server.origin + paths.member('newsChoices'))
  return visit
}
const choice = (page: Page) => page.getByRole('switch', { name: /การแจ้งเตือนบนเบราว์เซอร์/ })
const turn = (page: Page) => page.getByText(/ทาง การแจ้งเตือนบนเบราว์เซอร์/).click()
const devices = async () =>
  oneOf(
    server.process.database.kysely,
    sql<{ count: number }>`
    SELECT count(*)::int AS count FROM messaging.push_device WHERE account_id = ${demoMemberId(2)}`,
  )

test('a browser that does not allow notifications is told of, and nothing is agreed to', async () => {
  const { page, close } = await openChoices('denied')
  await turn(page)
  await page.getByText(/เบราว์เซอร์ไม่อนุญาตการแจ้งเตือน/).waitFor()
  expect(await choice(page).isChecked()).toBe(false)
  expect(await devices()).toEqual({ count: 0 })
  await close()
})

test('switched on, this browser takes them; here it can be taken out again, and off forgets it', async () => {
  const visit = await openChoices('granted')
  const { page } = visit
  await turn(page)
  await page.getByText('แจ้งเตือนบน 1 อุปกรณ์').waitFor()
  expect(await choice(page).isChecked()).toBe(true)
  expect(await devices()).toEqual({ count: 1 })
  await page.getByRole('button', { name: 'ไม่รับบนอุปกรณ์นี้' }).click()
  await page.getByText('ยังไม่มีอุปกรณ์ที่รับการแจ้งเตือน').waitFor()
  await page.getByRole('button', { name: 'รับบนอุปกรณ์นี้' }).click()
  await page.getByText('แจ้งเตือนบน 1 อุปกรณ์').waitFor()
  await turn(page)
  await expect.poll(() => choice(page).isChecked()).toBe(false)
  expect(await devices()).toEqual({ count: 0 })
  expect(visit.faults).toEqual([])
  await visit.close()
})

/**
 * Waits in the worker for a notification to be on display. Asking for the list of them until it is there
 * would lose it: Chromium forgets what is stored and not on display yet whenever somebody asks.
 */
async function watchNotifications(page: Page): Promise<{ shown(): Promise<void> }> {
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const show = registration.showNotification.bind(registration)
    const displayed = new Promise<void>((resolve) => {
      registration.showNotification = async (title, options) => {
        await show(title, options)
        resolve()
      }
    })
    Object.assign(globalThis, { displayed })
  })
  return {
    shown: () => worker.evaluate(() => (globalThis as unknown as { displayed: Promise<void> }).displayed),
  }
}

test('the worker of the site shows a push with its title, its text and the button that stops them', async () => {
  const visit = await openChoices('granted')
  const { page } = visit
  await page.evaluate(() => navigator.serviceWorker.ready)
  const debug = await page.context().newCDPSession(page)
  const registrationId = await new Promise<string>((resolve) => {
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      // Those of earlier visits are gone, and may be told of before that of this one.
      const own = registrations.findLast(
        ({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(server.origin),
      )
      if (own) resolve(own.registrationId)
    })
    void debug.send('ServiceWorker.enable')
  })
  const notification = await watchNotifications(page)
  await debug.send('ServiceWorker.deliverPushMessage', {
    origin: server.origin,
    registrationId,
    data: JSON.stringify({
      title: 'ข่าวใหม่',
      body: 'อ่านที่หน้าโปรโมชั่น',
      link: '/promotions',
      stopLink: '/unsubscribe#x',
      stopText: 'หยุดรับข่าว',
    }),
  })
  await notification.shown()
  const own = await page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype
    const list = await getNotifications.call(await navigator.serviceWorker.ready)
    return list.map(({ title, body, data }) => ({ title, body, data: data as object }))
  })
  expect(own).toEqual([
    {
      title: 'ข่าวใหม่',
      body: 'อ่านที่หน้าโปรโมชั่น',
      data: { link: '/promotions', stopLink: '/unsubscribe#x' },
    },
  ])
  await visit.close()
})
