/** What journeys of bets on sports share: a house with matches of the test's own, and a browser. */
import type { Browser } from 'playwright-core'
import { toBusinessDate } from '../../design/format.ts'
import { clock } from '../../kernel/clock.ts'
import { openDatabase, type Database } from '../../platform/postgres.ts'
import texts from '../../web/player/locales/th/sports.ts'
import { sportsPaths, type SportsTab } from '../../web/player/sports-views.ts'
import { openBrowser, openPage, type WatchedPage } from './browser.ts'
import { startServer, type TestServer } from './server.ts'
import { TestBook } from './test-book.ts'

export interface SportsJourney {
  readonly server: TestServer
  readonly browser: Browser
  readonly owner: Database
  readonly book: TestBook
  close(): Promise<void>
}

/** When a journey's matches begin if nothing else is said. */
export const STARTS_IN_S = 900
/** A low phone, held upright. */
export const lowPhone = { width: 390, height: 664 }
/** Home wins in five of ten cases. */
export const evenChances = [
  [500_000, 0, 0, 0],
  [200_000, 0, 0, 0],
  [300_000, 0, 0, 0],
]

export async function openSportsJourney(): Promise<SportsJourney> {
  const server = await startServer()
  const owner = openDatabase({ url: server.ownerUrl, role: null, max: 2 })
  const browser = await openBrowser({ withGames: false })
  return {
    server,
    browser,
    owner,
    book: new TestBook(owner),
    async close() {
      await browser.close()
      await owner.close()
      await server.close()
    },
  }
}

/** A text of the locales with its arguments. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), text)

/** How pages name the match that the test's book made as its `no`th. */
export const versusText = (no: number): string =>
  filled(texts.sport_match_versus, { home: `TEST-h${no}-th`, away: `TEST-a${no}-th` })

/** The football matches in a tab, as a member sees them; by default those that begin in `STARTS_IN_S`. */
export async function openMatchList(
  { server, browser }: SportsJourney,
  username: string,
  { viewport = lowPhone, tab }: { viewport?: { width: number; height: number }; tab?: SportsTab } = {},
): Promise<WatchedPage & { token: string }> {
  const token = await server.client().signIn(username)
  const visit = await openPage(browser, server.origin, {
    viewport,
    hasTouch: true,
    reducedMotion: 'reduce',
    session: { key: 'token', token },
  })
  const now = clock.nowMs()
  const isToday = toBusinessDate(now + STARTS_IN_S * 1_000) === toBusinessDate(now)
  await visit.page.goto(server.origin + sportsPaths.home('FOOTBALL', tab ?? (isToday ? 'TODAY' : 'EARLY')))
  return { ...visit, token }
}
