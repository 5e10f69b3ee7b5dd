/**
 * `npm run shots [-- name … look …]`: every screen (or those whose name contains a word) at 390, 768 and 1440 px, both
 * themes, both languages, into shots/ (or the folder SHOTS_FOLDER names), with a contact sheet. A width, `dark`,
 * `light`, `th` or `en` among the words limits the looks. Console errors and warnings are listed at the end.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../test/browser.ts'
import { type Shot, writeContactSheet } from './contact-sheet.ts'
import { type Product, runProduct } from './product.ts'
import { type Ids, languages, type Screen, screens, themes, widths } from './screens.ts'
import { playScreen, prepareScreen, settle } from './stage.ts'

const folder = process.env.SHOTS_FOLDER ?? 'shots'
const wanted = new Set(process.argv.slice(2))
/** The values of one side of a look that were asked for by name; all of them when none was. */
const asked = <Value>(values: readonly Value[], nameOf: (value: Value) => string): readonly Value[] => {
  const named = values.filter((value) => wanted.has(nameOf(value)))
  return named.length > 0 ? named : values
}
const lookNames = new Set([...widths.map(({ width }) => String(width)), ...themes, ...languages])
const words = [...wanted].filter((word) => !lookNames.has(word))
const chosen = words.length === 0 ? screens : screens.filter(({ name }) => words.some((word) => name.includes(word)))

const executablePath = findBrowser()
if (!executablePath) {
  process.stderr.write('There is no Chromium: apt-get install chromium, or set CHROMIUM_PATH.\n')
  process.exit(1)
}
if (wanted.size === 0) rmSync(folder, { recursive: true, force: true })
console.log('Starting the product …')
const product = await runProduct()
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
const browser = await chromium.launch({ executablePath, args: flags })
try {
  const shots: Shot[] = []
  for (const size of asked(widths, ({ width }) => String(width))) {
    for (const theme of asked(themes, String)) for (const language of asked(languages, String)) shots.push(...(await takeAll(browser, product, { ...size, theme, language })))
  }
  await writeContactSheet(browser, folder, shots)
  for (const [complaint, times] of countComplaints(shots)) console.log(`  ${complaint}${times > 1 ? ` (${times} looks)` : ''}`)
  console.log(`${shots.length} pictures in ${folder}/, all of them on ${folder}/contact-sheet.png`)
} finally {
  await browser.close()
  await product.stop()
}

interface Look {
  width: number
  height: number
  theme: string
  language: string
}

async function takeAll(from: Browser, { origin, tokens, ids, setStatus }: Product, look: Look): Promise<Shot[]> {
  const name = `${look.width}-${look.theme}-${look.language}`
  mkdirSync(`${folder}/${name}`, { recursive: true })
  const shots: Shot[] = []
  for (const as of ['nobody', 'member', 'agent', 'operator'] as const) {
    const context = await openContext(from, origin, look, as === 'nobody' ? undefined : { key: as === 'operator' ? 'operatorToken' : 'token', token: tokens[as] })
    for (const screen of chosen.filter((one) => one.as === as && !(one.isPhoneOnly && look.width >= 700))) {
      if (screen.status) await setStatus(screen.status)
      shots.push(await take(context, screen, origin + pathOf(screen, ids), name))
      if (screen.status) await setStatus(0)
    }
    await context.close()
  }
  console.log(`  ${name}`)
  return shots
}

async function openContext(from: Browser, origin: string, look: Look, session: { key: string; token: string } | undefined): Promise<BrowserContext> {
  const context = await from.newContext({
    viewport: { width: look.width, height: look.height },
    isMobile: look.width < 768,
    hasTouch: look.width < 768,
    locale: look.language === 'th' ? 'th-TH' : 'en-GB',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
  })
  await context.addCookies([
    { name: 'theme', value: look.theme, url: origin },
    { name: 'lang', value: look.language, url: origin },
  ])
  await context.addInitScript(() => { for (const key of ['USER_POPUP', 'ANONYMOUS_POPUP']) window.sessionStorage.setItem(key, '1') })
  if (session) await context.addInitScript(({ key, token }) => window.sessionStorage.setItem(key, token), session)
  return context
}

function pathOf({ path }: Screen, ids: Ids): string {
  return typeof path === 'string' ? path : path(ids)
}

async function take(context: BrowserContext, screen: Screen, address: string, look: string): Promise<Shot> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (line) => {
    const { url } = line.location()
    if (line.type() === 'error' || line.type() === 'warning') complaints.push(`${line.text()}${url ? ` (${url.replace(/^https?:\/\/[^/]+/, '')})` : ''}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const file = `${look}/${screen.name}.png`
  try {
    await prepareScreen(page, screen)
    await page.goto(address, { waitUntil: 'load', timeout: 20_000 })
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {}) // a page that polls is never idle
    await playScreen(page, screen)
    await settle(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    if (!screen.isWindow) await showWhole(page)
    await page.waitForTimeout(screen.settleMs ?? 300)
    await page.screenshot({ path: `${folder}/${file}` })
  } catch (error) {
    complaints.push(error instanceof Error ? error.message.split('\n')[0]! : String(error))
  } finally {
    await page.close()
  }
  return { screen: screen.name, look, file, complaints }
}

/** A viewport as high as the page: bars that stick to its edges stay there, which a stitched picture would not show. */
async function showWhole(page: Page): Promise<void> {
  const size = page.viewportSize()!
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (height > size.height) await page.setViewportSize({ width: size.width, height: Math.min(height, 6_000) })
}

/** The same complaint in every look is one line. */
function countComplaints(shots: readonly Shot[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { screen, complaints } of shots) {
    for (const complaint of new Set(complaints)) counts.set(`${screen}: ${complaint}`, (counts.get(`${screen}: ${complaint}`) ?? 0) + 1)
  }
  return counts
}
