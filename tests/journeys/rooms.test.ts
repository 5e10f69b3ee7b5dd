/**
 * Two members at one hold'em table: a private room is opened and entered by its code, a hand is played to its
 * end, one reloads in the middle.
 */
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RoomAnswer } from '../../games/kit/room/view.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { fitsPhones } from '../support/phones.ts'
import { startServer, type TestServer } from '../support/server.ts'

interface Player {
  page: Page
  frame: FrameLocator
  faults: string[]
  token: string
  last: RoomAnswer | null
  ended: Map<number, RoomAnswer['room']['seats']>
  close(): Promise<void>
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
 * A member in the rooms' lobby; `last` is the studio's last answer about the room, `ended` how each hand
 * ended.
 */
async function playerOf(username: string): Promise<Player> {
  const token = await server.client().signIn(username)
  const { page, faults, close } = await openPage(browser, server.origin, {
    session: { key: 'token', token },
    reducedMotion: 'reduce',
  })
  const player: Player = {
    page,
    frame: page.frameLocator('iframe'),
    faults,
    token,
    last: null,
    ended: new Map(),
    close,
  }
  page.on('response', (response) => {
    if (!/\/studio\/v1\/rooms\/./.test(response.url())) return
    response.json().then(
      ({ value }: { value?: RoomAnswer }) => {
        if (value?.room && value.room.version >= (player.last?.room.version ?? 0)) player.last = value
        const seats = value?.room?.seats.filter(({ result }) => result !== null) ?? []
        if (seats.length === 2) player.ended.set(value!.room.handNo, seats)
      },
      () => {},
    )
  })
  // The list comes late: who opens a private room before it does finds the stakes to choose from all the
  // same.
  const list = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/studio/v1/rooms', async (route) => {
    // The first of them asks where the member sits, before there is a lobby.
    if (route.request().method() === 'GET' && asked++ > 0) await list.promise
    await route.continue()
  })
  await page.goto(`${server.origin}/seamless?vendor=STUDIO&gameCode=HOLDEM`)
  await player.frame.getByRole('button', { name: 'ห้องส่วนตัว' }).click()
  list.resolve()
  await dialogOf(player).getByLabel('เดิมพัน').locator('option').first().waitFor({ state: 'attached' })
  return player
}

const dialogOf = ({ frame }: Player) => frame.getByRole('dialog')
const balanceOf = async ({ token }: Player): Promise<number> =>
  (await server.client().get<{ balance: number }>('/api/wps/v2/wallets/balance', { token })).value.balance
const chips = (amount: number): string =>
  `฿${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: amount % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`

async function sit(player: Player): Promise<void> {
  await player.frame.locator('footer').getByRole('button', { name: 'นั่งโต๊ะ' }).click()
  await dialogOf(player).getByRole('button', { name: /^ต่ำสุด/ }).click()
  await dialogOf(player).getByRole('button', { name: 'นั่งพร้อม ฿40' }).click()
  await expect.poll(() => player.last?.mine?.seat ?? null).not.toBeNull()
  // Its window closes after that, and would take the focus from what is opened before it is gone.
  await expect.poll(() => dialogOf(player).count()).toBe(0)
}

/** Checks or calls if it is this player's turn; returns whether it was. */
async function goOn({ frame }: Player): Promise<boolean> {
  const button = frame.locator('footer').getByRole('button', { name: /^(เช็ก|คอล)/ })
  if (!(await button.isVisible().catch(() => false))) return false
  return button.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  )
}

/** Who sits says something; who looks on sees that there is something new, and may only read it. */
async function talk(sitting: Player, guest: Player): Promise<void> {
  const chat = ({ page }: Player) => page.locator('header').getByRole('button', { name: /^แชต/ })
  await chat(sitting).click()
  const field = dialogOf(sitting).getByRole('textbox')
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await field.fill('ขอให้โชคดี')
  await field.press('Enter')
  await dialogOf(sitting).getByRole('listitem').filter({ hasText: 'ขอให้โชคดี' }).waitFor()
  expect(await field.inputValue()).toBe('')
  await field.press('Escape')
  await expect.poll(() => dialogOf(sitting).count()).toBe(0)

  await chat(guest).filter({ hasText: '1' }).waitFor()
  await chat(guest).click()
  await dialogOf(guest).getByRole('listitem').filter({ hasText: 'ขอให้โชคดี' }).waitFor()
  await dialogOf(guest).getByText('นั่งโต๊ะก่อนจึงพิมพ์ได้').waitFor()
  expect(await dialogOf(guest).getByRole('textbox').count()).toBe(0)
  await expect.poll(() => chat(guest).filter({ hasText: '1' }).count()).toBe(0)
  await dialogOf(guest).getByRole('button', { name: 'ยกเลิก' }).click()
  await expect.poll(() => dialogOf(guest).count()).toBe(0)
}

async function leave(player: Player): Promise<void> {
  await player.page.getByRole('button', { name: 'กลับ', exact: true }).click()
  await dialogOf(player).getByRole('button', { name: 'ลุกจากโต๊ะ' }).click()
}

test('two members play a heads-up hand to its end, one reloads in the middle, and chips and balances are the server’s', async () => {
  const first = await playerOf('member01')
  await dialogOf(first).getByLabel('จำนวนที่นั่ง').selectOption('2')
  await dialogOf(first).getByRole('button', { name: 'เปิดห้อง' }).click()
  await expect.poll(() => first.last?.code ?? null).not.toBeNull()
  await first.page.locator('header').getByText(`฿0.50/฿1 · ${first.last!.code}`).waitFor()
  await sit(first)

  const second = await playerOf('member06')
  await dialogOf(second).getByLabel('รหัสห้อง').fill(first.last!.code!)
  await dialogOf(second).getByRole('button', { name: 'เข้าห้อง' }).click()
  await second.frame.locator('footer').getByRole('button', { name: 'นั่งโต๊ะ' }).waitFor()
  await talk(first, second)
  await sit(second)

  // A round of blinds later the flop is open: one of them reloads the page there and still has their seat.
  const flopped = (): number | undefined => {
    const rooms = [first, second].flatMap(({ last }) => (last ? [last.room] : []))
    const handNo = Math.max(...rooms.map((room) => room.handNo))
    return rooms.find((room) => room.handNo === handNo && ['FLOP', 'TURN', 'RIVER'].includes(room.phase))
      ?.handNo
  }
  await expect
    .poll(async () => {
      await goOn(first)
      await goOn(second)
      return flopped()
    })
    .toBeDefined()
  const handNo = flopped()!
  const seat = second.last!.mine!.seat
  second.last = null
  await second.page.reload()
  await expect.poll(() => (second.last as RoomAnswer | null)?.mine?.seat ?? null).toBe(seat)
  expect(second.last!.room.handNo).toBe(handNo)
  await expect.poll(() => second.frame.getByRole('img', { name: 'ไพ่คว่ำ' }).count()).toBe(2)

  // The player whose turn it is has all buttons in view, on every phone.
  const actsAt = ({ frame }: Player) =>
    frame
      .locator('footer')
      .getByRole('button', { name: /^(เช็ก|คอล)/ })
      .isVisible()
  let acting: Player | undefined
  await expect
    .poll(async () => (acting = (await actsAt(first)) ? first : (await actsAt(second)) ? second : undefined))
    .toBeDefined()
  await fitsPhones(acting!.page, 'a turn at the table', { 'a button': 'footer button' })

  // The result is shown for seconds only, so it is taken from the answers.
  const over = () => first.ended.get(handNo) ?? second.ended.get(handNo)
  await expect
    .poll(
      async () => {
        if (!over()) {
          await goOn(first)
          await goOn(second)
        }
        return over()
      },
      { interval: 100 },
    )
    .toBeDefined()
  expect(over()!.reduce((sum, one) => sum + one.result!.netAmount, 0)).toBeLessThanOrEqual(0)
  // Nobody acts any more, so the stacks come to rest, and the picture shows them.
  const isShown = (stack: number) =>
    first.frame
      .getByRole('group')
      .filter({ hasText: chips(stack) })
      .count()
      .then((count) => count > 0)
  await expect
    .poll(async () =>
      (await Promise.all(first.last!.room.seats.map(({ stack }) => isShown(stack)))).every(Boolean),
    )
    .toBe(true)

  await leave(first)
  await leave(second)
  for (const player of [first, second])
    await player.frame.getByRole('button', { name: 'หาที่นั่งให้เลย' }).waitFor()
  await expect
    .poll(async () => (await balanceOf(first)) + (await balanceOf(second)))
    .toBeGreaterThan(1_990_000)
  const total = (await balanceOf(first)) + (await balanceOf(second))
  expect(total).toBeLessThanOrEqual(2_000_000)
  for (const player of [first, second]) {
    const figure = async () => chips(await balanceOf(player)).replace(/(\.\d\d)?$/, (cents) => cents || '.00')
    await expect
      .poll(async () =>
        player.page
          .locator('header')
          .first()
          .getByText(await figure())
          .count(),
      )
      .toBe(1)
    expect(player.faults).toEqual([])
    await player.close()
  }
})
