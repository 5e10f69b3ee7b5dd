/**
 * Money and responsible gaming by hand, where a screen has to follow changes made elsewhere: breaks from
 * play, sounds of new cases, lists that become shorter.
 */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openPage } from '../support/browser.ts'
import { pageFitsPhones } from '../support/phones.ts'
import { DEMO_PASSWORD, startServer, type TestServer } from '../support/server.ts'

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

describe('a member on a break', () => {
  test('finds home without the lists of games, and nothing is asked that is refused', async () => {
    const client = server.client()
    const token = await client.signIn('member05')
    expect(
      (
        await client.post(
          '/api/wps/member/rg/timeout',
          { hours: 24, password: DEMO_PASSWORD },
          { token, sealed: true },
        )
      ).status,
    ).toBe(200)
    const { page, faults, close } = await openPage(browser, server.origin, {
      session: { key: 'token', token },
    })
    const asked: string[] = []
    page.on('request', (request) => {
      if (/getFavoriteGamesV2|[rR]ecent/.test(request.url())) asked.push(request.url())
    })
    await page.goto(server.origin)
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.member)).toBe('trial')
    await page.getByRole('banner').getByText('฿10,000.00').first().waitFor()
    expect(await page.locator('#section-FAV').count()).toBe(0)
    expect([asked, faults]).toEqual([[], []])
    // Money may leave at any time; nothing asks for more of it.
    const card = page.getByRole('main').getByRole('region', { name: 'บัญชีของฉัน' })
    await card.getByRole('link', { name: 'ถอนเงิน' }).waitFor()
    expect(await card.getByRole('link', { name: 'ฝากเงิน' }).count()).toBe(0)
    await close()
  })
})

describe('a member who presses twice', () => {
  test('opens one deposit, asks for one withdrawal, and says once that it has arrived', async () => {
    const client = server.client()
    const token = await client.signIn('member08')
    const { page, faults, close } = await openPage(browser, server.origin, {
      session: { key: 'token', token },
    })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST')
        sent.push(new URL(request.url()).pathname.replace(/[0-9a-f-]{36}/, 'id'))
    })
    const times = (path: string) => sent.filter((one) => one === path).length
    await page.goto(`${server.origin}/member?page=withdraw`)
    await page.getByLabel('จำนวนเงินที่ถอน').fill('500')
    await page.getByLabel('รหัสถอนเงิน').fill('271828')
    await page.getByRole('button', { name: /^ถอนเงิน ฿500/ }).dblclick()
    await page.getByText('ขั้นตอนการถอน').waitFor()
    const {
      value: {
        list: [withdrawal],
      },
    } = await client.get<{ list: { withdrawalId: string }[] }>('/api/wps/withdraw/pending', { token })
    const operator = await client.signInOperator('finance')
    await client.post(
      `/api/operator/withdrawals/${withdrawal!.withdrawalId}/approve`,
      {},
      { token: operator, key: crypto.randomUUID() },
    )
    await page.getByRole('button', { name: 'ได้รับแล้ว', exact: true }).dblclick()
    await page.getByText('ได้รับเงินแล้ว').first().waitFor()
    await page.goto(`${server.origin}/member?page=depositv2`)
    await page.getByLabel('จำนวนเงิน').fill('300')
    await page.getByRole('button', { name: 'สร้างคิวอาร์' }).dblclick()
    await page.getByRole('img', { name: /คิวอาร์พร้อมเพย์/ }).waitFor()
    expect(
      ['/api/wps/withdraw', '/api/wps/withdraw/id/confirm', '/api/wps/deposit/intent'].map(times),
    ).toEqual([1, 1, 1])
    expect(faults).toEqual([])
    await close()
  })
})

describe('a member with a small phone, upright or sideways', () => {
  test('sees the ways of paying, and the answers to a transfer that was sent, without scrolling', async () => {
    const client = server.client()
    const token = await client.signIn('member12')
    const { page, faults, close } = await openPage(browser, server.origin, {
      session: { key: 'token', token },
      reducedMotion: 'reduce',
      locale: 'en-GB',
    })
    await page.context().addCookies([{ name: 'lang', value: 'en', url: server.origin }])
    await page.goto(`${server.origin}/member?page=depositv2`)
    await page.getByRole('group', { name: 'Deposit method' }).waitFor()
    await pageFitsPhones(page, 'a deposit', { 'a way of paying': 'label:has(> input[type=radio])' })
    const accounts = await client.get<{ list: { bankAccountId: string }[] }>('/api/wps/member/bankAccounts', {
      token,
    })
    const asked = await client.post<{ withdrawalId: string }>(
      '/api/wps/withdraw',
      { bankAccountId: accounts.value.list[0]!.bankAccountId, amount: 50_000, paymentPassword: '271828' },
      { token, key: crypto.randomUUID(), sealed: true },
    )
    const operator = await client.signInOperator('finance')
    await client.post(
      `/api/operator/withdrawals/${asked.value.withdrawalId}/approve`,
      {},
      { token: operator, key: crypto.randomUUID() },
    )
    await page.goto(`${server.origin}/member?page=withdraw`)
    await page.getByRole('button', { name: 'Received', exact: true }).waitFor()
    await pageFitsPhones(page, 'the answer to a transfer', {
      'the ring': '[role=timer]',
      'an answer': 'main [class*=answers] button',
    })
    expect(faults).toEqual([])
    await close()
  })
})

describe('a member who pays from a TrueMoney wallet', () => {
  test('reads of the wallet’s app alone, before and after the code is made', async () => {
    const token = await server.client().signIn('member11')
    const { page, faults, close } = await openPage(browser, server.origin, {
      session: { key: 'token', token },
    })
    await page.goto(`${server.origin}/member?page=depositv2`)
    const form = page.getByRole('main')
    await form.getByText('ทรูมันนี่ วอลเล็ท').first().click()
    await form.getByText('เปิดแอปทรูมันนี่ วอลเล็ท สแกนคิวอาร์ และโอนให้ตรงทุกสตางค์').waitFor()
    await form.getByText('โอนจากวอลเล็ทที่เป็นชื่อของคุณเท่านั้น').waitFor()
    expect(await form.innerText()).not.toContain('แอปธนาคาร')
    await page.getByLabel('จำนวนเงิน').fill('300')
    await page.getByRole('button', { name: 'สร้างคิวอาร์' }).click()
    const panel = page.locator('section[aria-live]')
    await panel.getByRole('heading', { name: 'สแกนด้วยแอปทรูมันนี่ วอลเล็ท' }).waitFor()
    await panel.getByRole('img', { name: /^คิวอาร์ทรูมันนี่ วอลเล็ท สำหรับโอน ฿300/ }).waitFor()
    await panel.getByText('ชื่อวอลเล็ท').waitFor()
    await panel.getByRole('button', { name: 'จ่ายด้วยวอลเล็ทจำลอง' }).waitFor()
    expect(await panel.innerText()).not.toMatch(/แอปธนาคาร|พร้อมเพย์/)
    expect(faults).toEqual([])
    await close()
  })
})

describe('a member who pays in USDT', () => {
  test('sees the transfer and its confirmations once the chain has seen it, and that an ended request leaves the address open', async () => {
    const client = server.client()
    const token = await client.signIn('member04')
    const { page, faults, close } = await openPage(browser, server.origin, {
      session: { key: 'token', token },
    })
    const panel = page.locator('section[aria-live]')
    const open = async () => {
      const { value } = await client.post<{ intentId: string }>(
        '/api/wps/deposit/intent',
        { channel: 'USDT_TRC20', amount: 20_000_000 },
        { token, key: crypto.randomUUID() },
      )
      await page.goto(`${server.origin}/member?page=depositv2`)
      await panel.getByRole('heading', { name: 'ส่ง USDT มาที่อยู่นี้' }).waitFor()
      return value.intentId
    }
    await client.post('/api/dev/bank/pay', { intentId: await open(), behaviour: 'NEVER' })
    await panel.getByText('ที่อยู่นี้เป็นของคุณตลอดไป ส่งมาเมื่อไรก็เข้ายอดเงินของคุณ').waitFor()
    await panel.getByText('20.00 USDT').waitFor()
    await client.post('/api/dev/bank/pay', { intentId: await open() })
    await panel.getByRole('heading', { name: /^(พบยอดโอน 20.00 USDT|ฝากสำเร็จ)$/ }).waitFor()
    await panel.getByText('อัตราที่ล็อกแล้ว').waitFor()
    await expect.poll(() => panel.getByText('รอโอนเงิน').count()).toBe(1)
    expect(faults).toEqual([])
    await close()
  })
})
