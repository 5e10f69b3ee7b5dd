/** Games that count for bonuses by a weight of their own are games of the studio, and the terms name them. */
import { expect, test } from 'vitest'
import { games } from '../../games/all.ts'
import { bonusWeights, weighedGames } from '../../kernel/promotions/weights.ts'
import { studioDrafts } from '../../server/studio-games/drafts.ts'
import { productKey } from '../../web/ui/promotions/story.tsx'
import en from '../../web/ui/locales/en/promotion-story.ts'
import th from '../../web/ui/locales/th/promotion-story.ts'

test('each is listed under the product that it is said to be booked under, and has a weight and a name', () => {
  for (const [code, product] of Object.entries(weighedGames)) {
    expect(studioDrafts.find(({ gameCode }) => gameCode === code)?.gameType).toBe(product)
    expect(Object.keys(bonusWeights)).toContain(code)
    const key = productKey(code) as keyof typeof th
    const { names } = games.find(({ game }) => game.code === code)!.game
    expect([th[key], en[key]]).toEqual([names.TH, names.EN.toLowerCase()])
  }
})
