/** Pending money in the console: an alarm sounds, lists are paged, late items are marked. */
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countWaitingWork } from '../../contract/operator/dashboard/count-waiting-work.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

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

const wide = { viewport: { width: 1440, height: 900 } }

describe('the console', () => {
  /** A sound that has to be woken up, as browsers make it, and that notes what it played. */
  const listenTo = (page: Page) =>
    page.addInitScript(() => {
      const scope = window as never as { heard: number; AudioContext: unknown }
      scope.heard = 0
      const value = {
        value: 0,
        setValueAtTime() {},
        linearRampToValueAtTime() {},
        exponentialRampToValueAtTime() {},
      }
      scope.AudioContext = class {
        state = 'suspended'
        currentTime = 0
        destination = {}
        async resume() {
          this.state = 'running'
        }
        createGain() {
          return { gain: value, connect: (next: unknown) => next }
        }
        createOscillator() {
          return {
            type: '',
            frequency: value,
            connect: (next: unknown) => next,
            start: () => {
              if (this.state === 'running') scope.heard += 1
            },
            stop() {},
          }
        }
      }
    })
  const heard = (page: Page) => page.evaluate(() => (window as never as { heard: number }).heard)

  test('sounds for a deposit, a withdrawal, a document and a talk that wait, once it is asked to, and remembers that', async () => {
    const operator = await server.client().signInOperator('owner')
    const { page, faults, close } = await openPage(browser, server.origin, {
      ...wide,
      session: { key: 'operatorToken', token: operator },
    })
    await listenTo(page)
    // What waited already when the console was opened is no news: it has to know that first.
    const counted = page.waitForResponse((response) => response.url().endsWith(countWaitingWork.path))
    await page.goto(`${server.origin}/operator`)
    await counted
    const sound = page.getByRole('banner').getByRole('button', { name: 'เสียงเมื่อมีรายการใหม่' })
    await page.getByRole('heading', { level: 1, name: 'แดชบอร์ด' }).waitFor()
    await sound.click()
    await expect.poll(() => heard(page)).toBe(2)

    const client = server.client()
    const token = await client.signIn('member06')
    const key = () => ({ token, key: crypto.randomUUID() })
    const soundsFor = async (what: string, happen: () => Promise<unknown>) => {
      const before = await heard(page)
      await happen()
      await expect.poll(() => heard(page), { message: what }).toBe(before + 2)
    }
    const {
      value: {
        list: [bank],
      },
    } = await client.get<{ list: { bankAccountId: string }[] }>('/api/wps/member/bankAccounts', { token })
    await soundsFor('a withdrawal', () =>
      client.post(
        '/api/wps/withdraw',
        { bankAccountId: bank!.bankAccountId, amount: 100_000, paymentPassword: '271828' },
        { ...key(), sealed: true },
      ),
    )
    await soundsFor('a deposit', async () => {
      const { value } = await client.post<{ intentId: string }>(
        '/api/wps/deposit/intent',
        { channel: 'PROMPTPAY', amount: 20_000 },
        key(),
      )
      await client.post('/api/dev/bank/pay', { intentId: value.intentId, behaviour: 'WRONG_AMOUNT' })
    })
    await soundsFor('a talk', async () => {
      const { value } = await client.post<{ conversationId: string }>(
        '/api/wps/chat/launch',
        { modelId: 'SERVICE' },
        { token },
      )
      await client.post(
        `/api/wps/chat/conversations/${value.conversationId}/messages`,
        { text: 'สวัสดีค่ะ' },
        { token },
      )
    })
    await soundsFor('a document', async () => {
      const form = new FormData()
      form.set('source', 'SALARY')
      form.set('statement', 'เงินเดือนประจำจากบริษัทเดียวกันสิบปี')
      form.append(
        'documents',
        new Blob(
          [
            Uint8Array.from(
              await sharp({ create: { width: 300, height: 200, channels: 3, background: 'white' } })
                .png()
                .toBuffer(),
            ),
          ],
          { type: 'image/png' },
        ),
        'salary.png',
      )
      expect((await client.post('/api/wps/member/kyc/funds', form, key())).status).toBe(200)
    })

    await page.reload()
    await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('true')
    await sound.click()
    await page.reload()
    await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('false')
    expect(faults).toEqual([])
    await close()
  })

  test('opens the last existing page when the open one has lost its last case', async () => {
    const client = server.client()
    const token = await client.signIn('member07')
    const operator = await client.signInOperator('finance')
    const waiting = async () =>
      (
        await client.get<{ totalCount: number }>('/api/operator/deposits?state=REVIEW&pageNo=1&pageSize=20', {
          token: operator,
        })
      ).value.totalCount
    while ((await waiting()) < 21) {
      const { value } = await client.post<{ intentId: string }>(
        '/api/wps/deposit/intent',
        { channel: 'PROMPTPAY', amount: 20_000 },
        { token, key: crypto.randomUUID() },
      )
      await client.post('/api/dev/bank/pay', { intentId: value.intentId, behaviour: 'WRONG_AMOUNT' })
    }
    const { page, faults, close } = await openPage(browser, server.origin, {
      ...wide,
      session: { key: 'operatorToken', token: operator },
    })
    await page.goto(`${server.origin}/operator/deposits`)
    const rows = page.getByRole('main').locator('tbody tr')
    const pages = page.getByRole('main').getByRole('navigation', { name: /หน้า/ })
    await pages.getByRole('button', { name: '2', exact: true }).click()
    await expect.poll(() => rows.count()).toBe(1)
    await rows.getByRole('button', { name: 'รายละเอียด' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'เติมเงิน' }).click()
    await page.getByRole('dialog').getByLabel(/เหตุผล/).fill('ธนาคารยืนยันยอดแล้ว')
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await expect.poll(() => rows.count()).toBe(20)
    expect(faults).toEqual([])
    await close()
  })

  // Last: it moves the clock.
  test('says of a withdrawal past its time since when it is late, and says it once', async () => {
    const client = server.client()
    const token = await client.signIn('member09')
    const {
      value: {
        list: [bank],
      },
    } = await client.get<{ list: { bankAccountId: string }[] }>('/api/wps/member/bankAccounts', { token })
    expect(
      (
        await client.post(
          '/api/wps/withdraw',
          { bankAccountId: bank!.bankAccountId, amount: 100_000, paymentPassword: '271828' },
          { token, key: crypto.randomUUID(), sealed: true },
        )
      ).status,
    ).toBe(200)
    await client.post('/api/dev/clock', { advance: 'PT31M' })
    const operator = await client.signInOperator('finance')
    const { page, faults, close } = await openPage(browser, server.origin, {
      ...wide,
      session: { key: 'operatorToken', token: operator },
    })
    await page.goto(`${server.origin}/operator/withdrawals`)
    const row = page.getByRole('row', { name: /member09/ })
    await row.getByText(/เลยกำหนด/).waitFor()
    await expect.poll(async () => (await row.innerText()).match(/กำหนด/g)).toHaveLength(1)
    expect(faults).toEqual([])
    await close()
  })
})
