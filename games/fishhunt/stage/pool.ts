import { formatMoney } from '../../../web/ui/i18n/format.ts'
import type { FishTexts } from '../locales/texts.ts'
import type { Hud } from './hud.ts'
import type { FishPage } from './page.ts'

/** What the game's pool holds, and a word over the sea where somebody won it; the returned function ends it. */
export function showPool(hud: Hud, page: FishPage, { pool, poolWon }: FishTexts): () => void {
  return page.watchPool(({ code, amount, won }) => {
    hud.setPool(pool(code), amount)
    if (won) hud.announce(poolWon(code, formatMoney(won.amount, page.currency)), won.name)
  })
}
