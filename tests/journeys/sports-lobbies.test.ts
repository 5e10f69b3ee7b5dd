/** The lobbies of sports keep the place of their matches until these are there: nothing below them moves. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFixtures } from '../../contract/player/sportsbook/list-fixtures.ts'
import { readSportsLobby } from '../../contract/player/sportsbook/read-sports-lobby.ts'
import shell from '../../web/ui/locales/th/shell.ts'
import { paths } from '../../web/player/paths.ts'
import { openPage } from '../support/browser.ts'
import { openSportsJourney, versusText, type SportsJourney } from '../support/sports-journey.ts'
import { scored } from '../support/test-book.ts'

const live = { status: 'LIVE', startsInS: -600, facts: scored(0, 0) } as const
const winner = { codes: ['HOME', 'AWAY'], prices: [19_000, 19_000] }
let journey: SportsJourney
beforeAll(async () => {
  journey = await openSportsJourney()
  await journey.book.match({ ...live, sportCode: 'FOOTBALL' })
  await journey.book.match({ ...live, sportCode: 'BASKETBALL' }, { typeCode: 'ML', ...winner })
  // This one is alone: what is played on another day stands below it.
  await journey.book.match({ ...live, sportCode: 'MOBA' }, { typeCode: 'ML', ...winner })
  await journey.book.match({ startsInS: 200_000, sportCode: 'MOBA' }, { typeCode: 'ML', ...winner })
})
afterAll(() => journey?.close())

const sizes = [
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]
const lobbies = [
  { category: 'SPORTS', matches: [1, 2] },
  { category: 'ESPORTS', matches: [3, 4] },
] as const

test.each(lobbies.flatMap((lobby) => sizes.map((viewport) => ({ ...lobby, ...viewport }))))(
  'the games of $category stay where they are at $width × $height when the matches come',
  async ({ category, matches, width, height }) => {
    const { page, faults, close } = await openPage(journey.browser, journey.server.origin, {
      viewport: { width, height },
      reducedMotion: 'reduce',
    })
    const come = Promise.withResolvers<void>()
    const isLate = ({ pathname }: URL) =>
      pathname === readSportsLobby.path || pathname === listFixtures.path || /live-place-/.test(pathname)
    await page.route(isLate, async (route) => {
      await come.promise
      await route.continue()
    })
    await page.goto(journey.server.origin + paths.lobby(category))
    const vendors = page.getByRole('navigation', { name: shell.game_vendor, exact: true })
    await vendors.getByRole('button').nth(1).waitFor()
    await page.locator('main a[href^="/seamless"]').first().waitFor()
    const placeOf = async () => {
      const box = await vendors.boundingBox()
      return { top: box!.y, left: box!.x, width: box!.width }
    }
    const before = await placeOf()
    come.resolve()
    for (const no of matches) await page.getByRole('link', { name: versusText(no) }).waitFor()
    expect(await placeOf()).toEqual(before)
    expect(faults).toEqual([])
    await close()
  },
)
