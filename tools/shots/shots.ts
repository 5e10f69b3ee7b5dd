/**
 * `npm run shots [-- name … look …]`: every screen (or those whose name contains a word) at 390×844, 768×1024
 * and 1440×900, in both themes and languages, into shots/ (or the folder that SHOTS_FOLDER names), with a
 * contact sheet. Pages are shown at their whole height. Games are shown in the dark theme only, the only one
 * they have, and on small phones too (390×664, 360×640, 412×732, and 844×390 sideways); those named
 * `motion-…` are a series of pictures. A size (`390x844`) or width (`390`), `dark`, `light`, `th` or `en`
 * among the words limits the looks. Console errors and warnings are listed at the end.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../test/browser.ts'
import { type Shot, writeContactSheet } from './contact-sheet.ts'
import { type Product, runProduct } from './product.ts'
import { floor } from './games.ts'
import { type Ids, languages, type Screen, screens as pages, smallPhones, themes, widths } from './screens.ts'
import { playScreen, prepareScreen, pressInGame, settle } from './stage.ts'

/** Chromium draws no picture that is higher. */
const MOST_HEIGHT = 16_000
const folder = process.env.SHOTS_FOLDER ?? 'shots'
const wanted = new Set(process.argv.slice(2))
if (wanted.has('--help')) {
  console.log(
    'npm run shots [-- name … look …]    e.g. npm run shots -- game-baccarat 844x390 th; motion-slot 390x844; dashboard 1440 dark',
  )
  process.exit(0)
}
/** What the catalogue tests show is there, and more of it. */
const screens = [...pages.filter(({ name }) => !floor.some((one) => one.name === name)), ...floor]
const sizes = [...widths, ...smallPhones].map((size) => ({
  ...size,
  isSmall: smallPhones.some((phone) => phone === size),
}))
const sizeName = ({ width, height }: { width: number; height: number }): string => `${width}x${height}`
/** The values of one side of a look that were asked for by name; all of them when none was. */
const asked = <Value>(
  values: readonly Value[],
  namesOf: (value: Value) => readonly string[],
): readonly Value[] => {
  const named = values.filter((value) => namesOf(value).some((name) => wanted.has(name)))
  return named.length > 0 ? named : values
}
const lookNames = new Set<string>([
  ...sizes.flatMap((size) => [String(size.width), sizeName(size)]),
  ...themes,
  ...languages,
])
const words = [...wanted].filter((word) => !lookNames.has(word))
const chosen =
  words.length === 0 ? screens : screens.filter(({ name }) => words.some((word) => name.includes(word)))

const executablePath = findBrowser()
if (!executablePath) {
  process.stderr.write('There is no Chromium: apt-get install chromium, or set CHROMIUM_PATH.\n')
  process.exit(1)
}
if (wanted.size === 0) rmSync(folder, { recursive: true, force: true })
console.log('Starting the product …')
const product = await runProduct()
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const browser = await chromium.launch({ executablePath, args: flags })
try {
  const shots: Shot[] = []
  for (const size of asked(sizes, (one) => [String(one.width), sizeName(one)])) {
    for (const theme of asked(themes, (one) => [one]))
      for (const language of asked(languages, (one) => [one]))
        shots.push(...(await takeAll(browser, product, { ...size, theme, language })))
  }
  await writeContactSheet(browser, folder, shots)
  for (const [complaint, times] of countComplaints(shots))
    console.log(`  ${complaint}${times > 1 ? ` (${times} looks)` : ''}`)
  console.log(
    `${shots.length} pictures in ${folder}/, all of them on ${folder}/index.html and ${folder}/contact-sheet-1.png and on`,
  )
} finally {
  await browser.close()
  await product.stop()
}

interface Look {
  width: number
  height: number
  /** Games alone are shown on it. */
  isSmall: boolean
  theme: string
  language: string
}

async function takeAll(
  from: Browser,
  { origin, tokens, ids, setStatus }: Product,
  look: Look,
): Promise<Shot[]> {
  const name = `${sizeName(look)}-${look.theme}-${look.language}`
  const isShown = (screen: Screen): boolean =>
    !(screen.isPhoneOnly && look.width >= 700) && (screen.isGame ? look.theme === 'dark' : !look.isSmall)
  if (!chosen.some(isShown)) return []
  mkdirSync(`${folder}/${name}`, { recursive: true })
  const shots: Shot[] = []
  for (const as of ['nobody', 'member', 'agent', 'operator'] as const) {
    const context = await openContext(
      from,
      origin,
      look,
      as === 'nobody' ? undefined : { key: as === 'operator' ? 'operatorToken' : 'token', token: tokens[as] },
    )
    for (const screen of chosen.filter((one) => one.as === as && isShown(one))) {
      if (screen.status) await setStatus(screen.status)
      shots.push(...(await take(context, screen, origin + pathOf(screen, ids), name)))
      if (screen.status) await setStatus(0)
    }
    await context.close()
  }
  console.log(`  ${name}`)
  return shots
}

async function openContext(
  from: Browser,
  origin: string,
  look: Look,
  session: { key: string; token: string } | undefined,
): Promise<BrowserContext> {
  const context = await from.newContext({
    viewport: { width: look.width, height: look.height },
    isMobile: Math.min(look.width, look.height) < 768,
    hasTouch: Math.min(look.width, look.height) < 768,
    locale: look.language === 'th' ? 'th-TH' : 'en-GB',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
  })
  await context.addCookies([
    { name: 'theme', value: look.theme, url: origin },
    { name: 'lang', value: look.language, url: origin },
  ])
  await context.addInitScript(() => {
    for (const key of ['USER_POPUP', 'ANONYMOUS_POPUP']) window.sessionStorage.setItem(key, '1')
  })
  if (session)
    await context.addInitScript(({ key, token }) => window.sessionStorage.setItem(key, token), session)
  return context
}

function pathOf({ path }: Screen, ids: Ids): string {
  return typeof path === 'string' ? path : path(ids)
}

async function take(context: BrowserContext, screen: Screen, address: string, look: string): Promise<Shot[]> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (line) => {
    const { url } = line.location()
    if (line.type() === 'error' || line.type() === 'warning')
      complaints.push(`${line.text()}${url ? ` (${url.replace(/^https?:\/\/[^/]+/, '')})` : ''}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const { count, everyMs } = screen.frames ?? { count: 1, everyMs: 0 }
  const shots: Shot[] = []
  try {
    if (screen.frames) await page.emulateMedia({ reducedMotion: 'no-preference' })
    await prepareScreen(page, screen)
    await page.goto(address, { waitUntil: 'load', timeout: 20_000 })
    // A page that polls is never idle.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
    await playScreen(page, screen)
    await settle(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    if (!screen.isWindow) await showWhole(page)
    await page.waitForTimeout(screen.settleMs ?? 300)
    await settle(page)
    await pressInGame(page, screen)
    for (let frame = 1; frame <= count; frame++) {
      const name = count === 1 ? screen.name : `${screen.name}-${frame}`
      const file = `${look}/${name}.png`
      await page.screenshot({ path: `${folder}/${file}` })
      shots.push({ screen: name, look, file, complaints })
      if (frame < count) await page.waitForTimeout(everyMs)
    }
  } catch (error) {
    complaints.push(error instanceof Error ? error.message.split('\n')[0]! : String(error))
    if (shots.length === 0) shots.push({ screen: screen.name, look, file: '', complaints })
  } finally {
    await page.close()
  }
  return shots
}

/**
 * A viewport as high as the page: bars that stick to its edges stay there, which a stitched picture would not
 * show. What is loaded when it comes into view makes the page higher, so it is measured until it no longer
 * grows.
 */
async function showWhole(page: Page): Promise<void> {
  const { width, height: least } = page.viewportSize()!
  const heightOfPage = async () =>
    Math.min(MOST_HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight))
  const show = async (height: number) => {
    await page.setViewportSize({ width, height })
    await settle(page)
  }
  await page.evaluate(holdLeastHeights)
  for (let shown = least, look = 0; look < 6; look++) {
    const height = await heightOfPage()
    if (height <= shown) break
    shown = height
    await show(height)
  }
  // What was there while the rest was loading was higher in places, and a page is never lower than its
  // window.
  await show(least)
  await show(await heightOfPage())
}

/**
 * What fills a screen at least would fill the higher one too, and the page would never end. Runs in the page.
 */
function holdLeastHeights(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    const { minHeight } = getComputedStyle(element)
    if (minHeight.endsWith('px') && minHeight !== '0px') element.style.minHeight = minHeight
  }
}

/** The same complaint in every look is one line. */
function countComplaints(shots: readonly Shot[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { screen, complaints } of shots) {
    for (const complaint of new Set(complaints))
      counts.set(`${screen}: ${complaint}`, (counts.get(`${screen}: ${complaint}`) ?? 0) + 1)
  }
  return counts
}
