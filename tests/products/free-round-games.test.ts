/** The slots that free rounds are granted in are those of the studio, by their own figures and names. */
import { expect, test } from 'vitest'
import { gamesOf } from '../../games/all.ts'
import { rtpPpm } from '../../kernel/games/solo-game.ts'
import { freeRoundGames } from '../../kernel/promotions/free-round-games.ts'
import { soloGames } from '../../studio/house/games.ts'
import en from '../../web/ui/locales/en/promotion-story.ts'
import th from '../../web/ui/locales/th/promotion-story.ts'

test('every slot is there with its published return and its stakes, and no other game is', () => {
  expect(freeRoundGames).toEqual(
    Object.fromEntries(
      soloGames.map((game) => [
        game.gameCode,
        { rtpPpm: Number(rtpPpm(game)), stakes: game.betAmounts.map(Number) },
      ]),
    ),
  )
})

test('the terms name every slot as the slot names itself', () => {
  for (const { game } of gamesOf('SOLO')) {
    const key = `promo_game_${game.code.toLowerCase()}` as keyof typeof th
    expect([th[key], en[key]]).toEqual([game.names.TH, game.names.EN])
  }
})
