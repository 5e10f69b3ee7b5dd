import { formatMoney } from '../../../design/format.ts'
import type { FishTexts } from '../locales/texts.ts'
import type { Hud } from './hud.ts'
import type { FishPage } from './page.ts'

const OWN_MS = 12_000

/**
 * What the game's pool holds, and a message over the sea when somebody won it; the returned function ends it.
 */
export function showPool(
  hud: Hud,
  page: FishPage,
  { pool, poolWon, poolOwn, poolPaid }: FishTexts,
  celebrate: () => void,
): () => void {
  return page.watchPool(({ code, amount, won }) => {
    hud.setPool(pool(code), amount)
    if (!won) return
    const wonText = formatMoney(won.amount, page.currency)
    if (!won.isOwn) return hud.announce(poolWon(code, wonText), won.name)
    celebrate()
    hud.announce(poolOwn(code, wonText), poolPaid, OWN_MS)
    hud.say(poolOwn(code, wonText))
  })
}
