/** Points become goods, and what a VIP level gives is read and claimed. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeGoods } from '../../contract/operator/points/write-goods.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { newId } from '../../kernel/ids.ts'
import { setVipLevel } from '../../modules/identity/index.ts'
import { merchantsKey, setFlag } from '../../modules/system/index.ts'
import { creditSet } from '../../modules/wallet/index.ts'
import centreTexts from '../../web/player/locales/th/centre.ts'
import englishTexts from '../../web/player/locales/en/points.ts'
import texts from '../../web/player/locales/th/points.ts'
import rewardTexts from '../../web/player/locales/th/rewards.ts'
import cashierTexts from '../../web/ui/locales/th/cashier.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { openCashierHouse, PAYMENT_PASSWORD, type CashierHouse, type Player } from '../support/cashier.ts'
import { rollUpAll } from '../support/ledger-marks.ts'

let house: CashierHouse
let browser: Browser
beforeAll(async () => {
  house = await openCashierHouse({ ROLES: 'gateway,realtime' })
  browser = await openBrowser({ withGames: false })
  await house.transaction((tx) => setFlag(tx, DEMO_MERCHANT, 'MANPLAYREB3', true))
  await house.server.process.services.use(merchantsKey).refresh()
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

const visit = (member: Player) =>
  openPage(browser, house.server.origin, { session: { key: 'token', token: member.token } })

const givePoints = (member: Player, points: bigint) =>
  house.transaction((tx) =>
    creditSet(tx, {
      merchantId: DEMO_MERCHANT,
      scope: 'test',
      kind: 'POINTS',
      code: 'POINTS_EARNED',
      expense: 'points',
      purpose: 'points',
      credits: [{ memberId: member.id, amount: points * 1_000n, key: newId() }],
    }),
  )

test('a member redeems goods, and finds the request in the record', async () => {
  const desk = await house.operator('owner', ['points.view', 'points.goods', 'points.orders'])
  await desk.call(writeGoods, {
    body: {
      titles: { TH: 'ร่มคันใหญ่', EN: 'Large umbrella' },
      texts: { TH: '', EN: '' },
      imageUrl: '/art/goods-umbrella.svg',
      pointsAmount: 1_000_000,
      amountRequired: 0,
      amountMode: 'DEPOSIT_TOTAL',
      stock: 3,
      needsAddress: false,
      position: 1,
      isOffered: true,
    },
  })
  const member = await house.player(11)
  await givePoints(member, 1_500n)
  const { page, faults, close } = await visit(member)
  await page.goto(`${house.server.origin}/pointMall`)
  const goods = page.getByRole('listitem').filter({ hasText: 'ร่มคันใหญ่' }).last()
  await goods.getByRole('button').first().click()
  const window = page.getByRole('dialog')
  await window.getByText('500', { exact: true }).waitFor()
  await window.getByLabel(cashierTexts.withdraw_password).fill(PAYMENT_PASSWORD)
  await window.getByRole('button', { name: texts.points_redeem_button.replace('{points}', '1,000') }).click()
  await window.waitFor({ state: 'hidden' })
  await page.getByRole('tab', { name: texts.points_redemption_history }).click()
  const record = page.getByRole('tabpanel')
  await record.getByText('ร่มคันใหญ่').first().waitFor()
  await record.getByText(texts.redeem_status_in_process).last().waitFor()
  expect((await member.balances()).points / 1_000n).toBe(500n)
  expect(faults).toEqual([])
  await close()
})

test('in English too, both ways from the points share a line of a phone', async () => {
  const { page, faults, close } = await visit(await house.player(14))
  await page.context().addCookies([{ name: 'lang', value: 'en', url: house.server.origin }])
  await page.goto(`${house.server.origin}/pointMall`)
  const topOf = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())!.y
  await expect
    .poll(
      async () =>
        (await topOf(englishTexts.points_redemption_rules)) - (await topOf(englishTexts.points_convert)),
    )
    .toBe(0)
  expect(faults).toEqual([])
  await close()
})

test('points that cannot be converted are told at their field before anything is sent', async () => {
  const member = await house.player(13)
  await givePoints(member, 700n)
  const { page, faults, close } = await visit(member)
  await page.goto(`${house.server.origin}/pointMall`)
  await page.getByRole('button', { name: texts.points_convert }).first().click()
  const window = page.getByRole('dialog')
  // Who has a withdrawal password may set it again, and is not asked to set one.
  await window.getByRole('button', { name: centreTexts.withdraw_forgot }).waitFor()
  expect(await window.getByText(texts.points_password_link).count()).toBe(0)
  const points = window.getByLabel(texts.points_convert_how_many)
  const send = window.getByRole('button', { name: texts.points_convert_button })
  for (const [typed, sentence] of [
    ['100', 'แลกขั้นต่ำ 500 แต้ม'],
    ['550', 'เพิ่มครั้งละ 100 แต้ม'],
    ['900', 'ขาดอีก 200 แต้ม'],
  ] as const) {
    await points.fill(typed)
    await send.click()
    await window.getByText(sentence, { exact: true }).waitFor()
    await window.getByText('฿0.00').waitFor()
    expect(await points.getAttribute('aria-invalid')).toBe('true')
  }
  // What can be converted is a press away, and what stays is told with it.
  await window.getByRole('button', { name: '700', exact: true }).click()
  await window.getByText('฿7.00').waitFor()
  await window.getByText('0', { exact: true }).waitFor()
  await points.fill('600')
  await window.getByText('฿6.00').waitFor()
  await window.getByText('100', { exact: true }).waitFor()
  await window.getByLabel(cashierTexts.withdraw_password).fill(PAYMENT_PASSWORD)
  await send.click()
  await window.waitFor({ state: 'hidden' })
  expect((await member.balances()).points / 1_000n).toBe(100n)
  expect(faults).toEqual([])
  await close()
})

test('a member reads what their level gives, and claims the rebate of one category', async () => {
  const member = await house.player(12)
  await house.transaction((tx) => setVipLevel(tx, member.id, 2))
  await house.play(member.id, 100_000n, 100_000n)
  await rollUpAll(house.server.process.database)
  await house.settle('promotions/follow-rebates')
  const { main } = await member.balances()
  const { page, faults, close } = await visit(member)
  await page.goto(`${house.server.origin}/member?page=playerRank`)
  await page.getByRole('heading', { name: 'VIP' }).first().waitFor()
  await page.getByText('0.40%').first().waitFor()
  // A level needs both, so both stand at each.
  const levels = page.getByRole('list', { name: rewardTexts.vip_table_title })
  const gold = levels.getByRole('listitem').filter({ hasText: 'โกลด์' })
  await expect.poll(() => gold.innerText()).toContain(`${rewardTexts.vip_valid} 1,000,000`)
  expect(await gold.innerText()).toContain(`${rewardTexts.vip_deposit} 50,000`)
  await page.goto(`${house.server.origin}/member?page=manualRebate`)
  await page.getByRole('button', { name: rewardTexts.rebate_claim_one.replace('{category}', 'สล็อต') }).click()
  await page.getByText(rewardTexts.rebate_claimed.replace('{amount}', '฿4.00')).waitFor()
  expect((await member.balances()).main).toBe(main + 400n)
  expect(faults).toEqual([])
  await close()
})
