/** What journeys of bets on sports share: a house with matches of the test's own, and a browser. */
import type { Browser } from 'playwright-core'
import { openDatabase, type Database } from '../../platform/postgres.ts'
import texts from '../../web/player/locales/th/sports.ts'
import { openBrowser } from './browser.ts'
import { startServer, type TestServer } from './server.ts'
import { TestBook } from './test-book.ts'

export interface SportsJourney {
  readonly server: TestServer
  readonly browser: Browser
  readonly owner: Database
  readonly book: TestBook
  close(): Promise<void>
}

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
