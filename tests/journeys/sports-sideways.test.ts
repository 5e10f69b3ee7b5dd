/**
 * The sportsbook where there is little room: on low phones prices are in the first view and a bet is placed
 * there, and beside the prices of a wide screen names are whole.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import slip from '../../web/player/locales/th/sports-slip.ts'
import {
  evenChances,
  filled,
  openMatchList,
  openSportsJourney,
  STARTS_IN_S,
  versusText,
  type SportsJourney,
} from '../support/sports-journey.ts'

const sideways = { width: 844, height: 390 }
let journey: SportsJourney
beforeAll(async () => {
  journey = await openSportsJourney()
  for (let n = 0; n < 2; n++) await journey.book.match({ startsInS: STARTS_IN_S }, { chances: evenChances })
})
afterAll(() => journey?.close())

const pricesOf = (page: Page, no: number) =>
  page.getByRole('article', { name: versusText(no) }).getByRole('button', { name: /ราคา/ })

/** From where on the prices of a match are, and how far down they go. */
async function extentOf(page: Page, no: number): Promise<{ top: number; bottom: number }> {
  await pricesOf(page, no).first().waitFor()
  const boxes = await Promise.all((await pricesOf(page, no).all()).map((price) => price.boundingBox()))
  return {
    top: Math.min(...boxes.map((box) => box!.y)),
    bottom: Math.max(...boxes.map((box) => box!.y + box!.height)),
  }
}

test('held sideways, two matches with all their prices and the slip that takes them are in view', async () => {
  const { page, faults, close } = await openMatchList(journey, 'member01', { viewport: sideways })
  for (const no of [1, 2]) expect((await extentOf(page, no)).bottom).toBeLessThanOrEqual(sideways.height)
  for (const no of [1, 2]) await pricesOf(page, no).first().click()
  const column = page.getByRole('region', { name: slip.sport_slip_title })
  await column.getByLabel(slip.sport_slip_stake, { exact: true }).fill('100')
  const place = column.getByRole('button', { name: filled(slip.sport_slip_place, { amount: '฿100.00' }) })
  await place.waitFor()
  const box = await place.boundingBox()
  expect(box!.y + box!.height).toBeLessThanOrEqual(sideways.height)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await place.click()
  await column.getByRole('status').filter({ hasText: '4.00' }).waitFor()
  expect(faults).toEqual([])
  await close()
})

test('held upright, a low phone has two rows of prices in view at least', async () => {
  const { page, faults, close } = await openMatchList(journey, 'member01')
  const bar = page.getByRole('navigation').last()
  const { top } = await extentOf(page, 1)
  const boxes = await Promise.all((await pricesOf(page, 1).all()).map((price) => price.boundingBox()))
  const [first, second] = [...new Set(boxes.map((box) => box!.y))].sort((one, other) => one - other)
  expect(first).toBe(top)
  const rowHeight = boxes[0]!.height
  expect(second! + rowHeight).toBeLessThanOrEqual((await bar.boundingBox())!.y)
  expect(faults).toEqual([])
  await close()
})

test('on a wide screen the name of a team is read to its end', async () => {
  const homeId = 'Lamnamkhiao United'
  await journey.book.match({ startsInS: STARTS_IN_S, homeId }, { chances: evenChances })
  const { page, faults, close } = await openMatchList(journey, 'member01', {
    viewport: { width: 1440, height: 900 },
  })
  const name = page.getByRole('article', { name: new RegExp(homeId) }).getByText(`${homeId}-th`)
  await expect
    .poll(() =>
      name.evaluate(
        (element) =>
          element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1,
      ),
    )
    .toBe(false)
  expect(faults).toEqual([])
  await close()
})

test('the foot of the slip covers a leg whose price moved in its whole width', async () => {
  const homeId = 'TEST-moved'
  const match = await journey.book.match({ startsInS: STARTS_IN_S, homeId }, { chances: evenChances })
  const { page, faults, close } = await openMatchList(journey, 'member02', { viewport: sideways })
  await page
    .getByRole('article', { name: new RegExp(homeId) })
    .getByRole('button', { name: /ราคา/ })
    .first()
    .click()
  await journey.book.price(match.marketNo, [19_000, 34_000, 42_000])
  const column = page.getByRole('region', { name: slip.sport_slip_title })
  const accept = column.getByRole('button', {
    name: filled(slip.sport_price_accept, { price: '1.90' }),
    exact: true,
  })
  await accept.waitFor()
  const foot = await accept.evaluate((button) => {
    let part: Element = button
    while (getComputedStyle(part).position !== 'sticky') part = part.parentElement!
    const { left, right } = part.getBoundingClientRect()
    return { left, right }
  })
  const leg = await column
    .getByRole('listitem')
    .filter({ hasText: homeId })
    .evaluate((item) => ({
      left: item.getBoundingClientRect().left,
      right: item.getBoundingClientRect().right,
    }))
  expect(foot.left).toBeLessThanOrEqual(leg.left)
  expect(foot.right).toBeGreaterThanOrEqual(leg.right)
  expect(faults).toEqual([])
  await close()
})
