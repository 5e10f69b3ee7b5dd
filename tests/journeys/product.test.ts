/** What members see of a product beside the studio: its pages, what its bets consisted of, and its offers. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depositOffersKey, type DepositOffers } from '../../modules/cashier/index.ts'
import type { Product } from '../../server/products/product.ts'
import { studioCode } from '../../studio/index.ts'
import depositTexts from '../../web/player/locales/th/deposit.ts'
import detailTexts from '../../web/player/locales/th/centre.ts'
import cashierTexts from '../../web/ui/locales/th/cashier.ts'
import memberTexts from '../../web/ui/locales/th/member.ts'
import texts from '../../web/ui/locales/th/records.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { acmeOf, roundAt, seatOf } from '../support/vendor.ts'

const offers: DepositOffers = {
  offersOf: async () => [
    {
      offerId: 'DOUBLE',
      name: { th: 'ฝากครั้งแรกรับเพิ่ม', en: 'First deposit' },
      terms: { th: 'รับเพิ่ม 100% ทำยอดเทิร์น 12 เท่า', en: '100%, turnover 12×' },
      leastAmount: 30_000n,
      match: null,
    },
  ],
  credited: async () => false,
}

/** The studio's games are pages here, ACME's bets are those of a lottery, and a deposit may be doubled. */
const product: Product = {
  open() {
    return {
      pages: {
        vendor: studioCode,
        addressOf: ({ gameCode, mode }) => `/announce?game=${gameCode}&mode=${mode}`,
      },
      betDetails: {
        vendor: 'ACME',
        detailOf: async () => ({
          lines: [{ name: { th: 'สองตัวบน 47', en: 'Top two 47' }, stakeAmount: 1_000n, winAmount: 0n }],
          legs: [
            {
              name: { th: 'งวดเช้า', en: 'Morning draw' },
              choice: { th: 'สองตัวบน', en: 'Top two' },
              price: '92',
              result: { th: 'ออก 18', en: 'Drew 18' },
            },
          ],
          result: { th: 'ออก 18', en: 'Drew 18' },
          proof: null,
        }),
      },
    }
  },
}

let server: TestServer
let browser: Browser
let member: WatchedPage
beforeAll(async () => {
  server = await startServer({ products: [product] })
  // They stand in for those of the house's promotions.
  Object.assign(server.process.services.use(depositOffersKey), offers)
  browser = await openBrowser({ withGames: false })
  const client = server.client()
  const token = await client.signIn('member07')
  const acme = acmeOf(server)
  const round = roundAt(await seatOf(server, acme, client, token))
  await acme.send('bet', round.bet(1_000))
  await acme.send('win', round.win(0))
  member = await openPage(browser, server.origin, { session: { key: 'token', token } })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const placeOf = (page: Page) => page.url().slice(server.origin.length)
const shoot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

test('a game that is a page is gone to, from the lobby and from its game address, and Back leads to where it was', async () => {
  const { page } = member
  const lobby = `/rng?vendor=${studioCode}`
  await page.goto(server.origin + lobby)
  await page.locator('a[href$="gameCode=SIAMGOLD20"]').first().click()
  await expect.poll(() => placeOf(page)).toBe('/announce?game=SIAMGOLD20&mode=REAL')
  expect(await page.locator('iframe').count()).toBe(0)
  await page.goBack()
  await expect.poll(() => placeOf(page)).toBe(lobby)
  await page.goto(`${server.origin}/seamless?vendor=${studioCode}&gameCode=SIAMGOLD20`)
  await expect.poll(() => placeOf(page)).toBe('/announce?game=SIAMGOLD20&mode=REAL')
  await page.goBack()
  await expect.poll(() => placeOf(page)).toBe(lobby)
})

test('a bet in the record says what was staked on, what had to come in and what came', async () => {
  const { page } = member
  await page.goto(`${server.origin}/member?page=personalHistoryCopy`)
  const record = page.getByRole('list', { name: memberTexts.member_personalHistoryCopy })
  await record.getByRole('button', { name: /ACME/ }).first().click()
  const window = page.getByRole('dialog', { name: detailTexts.record_detail })
  await window.getByRole('heading', { name: texts.bet_parts }).waitFor()
  expect(await window.getByRole('list', { name: texts.bet_lines }).textContent()).toMatch(
    /สองตัวบน 47.*10\.00/,
  )
  expect(await window.getByRole('list', { name: texts.bet_legs }).textContent()).toMatch(/งวดเช้า.*ออก 18.*92/)
  await shoot(page, 'bet-parts')
})

test('an offer is chosen in the deposit form, told what it needs, and shown with the deposit', async () => {
  const { page, faults } = member
  await page.goto(`${server.origin}/member?page=depositv2`)
  const offers = page.getByRole('radiogroup', { name: depositTexts.deposit_offer })
  await offers.getByRole('radio', { name: depositTexts.deposit_offer_none }).waitFor()
  expect(await offers.getByRole('radio', { name: depositTexts.deposit_offer_none }).isChecked()).toBe(true)
  await offers.getByRole('radio', { name: /ฝากครั้งแรกรับเพิ่ม/ }).check()
  const amount = page.getByLabel(cashierTexts.deposit_amount)
  const send = page.getByRole('button', { name: cashierTexts.deposit_create_qr })
  await amount.fill('200')
  await send.click()
  await page.getByText('โปรโมชั่นนี้ต้องฝากอย่างน้อย ฿300').first().waitFor()
  expect(await amount.getAttribute('aria-invalid')).toBe('true')
  await shoot(page, 'deposit-offers')
  await amount.fill('300')
  await send.click()
  await page.getByRole('definition').getByText('ฝากครั้งแรกรับเพิ่ม').waitFor()
  await shoot(page, 'deposit-offer-taken')
  expect(faults).toEqual([])
})
