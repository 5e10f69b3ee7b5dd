import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { acmeGames } from '../../../demo/acme/locales/games.ts'
import type { SoloGame } from '../../../kernel/games/solo-game.ts'
import type { SlotEvent } from '../../../kernel/slots/events.ts'
import { symbolsOf, type AnySheet } from '../../../kernel/slots/sheet.ts'
import { lotteryPosters } from '../../../tools/draw-posters/lotteries.ts'
import { readPosters } from '../../../tools/draw-posters/read-posters.ts'
import { games, gamesOf } from '../../all.ts'
import { plainPoster } from '../art/plain-poster.ts'
import { drawPoster } from '../art/poster.ts'
import type { GameTexts } from '../locales/texts.ts'

const all = await Promise.all(
  gamesOf('SOLO').map(async ({ rules, game: listing }) => {
    const { game } = await rules()
    const { sheet } = (await import(`../../${game.gameCode.toLowerCase()}/rules/sheet.ts`)) as {
      sheet: AnySheet
    }
    return { game: game as SoloGame<SlotEvent>, code: game.gameCode, sheet, listing }
  }),
)

describe('what a member sees', () => {
  test('every game names its symbols and rules in Thai and English, and the catalogue calls it by the same name', async () => {
    for (const { sheet, code, listing } of all) {
      expect(listing.code).toBe(code)
      const { th } = (await import(`../../${code.toLowerCase()}/locales/th.ts`)) as { th: GameTexts }
      const { en } = (await import(`../../${code.toLowerCase()}/locales/en.ts`)) as { en: GameTexts }
      for (const texts of [th, en]) {
        expect(Object.keys(texts.symbols).toSorted()).toEqual([...symbolsOf(sheet)].toSorted())
        expect(new Set(Object.values(texts.symbols)).size).toBe(symbolsOf(sheet).length)
        expect(texts.rules.length).toBeGreaterThanOrEqual(2)
      }
      expect([th.name, en.name]).toEqual([listing.names.TH, listing.names.EN])
    }
  })

  test('every game has sounds of its own: no two share pitch and bars, nor knock and tune', () => {
    const voices = all.map(
      ({ code }) =>
        /voice: (\{[^}]*\})/.exec(
          readFileSync(new URL(`../../${code.toLowerCase()}/stage/look.ts`, import.meta.url), 'utf8'),
        )?.[1] ?? '',
    )
    for (const part of [/root: [^,]+, wave: [^,]+, overtone: [^,]+/, /knock: .*\]/])
      expect(new Set(voices.map((voice) => part.exec(voice)?.[0] ?? '')).size).toBe(all.length)
  })

  test('every game of the demo has a poster of its own, and no two are alike', () => {
    const drawings = [
      ...games.map(({ game }) => posterOf(`../../${game.code.toLowerCase()}/art/poster.svg`)),
      ...acmeGames.map(({ gameCode }) => posterOf(sitePoster(gameCode))),
    ]
    expect(new Set(drawings).size).toBe(drawings.length)
    expect(new Set(games.map(({ game }) => game.poster)).size).toBe(games.length)
  })

  test('the drawn posters in the folders are the ones that code draws, each with its own choice of layers', async () => {
    const posters = await readPosters()
    expect(posters.length).toBeGreaterThanOrEqual(11)
    for (const { gameCode, folder, poster } of posters)
      expect(readFileSync(new URL('poster.svg', folder), 'utf8')).toBe(drawPoster(gameCode, poster))
    for (const { gameCode, fields } of acmeGames)
      expect(posterOf(sitePoster(gameCode))).toBe(plainPoster(fields))
    for (const [name, poster] of Object.entries(lotteryPosters))
      expect(posterOf(sitePoster(`lottery-${name}`))).toBe(drawPoster(`lottery-${name}`, poster))
    expect(new Set(posters.map(({ poster }) => JSON.stringify(poster))).size).toBe(posters.length)
    expect(
      new Set(
        posters.map(({ poster: { ground, halo, setting, arrangement, subjects } }) =>
          JSON.stringify([ground, halo, setting, arrangement, subjects[0]]),
        ),
      ).size,
    ).toBe(posters.length)
  })
})

const posterOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const sitePoster = (name: string): string => `../../../design/art/poster-${name.toLowerCase()}.svg`
