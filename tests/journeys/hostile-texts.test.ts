/**
 * T-X1: two hundred hostile texts in the fields that operators and members write, shown by a real Chromium in
 * the player's site and in the console. Nothing runs, nothing is asked of another host, the policy has
 * nothing to report.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { hostileTexts } from '../support/hostile-texts.ts'
import { startServer, type TestClient, type TestServer } from '../support/server.ts'
import { both, at, together } from '../support/hostile-writings.ts'

let server: TestServer
let browser: Browser
let desk: TestClient
let token: string

async function write(path: string, body: object): Promise<void> {
  const reply = await desk.post(`/api/operator/${path}`, body, { token })
  if (reply.status !== 200) throw new Error(`${path}: ${reply.code} ${JSON.stringify(reply.value)}`)
}

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
  desk = server.client()
  token = await desk.signInOperator('owner')
  const announcement = {
    execution: 'B',
    promotionType: 'EVENT',
    imageUrl: '',
    isShown: true,
    startsAt: '2025-11-01T00:00:00.000Z',
    endsAt: null,
  }
  for (const [place, text] of hostileTexts.entries()) {
    await write('announcements', {
      ...announcement,
      kind: place < 90 ? 'PL' : place < 180 ? 'PR' : 'PU',
      titles: both(text, 120),
      contents: { TH: text, EN: text },
    })
  }
  for (let order = 0; order < 4; order++) {
    const content = together(order * 50, 50)
    await write('articles', {
      section: 'NEWS',
      slug: `hostile-${order}`,
      titles: both(at(order * 50), 120),
      seoTitles: both(at(order * 50 + 1), 70),
      summaries: both(together(order * 50, 4), 300),
      contents: { TH: content, EN: content },
      imageUrl: '',
      publishedAt: '2025-11-01T00:00:00.000Z',
    })
    await write('banners', {
      groupName: order < 3 ? 'w_home' : 'w_login',
      imageUrl: '/art/banner-lottery.svg',
      titles: both(at(order * 50 + 2), 80),
      texts: both(at(order * 50 + 3), 160),
      linkageType: 'NONE',
      linkage: '',
      position: 0,
      isShown: true,
      startsAt: null,
      endsAt: null,
      languages: [],
    })
    await write(`help/hostile-${order}`, {
      category: 'HOUSE',
      titles: both(at(order * 50 + 4), 120),
      contents: { TH: content, EN: content },
    })
  }
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/**
 * What happened on a page that must not: dialogs, marks of code that ran, reports of the policy, foreign
 * requests, errors.
 */
interface Watch {
  visit: WatchedPage
  page: Page
  found: () => Promise<string[]>
}

async function watch(path: string, session?: { key: string; token: string }): Promise<Watch> {
  const visit = await openPage(browser, server.origin, {
    viewport: { width: 1440, height: 900 },
    withPopups: !session,
    ...(session ? { session } : {}),
  })
  const { page, faults } = visit
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    const marks = window as unknown as { __reports: string[] }
    marks.__reports = []
    document.addEventListener('securitypolicyviolation', (event) =>
      marks.__reports.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  await page.goto(server.origin + path)
  return {
    visit,
    page,
    found: async () => [
      ...dialogs,
      ...faults,
      ...(await page.evaluate(() => {
        const marks = window as unknown as { __reports: string[]; __ran?: number }
        return [...marks.__reports, ...(marks.__ran ? ['something ran'] : [])]
      })),
    ],
  }
}

/** Presses, one after the other, everything that the selector finds on each page of a list. */
async function pressThrough(page: Page, entries: string, next: string): Promise<number> {
  return page.evaluate(
    async ([each, forward]) => {
      const rest = () =>
        new Promise((resolve) => {
          setTimeout(resolve, 25)
        })
      let pressed = 0
      for (let pages = 0; pages < 60; pages++) {
        for (const entry of each ? document.querySelectorAll<HTMLElement>(each) : []) {
          entry.click()
          pressed++
          await rest()
        }
        const button = document.querySelector<HTMLButtonElement>(forward!)
        if (!button || button.disabled) break
        button.click()
        pressed++
        await rest()
      }
      return pressed
    },
    [entries, next],
  )
}

test('T-X1 the player’s site shows them as harmless words', async () => {
  const { visit, page, found } = await watch('/')
  await page.getByRole('dialog', { name: 'ประกาศทั่วไป' }).waitFor()
  for (
    let popup = 0;
    popup < 30 && (await page.getByRole('dialog').getByRole('button', { name: 'ถัดไป' }).count()) > 0;
    popup++
  )
    await page.getByRole('dialog').getByRole('button', { name: 'ถัดไป' }).click()
  await page.getByRole('button', { name: 'ไม่ต้องแสดงอีกในครั้งนี้' }).click()
  await page.locator('section[aria-label="แถบประกาศ"] button').click()
  await page.locator('[role=dialog] article').waitFor()
  expect(
    await pressThrough(page, '[role=dialog] nav li > button', '[role=dialog] nav nav > button:last-child'),
  ).toBeGreaterThan(180)
  expect(await found()).toEqual([])
  for (const path of [
    '/announce',
    '/news',
    ...Array.from({ length: 4 }, (_, order) => `/news/hostile-${order}`),
    '/help#hostile-0',
    '/login',
  ]) {
    await page.goto(server.origin + path)
    await page.locator('main h1, [role=dialog]').first().waitFor()
    if (path === '/announce' || path === '/news') await pressThrough(page, '', 'main nav > button:last-child')
    if (path.startsWith('/help')) await pressThrough(page, 'nav a[href^="#hostile"]', 'none')
    expect(await found(), path).toEqual([])
  }
  await visit.close()
})

test('T-X1 the console shows them as harmless words, also before the server has cleaned them', async () => {
  const { visit, page, found } = await watch('/operator/announcements', { key: 'operatorToken', token })
  await page.getByRole('heading', { level: 1, name: 'ประกาศ' }).waitFor()
  await page.locator('td, li').first().waitFor()
  await page.getByRole('button', { name: 'เพิ่มประกาศ' }).click()
  const area = page.getByRole('textbox', { name: 'เนื้อหา (TH)' })
  const title = page.getByRole('textbox', { name: 'หัวข้อ (TH)' })
  for (const text of hostileTexts) {
    await area.fill(text)
    if (text.length < 60) await title.fill(text)
  }
  expect(await found()).toEqual([])
  for (const path of ['announcements', 'banners', 'articles', 'help', 'audit']) {
    await page.goto(`${server.origin}/operator/${path}`)
    await page.locator('main h1, h1').first().waitFor()
    await page.locator('td, [role=row], li').first().waitFor()
    if (path === 'announcements') await pressThrough(page, '', 'main nav > button:last-child')
    expect(await found(), path).toEqual([])
  }
  await visit.close()
})

/**
 * What members may write into nickname, chat, feedback and remarks; the API keeps text as text, so it is
 * shown here as written.
 */
async function writeAsMember(): Promise<{ token: string; withdrawalId: string; conversationId: string }> {
  const client = server.client()
  const member = await client.signIn('member07')
  const { conversationId } = (
    await client.post<{ conversationId: string }>(
      '/api/wps/chat/launch',
      { modelId: 'SERVICE' },
      { token: member },
    )
  ).value
  const { bankAccountId } = (
    await client.get<{ list: { bankAccountId: string }[] }>('/api/wps/member/bankAccounts', { token: member })
  ).value.list[0]!
  const asked = await client.post<{ withdrawalId: string }>(
    '/api/wps/withdraw',
    { bankAccountId, amount: 500_00, paymentPassword: '271828' },
    { token: member, sealed: true, key: 'hostile-1' },
  )
  const { withdrawalId } = asked.value
  const everything = hostileTexts.join('\n')
  const query = (text: string, values: unknown[]) => server.process.database.pool.query(text, values)
  await query("UPDATE identity.account SET nickname = $1 WHERE username = 'member07'", [everything])
  for (let order = 0; order < 20; order++) {
    const text = hostileTexts.slice(order * 10, order * 10 + 10).join('\n')
    const author = order % 2 ? 'STAFF' : 'MEMBER'
    await query(
      'INSERT INTO messaging.chat_line (conversation_id, seq, author, author_id, author_name, text, sent_at) VALUES ($1, $2, $3, $4, $5, $6, app.now())',
      [conversationId, order + 1, author, `writer-${order}`, text, text],
    )
    const said = hostileTexts.slice(Math.floor(order / 2) * 20, Math.floor(order / 2) * 20 + 20).join('\n')
    await query(
      "INSERT INTO messaging.feedback (feedback_id, merchant_id, member_id, account, kind, content, status, answer, answered_at, sent_at) SELECT $1, 'demo', account_id, username, 'FEEDBACK', $2, CASE WHEN $3 = '' THEN 'OPEN' ELSE 'ANSWERED' END, $3, CASE WHEN $3 = '' THEN NULL ELSE app.now() END, app.now() FROM identity.account WHERE username = 'member07'",
      [`hostile-${order}`, said, order % 2 ? '' : said],
    )
  }
  await query(
    "UPDATE messaging.conversation SET last_seq = 20, last_text = $2, last_at = app.now(), staff_account = $2, waiting_since = app.now(), state = 'OPEN' WHERE conversation_id = $1",
    [conversationId, everything],
  )
  await query('UPDATE cashier.withdrawal SET remark = $2, member_remark = $2 WHERE withdrawal_id = $1', [
    withdrawalId,
    everything,
  ])
  await query(
    "INSERT INTO cashier.step (object_id, state, actor, remark, at) VALUES ($1, 'REVIEW', $2, $2, app.now())",
    [withdrawalId, everything],
  )
  return { token: member, withdrawalId, conversationId }
}

test('T-X1 a nickname, chat lines, feedback and remarks stay text, on the member’s screens and in the console', async () => {
  const { token: memberToken, withdrawalId, conversationId } = await writeAsMember()
  const player = await watch('/', { key: 'token', token: memberToken })
  const service = player.page.getByRole('complementary', { name: 'บริการลูกค้า' })
  await service.getByRole('button', { name: 'แชตสด' }).click()
  await player.page.getByRole('dialog', { name: 'ห้องแชต' }).getByText('window.__ran=1').first().waitFor()
  expect(await player.found()).toEqual([])
  for (const page of ['feedback', 'withdraw', 'transactionHistory', 'securityCenter']) {
    await player.page.goto(`${server.origin}/member?page=${page}`)
    await player.page.locator('main h1, main h2').first().waitFor()
    await player.page.getByText('window.__ran=1').first().waitFor()
    expect(await player.found(), page).toEqual([])
  }
  await player.visit.close()
  const { visit, page, found } = await watch(`/operator/chats/${conversationId}`, {
    key: 'operatorToken',
    token,
  })
  for (const path of [
    `chats/${conversationId}`,
    'chats',
    'feedback',
    'withdrawals',
    `withdrawals/${withdrawalId}`,
    'audit',
    'members',
  ]) {
    await page.goto(`${server.origin}/operator/${path}`)
    await page.locator('main h1, h1').first().waitFor()
    if (!['members', 'audit', 'withdrawals'].includes(path))
      await page.getByText('window.__ran=1').first().waitFor()
    expect(await found(), path).toEqual([])
  }
  await visit.close()
})
