/** Free rounds as a member sees them: found, played in the game to the last, and credited. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { th } from '../../games/kit/locales/th.ts'
import { formatMoney } from '../../design/format.ts'
import { demoMemberId } from '../../db/seeds/identity.ts'
import { balancesOf } from '../../modules/wallet/index.ts'
import { oneOf, sql } from '../../platform/postgres.ts'
import englishWords from '../../web/player/locales/en/promotions.ts'
import words from '../../web/player/locales/th/promotions.ts'
import records from '../../web/ui/locales/th/records.ts'
import { paths } from '../../web/player/paths.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { openPromotion } from '../support/promotions.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const ROUNDS = 12
const balance = async () => {
  const { main, bonus } = await balancesOf(server.process.database.kysely, demoMemberId(5))
  return Number(main + bonus)
}

test('a member takes free rounds, plays them up, changes to own money only by a press, and finds the credit', async () => {
  const promotionId = await server.process.database.transaction((tx) =>
    openPromotion(tx, {
      kind: 'FREE_ROUNDS',
      arguments: { games: ['TUKTUK3'], roundAmount: 200, rounds: ROUNDS },
    }),
  )
  const { page, faults, close } = await openPage(browser, server.origin, {
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 664 },
    session: { key: 'token', token: await server.client().signIn('member05') },
  })
  await page.addInitScript(() => localStorage.setItem('sala.stage.speed', 'instant'))
  await page.goto(server.origin + paths.promotion(promotionId))
  await page.getByRole('button', { name: words.promo_join, exact: true }).click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: words.promo_join })
    .click()
  await page.getByText(words.free_rounds_badge, { exact: true }).waitFor()
  await page.goto(server.origin + paths.member('rewardCenter'))
  await page.getByRole('link', { name: /ตุ๊กตุ๊กนำโชค/ }).click()
  const game = page.frameLocator('iframe')
  const banner = game.getByRole('region', { name: th.freeRounds.title })
  await banner.getByText(th.freeRounds.left(ROUNDS)).waitFor()
  // The member's own money is a press away, and comes back by the same press.
  await banner.getByRole('button', { name: th.freeRounds.useOwn }).click()
  await banner.getByText(th.freeRounds.playsOwn).waitFor()
  await banner.getByRole('button', { name: th.freeRounds.useFree }).click()
  const before = await balance()
  for (let left = ROUNDS - 1; left >= 0; left--) {
    await game.getByRole('button', { name: th.spin, exact: true }).click()
    if (left > 0) await banner.getByText(th.freeRounds.left(left)).waitFor()
  }
  const card = game.getByRole('alertdialog', { name: th.freeRounds.over })
  await card.waitFor()
  const { won, amount } = await oneOf(
    server.process.database.kysely,
    sql<{ won: number; amount: number }>`
    SELECT g.won_amount::int AS won, c.amount::int AS amount FROM promotions.free_grant g JOIN promotions.claim c ON c.claim_id = g.grant_id
    WHERE g.promotion_id = ${promotionId}`,
  )
  await card.getByText(formatMoney(won), { exact: true }).waitFor()
  expect(await banner.count()).toBe(0)
  expect(await balance()).toBe(before + amount)
  await card.getByRole('button', { name: th.next }).click()
  await page.goto(server.origin + paths.promotion(promotionId))
  await page.getByText(formatMoney(amount)).first().waitFor()
  if (amount > 0) {
    await page.goto(server.origin + paths.member('transactionHistory'))
    await page.getByText(records.ledger_free_round).filter({ visible: true }).first().waitFor()
  }
  expect(faults).toEqual([])
  await close()
})

test('each game that the rounds may be played in has room for its name', async () => {
  const games = ['CHALAWAN', 'YIPENG243', 'TUKTUK3']
  const promotionId = await server.process.database.transaction((tx) =>
    openPromotion(tx, { kind: 'FREE_ROUNDS', arguments: { games, roundAmount: 200, rounds: 3 } }),
  )
  const { page, faults, close } = await openPage(browser, server.origin, {
    viewport: { width: 844, height: 390 },
    session: { key: 'token', token: await server.client().signIn('member06') },
  })
  await page.context().addCookies([{ name: 'lang', value: 'en', url: server.origin }])
  await page.goto(server.origin + paths.promotion(promotionId))
  await page.getByRole('button', { name: englishWords.promo_join, exact: true }).click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: englishWords.promo_join })
    .click()
  await page.getByText(englishWords.free_rounds_badge, { exact: true }).waitFor()
  await page.goto(server.origin + paths.member('rewardCenter'))
  const ways = page
    .getByRole('list')
    .getByRole('link')
    .filter({ hasText: /Chalawan|Yi Peng|Tuk-Tuk/ })
  await expect.poll(() => ways.count()).toBe(games.length)
  const rooms = await ways.evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      return link.getBoundingClientRect().width - words.getBoundingClientRect().width
    }),
  )
  for (const room of rooms) expect(room).toBeGreaterThanOrEqual(24)
  expect(faults).toEqual([])
  await close()
})
