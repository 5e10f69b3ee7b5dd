/**
 * What members make of promotions: the bonus of a first deposit from its card to the money that is free, an
 * application with a picture, and the reward centre.
 */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { setVipLevel } from '../../modules/identity/index.ts'
import { merchantsKey, setFlag } from '../../modules/system/index.ts'
import centreTexts from '../../web/player/locales/th/centre.ts'
import depositTexts from '../../web/player/locales/th/deposit.ts'
import playTexts from '../../web/player/locales/th/play.ts'
import texts from '../../web/player/locales/th/promotions.ts'
import { paths } from '../../web/player/paths.ts'
import authTexts from '../../web/ui/locales/th/auth.ts'
import cashierTexts from '../../web/ui/locales/th/cashier.ts'
import shellTexts from '../../web/ui/locales/th/shell.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../support/cashier.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { askWith, payAsked } from '../support/deposit-offers.ts'
import { openPromotion, stopPromotion } from '../support/promotions.ts'
import { DEMO_PASSWORD } from '../support/server.ts'
import { drawBlank } from '../support/slip.ts'

let house: CashierHouse
let browser: Browser
beforeAll(async () => {
  house = await openCashierHouse({ ROLES: 'gateway,realtime' })
  browser = await openBrowser({ withGames: false })
})
afterAll(async () => {
  await browser?.close()
  await house?.audit()
  await house?.close()
})

const visit = (member: Player) =>
  openPage(browser, house.server.origin, { session: { key: 'token', token: member.token } })

test('a first deposit is doubled, played through and free, each step told by its page', async () => {
  const promotionId = await house.transaction((tx) =>
    openPromotion(tx, {
      kind: 'FIRST_DEPOSIT',
      arguments: { stakePercent: 1_000_000, stakeAmount: 1_000_000, maxAmount: 1_000_000 },
    }),
  )
  const member = await house.player(11)
  const { page, faults, close } = await visit(member)
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(`${house.server.origin}/promotions`)
  const card = page.getByRole('article').filter({ hasText: 'โปรโมชั่น FIRST_DEPOSIT' })
  await card.getByText(texts.promo_status_join).waitFor()
  await card.getByRole('link', { name: 'ฝากเงิน' }).click()
  const offers = page.getByRole('radiogroup', { name: depositTexts.deposit_offer })
  const offer = offers.getByRole('radio', { name: /โปรโมชั่น FIRST_DEPOSIT/ })
  await offer.waitFor()
  expect(await offer.isChecked()).toBe(true)
  await page.getByLabel(cashierTexts.deposit_amount).fill('50')
  await offers.getByText('ฝากเพิ่มอีก ฿50.00').waitFor()
  // Nothing is promised for it, and whoever sends it all the same is told at the amount.
  const promised = page.locator('section').filter({ hasText: depositTexts.deposit_summary }).last()
  await promised.getByText('฿50.00 × 1').waitFor()
  await page.getByRole('button', { name: cashierTexts.deposit_create_qr }).click()
  await page.getByText(depositTexts.deposit_offer_least.replace('{min}', '฿100')).waitFor()
  const amount = page.getByLabel(cashierTexts.deposit_amount)
  await expect.poll(() => amount.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.getByLabel(cashierTexts.deposit_amount).fill('1000')
  const summary = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: depositTexts.deposit_summary })
  await summary.getByText('฿24,000.00').first().waitFor()
  await page.getByRole('button', { name: cashierTexts.deposit_create_qr }).click()
  // Beside the code stands what the amount with its satang will bring.
  const panel = page
    .locator('section')
    .filter({ has: page.getByText(cashierTexts.deposit_reference) })
    .first()
  await panel.getByText(/^\+฿1,000\.\d\d$/).waitFor()
  const ahead = await panel.getByText(/^฿24,0\d\d\.\d\d$/).innerText()
  await page.getByRole('button', { name: depositTexts.deposit_demo_pay }).click()
  const done = page.getByRole('heading', { name: centreTexts.deposit_done_title })
  await done.waitFor()
  await page.getByText(ahead, { exact: true }).first().waitFor()
  const { bonus } = await member.balances()
  expect(bonus).toBeGreaterThanOrEqual(100_000n)
  await page.getByText(`+฿${money(bonus)}`).waitFor()
  // Taken, it is offered for no further deposit; the result stays in sight while the form gets shorter.
  await offer.waitFor({ state: 'detached' })
  await expect.poll(() => done.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0)
  expect(await done.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true)

  await page.goto(`${house.server.origin}/promotions/${promotionId}`)
  await page.getByText(texts.promo_turnover_left).first().waitFor()
  await page.getByText(texts.promo_give_up_title).waitFor()
  // Own money and bonus are staked again and again; a round that pays back what was staked leaves both.
  for (let round = 0; round < 26; round += 1) await house.play(member.id, bonus, bonus)
  await rollUpAll(house.server.process.database)
  await house.settle('wagering/follow-rounds')
  await page.goto(`${house.server.origin}/member?page=withdraw`)
  await page
    .getByRole('main')
    .getByText(`฿${money((await member.balances()).main)}`)
    .first()
    .waitFor()
  expect((await member.balances()).bonus).toBe(0n)
  await page.goto(`${house.server.origin}/promotions/${promotionId}`)
  await page.getByText(texts.promo_ended_done).waitFor()
  expect(faults).toEqual([])
  await close()
})

const money = (amount: bigint): string => {
  const [whole, rest] = [amount / 100n, amount % 100n]
  return `${whole.toLocaleString('en-US')}.${String(rest).padStart(2, '0')}`
}

test('a visitor reads what runs and its terms, and signs in to take part', async () => {
  const promotionId = await house.transaction((tx) => openPromotion(tx, { kind: 'RELOAD', position: -1 }))
  await house.advance('PT3S')
  const { page, faults, close } = await openPage(browser, house.server.origin)
  await page.goto(`${house.server.origin}/promotions`)
  const card = page.getByRole('article').filter({ hasText: 'โปรโมชั่น RELOAD' })
  await card.getByText(texts.promo_status_join).waitFor()
  await card.getByRole('link', { name: texts.promo_see_terms }).click()
  await page.waitForURL(`**/promotions/${promotionId}`)
  await page.getByRole('heading', { name: texts.promo_terms }).waitFor()
  await page.getByRole('button', { name: texts.promo_sign_in }).click()
  const window = page.getByRole('dialog', { name: authTexts.login_title })
  await window.getByRole('textbox', { name: 'ชื่อผู้ใช้' }).fill('member14')
  await window.locator('input[type=password]').fill(DEMO_PASSWORD)
  await window.getByRole('button', { name: authTexts.login_submit }).last().click()
  // The same address, now with what the member may do.
  await page.getByRole('main').getByRole('link', { name: shellTexts.header_deposit }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/promotions/${promotionId}`)
  expect(faults).toEqual([])
  await close()
  await house.transaction((tx) => stopPromotion(tx, promotionId))
})

test('an application takes 140 characters and a picture, and waits for the team', async () => {
  await house.transaction((tx) => openPromotion(tx, { kind: 'RESCUE' }))
  const { page, faults, close } = await visit(await house.player(12))
  await page.goto(`${house.server.origin}/promotions`)
  const card = page.getByRole('article').filter({ hasText: 'โปรโมชั่น RESCUE' })
  await card.getByRole('button', { name: texts.promo_apply }).click()
  const window = page.getByRole('dialog')
  const remark = window.getByLabel(texts.promo_apply_remark)
  await remark.fill('ก'.repeat(141))
  await window.getByText('141 จาก 140 ตัวอักษร').waitFor()
  expect(await remark.getAttribute('aria-invalid')).toBe('true')
  const send = window.getByRole('button', { name: texts.promo_apply_submit })
  expect(await send.isDisabled()).toBe(true)
  await remark.fill('เกมค้างระหว่างรอบ ขอให้ตรวจสอบ')
  await window
    .locator('input[type=file]')
    .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: await drawBlank() })
  await window.getByRole('img', { name: 'proof.png' }).waitFor()
  await send.click()
  await card.getByText(texts.promo_status_applying).waitFor()
  expect(await card.getByRole('button', { name: texts.promo_apply }).count()).toBe(0)
  expect(faults).toEqual([])
  await close()
})

test('the reward centre gives what is ready at once, and the badge goes', async () => {
  const member = await house.player(13)
  await house.transaction((tx) => setVipLevel(tx, member.id, 2))
  await house.transaction((tx) => setFlag(tx, DEMO_MERCHANT, 'MANPLAYREB3', true))
  await house.server.process.services.use(merchantsKey).refresh()
  await house.play(member.id, 100_000n, 100_000n)
  await rollUpAll(house.server.process.database)
  await house.settle('promotions/follow-rebates')
  const { main } = await member.balances()
  const { page, faults, close } = await visit(member)
  await page.goto(`${house.server.origin}/member?page=rewardCenter`)
  await page.getByText('ทำเทิร์นรวม ฿4.00 ก่อนถอน').waitFor()
  const bar = page.getByRole('link', { name: /โปรโมชั่น.*1/ })
  await bar.first().waitFor()
  await page.getByRole('button', { name: texts.reward_claim_all }).click()
  await page.getByText(texts.reward_empty, { exact: true }).waitFor()
  await page.getByText('+฿4.00').waitFor()
  await expect.poll(() => bar.count()).toBe(0)
  expect((await member.balances()).main).toBe(main + 400n)
  expect(faults).toEqual([])
  await close()
})

test('a game that the bonus excludes does not open, and leads to the bonus instead of to another try', async () => {
  const promotionId = await house.transaction((tx) =>
    openPromotion(tx, { kind: 'FIRST_DEPOSIT', arguments: { excluded: ['PVP'] } }),
  )
  const member = await house.player(17)
  await payAsked(member, (await askWith(member, 100_000, promotionId)).value.intentId)
  const { page, close } = await visit(member)
  await page.goto(house.server.origin + paths.seamless({ vendor: 'STUDIO', gameCode: 'HOLDEM' }))
  const told = page.getByRole('alert').filter({ hasText: 'เกมนี้เล่นไม่ได้ระหว่างใช้โบนัสนี้' })
  await told.waitFor()
  expect(await told.getByRole('button').count()).toBe(1)
  await told.getByRole('link', { name: playTexts.play_bonus }).click()
  await page.getByRole('button', { name: /^สละโบนัส ฿/ }).waitFor()
  await close()
  await house.transaction((tx) => stopPromotion(tx, promotionId))
})

test.each([
  ['upright', { width: 390, height: 664 }, 15],
  ['sideways', { width: 844, height: 390 }, 16],
])('on a phone held %s, a bonus given up shows what became of it in view', async (_, viewport, number) => {
  const promotionId = await house.transaction((tx) => openPromotion(tx, { kind: 'FIRST_DEPOSIT' }))
  const member = await house.player(number)
  await payAsked(member, (await askWith(member, 100_000, promotionId)).value.intentId)
  const session = { key: 'token', token: member.token }
  const { page, faults, close } = await openPage(browser, house.server.origin, { viewport, session })
  await page.goto(`${house.server.origin}/promotions/${promotionId}`)
  await page.getByRole('button', { name: /^สละโบนัส ฿/ }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByRole('button', { name: cashierTexts.wagering_forfeit }).click()
  const result = page.locator('section', { has: page.getByText(texts.promo_ended_forfeited) })
  await result.waitFor()
  await expect.poll(() => result.evaluate((one) => one === document.activeElement)).toBe(true)
  const isInView = () =>
    result.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    })
  await expect.poll(isInView).toBe(true)
  expect(faults).toEqual([])
  await close()
  await house.transaction((tx) => stopPromotion(tx, promotionId))
})
