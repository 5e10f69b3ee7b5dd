/**
 * A shared table on a phone: opened from the lobby, bet at, followed to its result; a reload in the middle
 * shows the running round.
 */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, FrameLocator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/postgres.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { openTablesHouse, type TablesHouse } from '../support/tables.ts'

/** Four seconds of a test picture in two parts, made with ffmpeg's testsrc. */
const FILM = join(import.meta.dirname, '../support/data/table-film')

let house: TablesHouse
let browser: Browser
let member: WatchedPage
let frame: FrameLocator

beforeAll(async () => {
  house = await openTablesHouse()
  browser = await openBrowser({ withGames: false })
  const token = await house.server.client().signIn('member05')
  member = await openPage(browser, house.server.origin, {
    session: { key: 'token', token },
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  frame = member.page.frameLocator('iframe')
})
afterAll(async () => {
  await member?.close()
  await browser?.close()
  await house?.close()
})

const spot = (code: string) => frame.locator(`[data-spot="${code}"]`)
const says = (part: string | RegExp) =>
  expect.poll(() => frame.getByRole('status').first().textContent()).toMatch(part)
const button = (name: string | RegExp) => frame.getByRole('button', { name })
/** The bar over the game shows its head: the table, the balance, and what can be done around it. */
const bar = () => member.page.locator('header')
const choose = async (entry: string): Promise<void> => {
  await bar().getByRole('button', { name: 'เพิ่มเติม' }).click()
  await member.page.getByRole('menuitem', { name: entry }).click()
}
/** The next step of every table: a state lasts until the product's clock has passed it. */
const step = async (seconds: number): Promise<void> => {
  await house.advance(seconds)
  await house.house.tables.clock.runDue()
}

test('baccarat from the lobby: chips by their limits, undone and doubled, confirmed, and the balance is the server’s', async () => {
  const { page, faults } = member
  await page.goto(`${house.server.origin}/live?vendor=STUDIO`)
  await page.locator('a[href$="gameCode=BACCARAT"]').first().click()
  await says('เปิดรับแทง')
  // Twenty seconds are for a person; here betting stays open until the next step is taken.
  await sql`UPDATE studio.table_round SET ends_at = ends_at + interval '1 hour' WHERE step = 'BETTING'`.execute(
    house.owner.kysely,
  )
  await frame.locator('[data-chip="10000"]').click()
  await spot('BANKER').click()
  await spot('BANKER').click()
  await spot('PLAYER_PAIR').click()
  await button('ยกเลิกชิปล่าสุด').click()
  await button('เพิ่มเป็นสองเท่า').click()
  await button(/^ยืนยัน ฿400$/).waitFor()
  // A side bet above its limit is named before the server has to.
  await frame.locator('[data-chip="50000"]').click()
  await spot('TIE').click()
  await spot('TIE').click()
  await expect.poll(() => frame.getByRole('alert').textContent()).toContain('เสมอ แทงได้ไม่เกิน')
  await button('ยกเลิกชิปล่าสุด').click()
  await button(/^ยืนยัน ฿400$/).click()
  await button('แทงแล้ว ฿400').waitFor()
  await expect.poll(() => spot('BANKER').getAttribute('aria-label')).toContain('คุณแทง ฿400.00')
  await expect.poll(() => bar().textContent()).toContain('฿9,600.00')
  await expect
    .poll(() =>
      bar()
        .getByRole('button', { name: /^เลือกโต๊ะ · บาคาร่า/ })
        .count(),
    )
    .toBe(1)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => [id, nodes[0]?.html]),
  ).toEqual([])
  expect(faults).toEqual([])
})

test('a reload in the middle shows the running round with the bets that were taken, and its result pays once', async () => {
  const { page, faults } = member
  await step(20)
  await expect.poll(() => spot('PLAYER').getAttribute('aria-disabled')).toBe('true')
  await says('ปิดรับแทง')
  await step(2)
  await page.reload()
  await expect.poll(() => spot('BANKER').getAttribute('aria-label')).toContain('คุณแทง ฿400.00')
  await says(/ชนะ|เสมอ/)
  await expect
    .poll(() => frame.getByRole('img', { name: /เอซ|แจ็ก|แหม่ม|คิง|\d+ (โพ|ดอก|ข้าว)/ }).count())
    .toBeGreaterThanOrEqual(4)
  await step(6)
  const guest = await house.guest('member05')
  const balance = await guest.balance()
  await expect
    .poll(() => bar().textContent())
    .toContain((balance / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }))
  await step(2)
  await says('เปิดรับแทง')
  // The round is in the maps and in the member's own history, and can be repeated.
  await expect
    .poll(() => frame.getByRole('img', { name: /ตารางลูกปัด/ }).getAttribute('aria-label'))
    .toMatch(/[BPT]$/)
  await choose('กติกา อัตราจ่าย และประวัติ')
  await frame.getByRole('tab', { name: 'ประวัติ' }).click()
  await expect.poll(() => frame.getByRole('link', { name: /ตรวจสอบ/ }).count()).toBe(1)
  await frame.getByRole('tab', { name: 'ตรวจสอบผล' }).click()
  await expect.poll(() => frame.locator('code').count()).toBeGreaterThanOrEqual(3)
  await page.keyboard.press('Escape')
  expect(faults).toEqual([])
})

test('a stake on a small place hides neither its dice or sum nor what it pays, on a phone and on a desktop', async () => {
  const { server } = house
  const visit = await openPage(browser, server.origin, {
    session: { key: 'token', token: await server.client().signIn('member08') },
    reducedMotion: 'reduce',
  })
  const stage = visit.page.frameLocator('iframe')
  for (const [gameCode, codes] of [
    ['HILO', ['FACE_LOW:6', 'FACE_HIGH:1']],
    ['SICBO', ['SUM:4', 'SUM:17']],
  ] as const) {
    await visit.page.goto(`${server.origin}/seamless?vendor=STUDIO&gameCode=${gameCode}`)
    await expect
      .poll(() => stage.locator(`[data-spot="${codes[0]}"]`).getAttribute('aria-disabled'))
      .toBe('false')
    await stage.locator('[data-chip="10000"]').click()
    for (const code of codes) await stage.locator(`[data-spot="${code}"]`).click()
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [1024, 768],
      [1280, 640],
      [1440, 900],
    ] as const) {
      await visit.page.setViewportSize({ width, height })
      for (const code of codes) {
        const covered = () =>
          stage.locator(`[data-spot="${code}"]`).evaluate((place) => {
            const boxOf = (part: Element): DOMRect => part.getBoundingClientRect()
            const parts = [
              place.querySelector('b, span:has(> svg)')!,
              place.querySelector('small')!,
              place.querySelector('[aria-hidden="true"] > span')!,
            ].map(boxOf)
            const whole = boxOf(place)
            return [
              ...parts
                .filter(
                  (part) =>
                    part.width === 0 ||
                    part.top < whole.top ||
                    part.bottom > whole.bottom ||
                    part.left < whole.left ||
                    part.right > whole.right,
                )
                .map(() => 'out of its place'),
              ...parts
                .slice(1)
                .filter((part, index) => part.top < parts[index]!.bottom - 1)
                .map(() => 'over the line above'),
            ]
          })
        await expect.poll(covered, { message: `${code} at ${width} × ${height}` }).toEqual([])
      }
    }
  }
  expect(visit.faults).toEqual([])
  await visit.close()
})

test('a film of a table may be loaded from the address that the merchant set, and from nowhere else', async () => {
  const { server, owner } = house
  const policy = async () => (await fetch(`${server.origin}/stage/`)).headers.get('content-security-policy')!
  expect(await policy()).toContain("media-src 'self' blob:;")
  await sql`UPDATE studio.game_table SET video_url = 'https://films.example/table/1.m3u8' WHERE code = 'baccarat-2'`.execute(
    owner.kysely,
  )
  expect(await policy()).toContain("media-src 'self' blob: https://films.example;")
  expect(await policy()).toContain("connect-src 'self' https://films.example;")
})

test('the operator sets the address of a table’s film, and sees which addresses are allowed', async () => {
  const { server } = house
  const { page, faults, close } = await openPage(browser, server.origin, {
    session: { key: 'operatorToken', token: await server.client().signInOperator('owner') },
    viewport: { width: 1440, height: 900 },
  })
  await page.goto(`${server.origin}/operator/tables`)
  await page.getByRole('button', { name: 'ดู', exact: true }).first().click()
  await page.getByRole('button', { name: 'แก้ไข', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const give = async (address: string) => {
    await dialog.getByLabel('ที่อยู่วิดีโอ (HLS, .m3u8)').fill(address)
    await dialog.getByRole('button', { name: 'แก้ไข', exact: true }).click()
  }
  await give('http://films.example/table/1.m3u8')
  await dialog.getByText('กรอกที่อยู่ให้ครบ ขึ้นต้นด้วย https:// และลงท้ายด้วย .m3u8').waitFor()
  await give('https://films.example/table/1.m3u8')
  await dialog.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await close()
})

test('a table with a film shows it in place of the dealer, and the dealer again when the film breaks off, with a message', async () => {
  const { server, owner } = house
  const asked: string[] = []
  const films = createServer((request, response) => {
    const name = basename(request.url ?? '')
    asked.push(name)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', name.endsWith('.m2t') ? 'video/mp2t' : 'application/vnd.apple.mpegurl')
    readFile(join(FILM, name)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(films, 'listening')
  const { port } = films.address() as AddressInfo
  const visit = await openPage(browser, server.origin, {
    session: { key: 'token', token: await server.client().signIn('member07') },
    viewport: { width: 390, height: 844 },
  })
  // Announcements are shown for seconds only: all of them are collected.
  await visit.page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    new MutationObserver(() => {
      const words = document.querySelector('[role="alert"]')?.textContent
      if (words) told.push(words)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  const stage = visit.page.frameLocator('iframe')
  const told = () =>
    stage.locator('body').evaluate(() => (window as unknown as { told: string[] }).told.join())
  const seen = () => stage.locator('video').evaluate((video) => getComputedStyle(video).opacity)
  const open = async (film: string) => {
    await sql`UPDATE studio.game_table SET video_url = ${`http://127.0.0.1:${port}/${film}`} WHERE game_code = 'FANTAN'`.execute(
      owner.kysely,
    )
    for (const table of await house.house.tables.ofHouse('demo', 'FANTAN'))
      house.house.tables.views.forget(table.table_id)
    await visit.page.goto(`${server.origin}/seamless?vendor=STUDIO&gameCode=FANTAN`)
    await expect.poll(() => stage.getByRole('status').first().textContent()).toMatch(/แทง/)
  }
  await open('film.m3u8')
  await expect
    .poll(() =>
      stage
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.currentTime > 0 && video.videoWidth === 160),
    )
    .toBe(true)
  await expect.poll(seen).toBe('1')
  await open('none.m3u8')
  await expect.poll(() => asked).toContain('none.m3u8')
  await expect.poll(told).toContain('ภาพสดขัดข้อง')
  await expect.poll(() => stage.locator('video').count()).toBe(0)
  // The round continues as if nothing had happened.
  await expect.poll(() => stage.getByRole('status').first().textContent()).toMatch(/แทง/)
  await visit.close()
  films.close()
})
