/** A member who looks at something else hears that their ticket won, and is led to it. */
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clock } from '../../kernel/clock.ts'
import { placeOrder } from '../../contract/player/lottery/place-order.ts'
import { readOrder } from '../../contract/player/lottery/read-order.ts'
import { drawWinTopic } from '../../contract/pushes/draw-win.ts'
import { formatMoney } from '../../design/format.ts'
import board from '../../web/player/locales/th/lottery-board.ts'
import wins from '../../web/player/locales/th/lottery-wins.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { currentIssue } from '../support/current-issue.ts'
import { startServer, type TestServer } from '../support/server.ts'

const GAME = 'SSC300'
const CYCLE_S = 300
let server: TestServer
let browser: Browser
let token: string

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
  token = await server.client().signIn('member01')
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const advance = (seconds: number) => server.client().post('/api/dev/clock', { advance: `PT${seconds}S` })

/** A ticket that wins whatever is drawn: every last digit, in two lines. */
async function placeSureTicket(): Promise<string> {
  const into = Math.floor(clock.now().getTime() / 1000) % CYCLE_S
  await advance(CYCLE_S - into + 2)
  const { numero } = await currentIssue(server, GAME)
  const lines = ['01234', '56789'].map((digits) => ({
    playCode: 'SSC_POSITION',
    selections: [[], [], [], [], [...digits]],
    unitAmount: 100,
    multiple: 1,
  }))
  const body = { gameCode: GAME, numero, lines }
  const { value, status } = await server
    .client()
    .post<{ orderId: string }>(placeOrder.path, body, { token, key: randomUUID() })
  expect(status).toBe(200)
  return value.orderId
}

/** Resolves once the page's socket hears of wins. */
const hearsOfWins = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const frame = JSON.parse(String(payload)) as { type: string; topics?: string[] }
        if (frame.type === 'subscribed' && frame.topics?.includes(drawWinTopic)) resolve()
      }),
    )
  })

test('a member at home is told what their ticket won, and goes to the ticket from there', async () => {
  const orderId = await placeSureTicket()
  const { page, faults, close } = await openPage(browser, server.origin, { session: { key: 'token', token } })
  const isListening = hearsOfWins(page)
  await page.goto(server.origin)
  await isListening
  await advance(CYCLE_S)
  const see = page.getByRole('button', { name: wins.lottery_win_see, exact: true })
  const toast = page.getByRole('status').filter({ has: see })
  await toast.waitFor()
  const { winAmount } = (
    await server.client().get<{ winAmount: number }>(readOrder.path.replace(':orderId', orderId), { token })
  ).value
  expect(winAmount).toBeGreaterThan(0)
  expect(await toast.innerText()).toContain(formatMoney(winAmount))
  await see.click()
  await page.getByRole('article').getByText(board.lottery_order_state_settled_win).first().waitFor()
  expect(new URL(page.url()).searchParams.get('orderId')).toBe(orderId)
  expect(faults).toEqual([])
  await close()
})
