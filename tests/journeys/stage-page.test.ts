/** The games' own page in a lobby's frame: real rounds, a strict policy, lost answers, interrupted rounds. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { openStageServer } from '../support/stage-server.ts'
import { settle, type StageServer } from '../support/stage-answers.ts'
import { keepTexts, watchBet, holdDrawings } from '../support/stage-scripts.ts'

let browser: Browser
let stage: StageServer
let page: Page
let faults: string[]

beforeAll(async () => {
  stage = await openStageServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await stage?.close()
})
beforeEach(() => {
  Object.assign(stage, {
    balance: 1_000_000,
    losing: 0,
    refusing: null,
    state: null,
    nonce: 0,
    isAutoplayAllowed: false,
  })
  stage.asked.length = 0
  stage.shown.length = 0
  stage.rounds.clear()
})
afterEach(async () => {
  await page.context().close()
})

async function open(
  game: string,
  {
    token = 'good',
    speed = 'instant',
    language = 'th',
    drawingsHeld = false,
    ...options
  }: BrowserContextOptions & {
    token?: string
    speed?: string
    language?: string
    drawingsHeld?: boolean
  } = {},
): Promise<FrameLocator> {
  const context = await browser.newContext({ viewport: { width: 390, height: 784 }, ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addInitScript((kept) => localStorage.setItem('sala.stage.speed', kept), speed)
  await context.addInitScript(keepTexts)
  if (drawingsHeld) await context.addInitScript(holdDrawings)
  page = await context.newPage()
  faults = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(
    `${stage.origin}/lobby?token=${token}&game=${game}&lang=${language}&mode=real&lobby=${encodeURIComponent(`${stage.origin}/slots`)}`,
  )
  return page.frameLocator('iframe')
}

const hasShown = (text: string) =>
  page
    .frames()[1]!
    .evaluate(
      (part) =>
        [...(window as unknown as { shownTexts: Set<string> }).shownTexts].some((one) => one.includes(part)),
      text,
    )
const said = () =>
  page.evaluate(
    () => (window as unknown as { said: { type: string; origin: string; balance?: number }[] }).said,
  )
const spin = (frame: FrameLocator) => frame.getByRole('button', { name: 'หมุน', exact: true })
const balance = (amount: string) => `ยอดเงิน${amount}`

describe('a game in the lobby’s frame', () => {
  test('opens under the strict policy, plays rounds and shows the balance of the studio', async () => {
    const frame = await open('TUKTUK3')
    await expect.poll(() => frame.getByText(balance('฿10,000.00')).count()).toBe(1)
    for (let round = 1; round <= 3; round++) {
      await spin(frame).click()
      await expect.poll(() => stage.shown.length).toBe(round)
    }
    expect(stage.asked.map(({ betAmount }) => betAmount)).toEqual([1000, 1000, 1000])
    await expect.poll(() => frame.getByText(balance('฿9,978.00')).count()).toBe(1)
    expect(new URL(page.frames()[1]!.url()).searchParams.has('token')).toBe(false)
    const types = (await said()).map(({ type }) => type)
    expect(types).toEqual(['ready', 'round', 'balance', 'round', 'balance', 'round', 'balance'])
    expect((await said()).at(-1)).toMatchObject({ origin: stage.origin, balance: 997_800 })
    expect(faults).toEqual([])
  })

  test('plays free spins to their end and announces the result to screen readers', async () => {
    stage.nonce = 290
    const frame = await open('SIAMGOLD20')
    await spin(frame).click()
    await expect.poll(() => stage.shown.length).toBe(1)
    // The card of the award: its title, what is better in free spins, its button.
    expect(await hasShown('ได้ฟรีสปิน 10 รอบทุกการชนะคูณ 2เริ่ม')).toBe(true)
    const [round] = stage.rounds.values()
    await expect
      .poll(() => frame.getByRole('status').last().textContent())
      .toContain((round!.winAmount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }))
    expect(faults).toEqual([])
  })

  test('a payout below the stake is shown as returned, and nowhere as a win', async () => {
    stage.nonce = 2
    const frame = await open('TUKTUK3', { language: 'en' })
    await frame.getByRole('button', { name: 'Spin', exact: true }).click()
    await frame.getByText('Returned฿8.00').waitFor()
    await frame.getByText('Payout฿8.00').waitFor()
    await expect.poll(() => stage.shown.length).toBe(1)
    expect(await hasShown('Win')).toBe(false)
    expect(faults).toEqual([])
  })

  test('a lost answer is asked for again under the same key: one round, one stake', async () => {
    stage.losing = 2
    const frame = await open('TUKTUK3')
    await spin(frame).click()
    await expect.poll(() => stage.shown.length).toBe(1)
    expect(await hasShown('กำลังถามผลของรอบเดิมอีกครั้ง')).toBe(true)
    expect(stage.asked).toHaveLength(3)
    expect(new Set(stage.asked.map(({ key }) => key)).size).toBe(1)
    expect(stage.rounds.size).toBe(1)
    await expect.poll(() => frame.getByText(balance('฿9,990.00')).count()).toBe(1)
  })

  test('the bet of automatic spins is fixed until they end, so that no spin exceeds their loss stop', async () => {
    stage.isAutoplayAllowed = true
    const frame = await open('TUKTUK3', { language: 'en' })
    const bet = frame.getByRole('button', { name: /^Bet/ })
    await expect.poll(() => bet.isEnabled()).toBe(true)
    await frame.getByRole('button', { name: 'Automatic spins' }).click()
    await frame
      .getByRole('radiogroup', { name: 'Number of spins' })
      .getByRole('radio', { name: '100', exact: true })
      .click()
    await frame.getByRole('radiogroup', { name: 'Stop when I have lost' }).getByRole('radio').last().click()
    await page.frames()[1]!.evaluate(watchBet)
    await frame.getByRole('button', { name: 'Start', exact: true }).click()
    await expect.poll(() => stage.shown.length).toBeGreaterThan(2)
    await frame.getByRole('button', { name: /^Stop automatic spins/ }).click()
    await expect.poll(() => bet.isEnabled()).toBe(true)
    expect(
      await page.frames()[1]!.evaluate(() => (window as unknown as { betOpened: number }).betOpened),
    ).toBe(0)
    expect(faults).toEqual([])
  })

  test('a refusal is shown in the member’s language, and nothing is taken', async () => {
    stage.refusing = { code: 'BAL_INSUFFICIENT', message: 'ยอดเงินไม่พอ', status: 422 }
    const frame = await open('TUKTUK3')
    await spin(frame).click()
    await frame.locator('p', { hasText: 'ยอดเงินไม่พอ' }).first().waitFor()
    await expect.poll(() => frame.getByText(balance('฿10,000.00')).count()).toBe(1)
    await spin(frame).click()
    await expect.poll(() => stage.shown.length).toBe(1)
  })

  test('a session that ended leads back to the lobby', async () => {
    stage.refusing = { code: 'SESSION_EXPIRED', message: 'หมดเวลาการใช้งาน', status: 401 }
    const frame = await open('TUKTUK3')
    await spin(frame).click()
    await frame.getByRole('button', { name: 'ออกจากเกม' }).click()
    await expect.poll(async () => (await said()).at(-1)?.type).toBe('exit')
  })

  test('an interrupted round is shown again when the game is opened, and only then marked', async () => {
    stage.state = settle(stage, 'earlier', { gameCode: 'TUKTUK3', betAmount: 2000 })
    const frame = await open('TUKTUK3')
    await expect.poll(() => stage.shown).toEqual(['round-1'])
    expect(await hasShown('รอบก่อนหน้านี้ยังแสดงไม่จบ')).toBe(true)
    expect(stage.asked).toEqual([])
    await frame.getByRole('button', { name: /฿20.00/ }).waitFor()
  })

  test('a round of free spins that a reload cuts off is not marked, and is shown again', async () => {
    stage.nonce = 290
    const cut = settle(stage, 'earlier', { gameCode: 'SIAMGOLD20', betAmount: 2000 })
    stage.state = cut
    const frame = await open('SIAMGOLD20', { speed: 'normal' })
    const heading = frame.getByRole('heading', { name: 'ได้ฟรีสปิน 10 รอบ', includeHidden: true })
    await heading.waitFor({ state: 'attached' })
    stage.state = cut
    await page.reload()
    await heading.waitFor({ state: 'attached' })
    expect(stage.shown).toEqual([])
  })

  test('a used link opens no game and says so', async () => {
    const frame = await open('TUKTUK3', { token: 'spent' })
    await frame.getByRole('alert').getByText('ลิงก์เปิดเกมหมดอายุ').waitFor()
    await frame.getByRole('button', { name: 'กลับห้องเกม' }).click()
    await expect.poll(async () => (await said()).map(({ type }) => type)).toEqual(['exit'])
  })

  test('nothing can be pressed before the machine is ready, and the first press after that spins', async () => {
    const frame = await open('SIAMGOLD20', { language: 'en', drawingsHeld: true })
    const button = frame.getByRole('button', { name: 'Spin', exact: true })
    await button.waitFor()
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    expect(await frame.getByRole('button', { name: /^Bet/ }).isDisabled()).toBe(true)
    expect(
      await frame
        .getByRole('button')
        .evaluateAll((all) => all.filter((one) => !one.ariaLabel && !one.textContent).length),
    ).toBe(0)
    expect(await frame.getByRole('button', { name: /^Bet/ }).textContent()).toContain('฿10.00')
    expect(await frame.getByRole('button', { name: /^Speed/ }).isDisabled()).toBe(true)
    await button.press('Space')
    await page.frames()[1]!.evaluate(() => (window as unknown as { letDrawings(): void }).letDrawings())
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('false')
    expect(stage.asked).toEqual([])
    await button.press('Space')
    await expect.poll(() => stage.shown.length).toBe(1)
    expect(stage.asked).toHaveLength(1)
  })

  test('works by keys alone: space spins, the windows open, close and give the focus back', async () => {
    const frame = await open('SIAMGOLD20', { language: 'en' })
    const button = frame.getByRole('button', { name: 'Spin', exact: true })
    await expect.poll(() => button.isEnabled()).toBe(true)
    await button.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => stage.shown.length).toBe(1)
    // While a round is shown the bet takes no focus, and Enter would be the spin button's.
    await expect.poll(() => frame.getByRole('button', { name: /^Bet/ }).isEnabled()).toBe(true)
    await frame.getByRole('button', { name: /^Bet/ }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(() => frame.getByRole('button', { name: /^Bet/ }).textContent()).toContain('฿20.00')
    await frame.getByRole('button', { name: 'About the game' }).focus()
    await page.keyboard.press('Enter')
    await frame.getByRole('tab', { name: 'Rules' }).click()
    await frame.getByText('96.0422%').waitFor()
    await frame.getByRole('tab', { name: 'Fairness' }).click()
    await frame.getByLabel('New client seed').fill('my-seed')
    await frame.getByRole('button', { name: 'Change seed' }).click()
    await frame.getByText('ef'.repeat(32)).waitFor()
    await page.keyboard.press('Escape')
    await expect
      .poll(() =>
        frame
          .getByRole('button', { name: 'About the game' })
          .evaluate((element) => element === document.activeElement),
      )
      .toBe(true)
  })

  test.each([
    ['a phone held upright', { width: 390, height: 784 }],
    ['a phone held sideways', { width: 844, height: 330 }],
    ['a desk', { width: 1440, height: 836 }],
    ['a small phone', { width: 320, height: 508 }],
  ])('on %s everything fits, nothing scrolls, and axe finds no serious fault', async (_name, viewport) => {
    const frame = await open('SIAMGOLD20', { viewport, reducedMotion: 'reduce' })
    await frame.getByText('พร้อมหมุน').waitFor()
    const inside = page.frames()[1]!
    const overflow = await inside.evaluate(() => {
      const beyond = [...document.querySelectorAll('button, canvas, h1')].filter((element) => {
        const { left, top, right, bottom, width } = element.getBoundingClientRect()
        return width > 0 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      })
      return {
        beyond: beyond.map((element) => element.outerHTML.slice(0, 80)),
        canvas: document.querySelector('canvas')!.getBoundingClientRect().width,
      }
    })
    expect(overflow.beyond).toEqual([])
    expect(overflow.canvas).toBeGreaterThan(250)
    const { violations } = await new AxeBuilder({ page }).include('iframe').analyze()
    expect(
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => [id, nodes[0]?.html]),
    ).toEqual([])
  })
})
