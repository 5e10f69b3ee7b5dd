import { houseSign } from '../../../design/house.ts'
import type { StageLanguage } from '../../kit/stage/page.ts'
import { en } from '../locales/en.ts'
import type { FishTexts } from '../locales/texts.ts'
import { th } from '../locales/th.ts'
import { sheet } from '../rules/sheet.ts'
import { Game } from './game.ts'
import type { FishPage } from './page.ts'

const texts: Readonly<Record<StageLanguage, FishTexts>> = { th, en }
/** One baht a bullet, if the member chose nothing here before. */
const FIRST_PRICE = 100

/**
 * Sits the member down at a gun and draws the sea. Resolves when it is ready; rejects with a StageRefusal.
 */
export async function openSea(host: HTMLElement, page: FishPage): Promise<void> {
  const words = texts[page.language]
  const prices: readonly number[] = sheet.prices
  const price = page.firstPrice !== null && prices.includes(page.firstPrice) ? page.firstPrice : FIRST_PRICE
  const [live] = await Promise.all([
    page.enter([price, sheet.prices[0]]),
    document.fonts.load('700 20px "Anuphan Variable"', `${words.name}${houseSign()}0`).catch(() => []),
  ])
  const game = new Game(page, words, live)
  host.replaceChildren(game.hud.view)
  await game.start()
}
