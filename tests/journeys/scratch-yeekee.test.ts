import { test, vi } from 'vitest'
import { clock } from '../../kernel/clock.ts'
import { yeekeeNumeroAt, yeekeeNumero } from '../../kernel/lottery/calendar/cycles.ts'
import { openDatabase, run, sql } from '../../platform/postgres.ts'
import { paths } from '../../web/player/paths.ts'
import { shoot } from '../../modules/lottery/yeekee/shoot.ts'
import { beaconOf } from '../../modules/lottery/draws/rules/draw-result.ts'
import { revealSeed, storeBeacon, storeResult } from '../../modules/lottery/draws/store/steps.ts'
import { outcomeOf } from '../../modules/lottery/yeekee/shots-source.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { startServer, WITHOUT_WORKER } from '../support/server.ts'
import { moveClock, planRound } from '../support/yeekee.ts'

test('pictures', async () => {
  const server = await startServer({ env: WITHOUT_WORKER })
  const owner = openDatabase({ url: server.ownerUrl, role: null })
  await run(owner.kysely, sql`UPDATE lottery.yeekee_terms SET min_shots = 20`)
  const first = yeekeeNumeroAt(clock.now())!
  const date = `${first.slice(0, 4)}-${first.slice(4, 6)}-${first.slice(6, 8)}`
  const place = Number(first.slice(8))
  const rounds = []
  for (let more = 0; more < 3; more++) rounds.push(await planRound(owner, date, place + more))
  const { database } = server.process
  let n = 0
  const shootMany = async (round: (typeof rounds)[number], count: number) => {
    for (let i = 0; i < count; i++) {
      await database.transaction((tx) =>
        shoot(
          tx,
          {
            merchant: { id: 'demo', timeZone: 'Asia/Bangkok' },
            memberId: `x${n}`,
            username: `somsak${n % 90}`,
            language: 'th',
            isDemo: n % 3 === 0,
          },
          { gameCode: 'YEEKEE', numero: round.numero },
          String((n * 73_939 + 12_345) % 100_000).padStart(5, '0'),
        ),
      )
      n++
    }
  }
  await shootMany(rounds[0]!, 27)
  await moveClock(owner, rounds[0]!.shootsUntil)
  await database.transaction(async (tx) => {
    const key = { gameCode: 'YEEKEE', numero: rounds[0]!.numero }
    await run(tx, sql`UPDATE lottery.issue SET state = 'CLOSED' WHERE numero = ${key.numero}`)
    await storeBeacon(tx, key, beaconOf(key.numero, []), 0)
    const outcome = await outcomeOf(tx, key, (await revealSeed(tx, key))!)
    if (outcome !== 'VOID') await storeResult(tx, key, outcome.result)
  })
  await moveClock(owner, new Date(rounds[1]!.closesAt.getTime() - 233_000))
  await shootMany(rounds[1]!, 38)
  const token = await server.client().signIn('member02')
  const browser = await openBrowser({ withGames: false })
  const looks = [
    [390, 664, 'dark', 'th'],
    [390, 664, 'light', 'en'],
    [844, 390, 'dark', 'th'],
    [844, 390, 'light', 'en'],
    [1440, 900, 'dark', 'th'],
    [768, 1024, 'light', 'th'],
  ] as const
  for (const [width, height, theme, language] of looks) {
    const { page, faults, close } = await openPage(browser, server.origin, {
      reducedMotion: 'reduce',
      viewport: { width, height },
      session: { key: 'token', token },
    })
    await page.addInitScript(
      ({ theme, language }) => {
        localStorage.setItem('theme', theme)
        localStorage.setItem('language', language)
      },
      { theme, language },
    )
    await page.goto(`${server.origin}${paths.lotteryBoard('YEEKEE')}&lang=${language}`)
    await page.waitForTimeout(2500)
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme
    }, theme)
    const name = `${width}x${height}-${theme}-${language}`
    if (width === 390) {
      for (const digit of '7035') await page.locator(`button:text-is("${digit}")`).first().click()
    }
    await page.screenshot({ path: `/tmp/w/hy-shots/round-${name}.png` })
    await page.screenshot({ path: `/tmp/w/hy-shots/round-${name}-full.png`, fullPage: true })
    if (width === 390 && language === 'th') {
      await page.locator('button:text-is("2")').first().click()
      await page.locator('button:text-is("ยิงเลข")').first().click()
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/w/hy-shots/shot-${name}.png` })
      await page.getByRole('button', { name: 'รอบอื่น' }).click()
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/w/hy-shots/rounds-${name}.png` })
      await page.getByRole('dialog').getByRole('button').filter({ hasText: 'ยี่กีรอบ' }).first().click()
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `/tmp/w/hy-shots/over-${name}.png` })
      await page.goto(server.origin + paths.verifyDraw('YEEKEE', rounds[0]!.numero))
      await page.waitForTimeout(2500)
      await page.screenshot({ path: `/tmp/w/hy-shots/proof-${name}.png`, fullPage: true })
    }
    if (width === 1440) {
      await page.goto(server.origin + paths.verifyDraw('YEEKEE', rounds[0]!.numero))
      await page.waitForTimeout(2500)
      await page.screenshot({ path: `/tmp/w/hy-shots/proof-${name}.png`, fullPage: true })
    }
    console.log(name, faults)
    await close()
  }
  await browser.close()
  await owner.close()
  await server.close()
}, 400_000)
