/** What a game publishes, read without knowing anything of its rules but this answer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { readGameRulesSchemas } from '../../../../../contract/player/launch/read-game-rules.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { sheetOfGame } from '../../../../../kernel/slots/sheet-of-game.ts'
import { soloGames, tableGames } from '../../../../../studio/house/games.ts'
import {
  startServer,
  WITHOUT_WORKER,
  type TestClient,
  type TestServer,
} from '../../../../../tests/support/server.ts'

type Rules = ValueOf<typeof readGameRulesSchemas>

let server: TestServer
let visitor: TestClient
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  visitor = server.client()
})
afterAll(async () => {
  await server.close()
})

const ask = (gameCode: string) => visitor.get<Rules>(`/api/wps/games/${gameCode}/rules`)

/** Three reels of lines, counted stop by stop from the answer alone. */
function countThreeReels({ strips, lines, pays, wild }: NonNullable<Rules['reels']>): {
  rtp: string
  hitRate: string
} {
  let [stops, paid, hits] = [0, 0, 0]
  const [first, second, third] = strips as [string, string, string]
  const at = (strip: string, stop: number, row: number) => strip[(stop + row) % strip.length]!
  for (let a = 0; a < first.length; a++)
    for (let b = 0; b < second.length; b++)
      for (let c = 0; c < third.length; c++) {
        stops += 1
        let sum = 0
        for (const [top, middle, bottom] of lines as [number, number, number][]) {
          const seen = [at(first, a, top), at(second, b, middle), at(third, c, bottom)]
          const best = Object.entries(pays).filter(([symbol]) =>
            seen.every((one) => one === symbol || (one === wild.symbol && wild.substitutes.includes(symbol))),
          )
          sum += Math.max(0, ...best.map(([, byCount]) => byCount['3'] ?? 0))
        }
        paid += sum
        if (sum > 0) hits += 1
      }
  return { rtp: (paid / lines.length / stops).toFixed(6), hitRate: (hits / stops).toFixed(6) }
}

describe('what decides the outcomes of a game', () => {
  it('is answered to everybody for every slot: strips, pays, free spins, cap and figures, the same as those that play', async () => {
    for (const game of soloGames) {
      const { gameCode, rtp, tag, mathVersion } = game
      const { value } = await ask(gameCode)
      expect(value).toMatchObject({ gameCode, rtp, tag, mathVersion, kind: 'SOLO', spots: [] })
      const told = (value.reels ?? value.cascade)!
      for (const [name, figure] of Object.entries(sheetOfGame(game)!)) {
        if (name in value) continue
        expect([gameCode, name, told[name as keyof typeof told]]).toEqual([
          gameCode,
          name,
          name === 'weights'
            ? (figure as [string, number][]).map(([symbol, weight]) => ({ symbol, weight }))
            : figure,
        ])
      }
    }
  })

  it('is enough to compute a return from nothing else', async () => {
    for (const gameCode of ['TUKTUK3', 'CATFORTUNE', 'GARLAND', 'ORCHARD']) {
      const {
        value: { rtp, reels },
      } = await ask(gameCode)
      expect([gameCode, countThreeReels(reels!)]).toEqual([gameCode, { rtp, hitRate: reels!.hitRate }])
    }
    expect((await ask('TUKTUK3')).value.rtp).toBe('0.963542')
  })

  it('is answered for every table bet by bet', async () => {
    for (const { gameCode, tag, mathVersion, spots } of tableGames)
      expect((await ask(gameCode)).value).toMatchObject({
        kind: 'TABLE',
        tag,
        mathVersion,
        reels: null,
        cascade: null,
        // The largest stake is a limit of the table, not of what decides an outcome.
        spots: spots.map(({ mostStake: _, ...told }) => told),
      })
  })

  it('is in the caller’s language if it has words, and refused if there is no such game', async () => {
    expect(
      (await visitor.get<Rules>('/api/wps/games/TUKTUK3/rules', { headers: { 'accept-language': 'en' } }))
        .value.name,
    ).toBe('Lucky Tuk-Tuk')
    for (const gameCode of ['NOTHING', 'ACME-1', 'HOLDEM'])
      expect(await ask(gameCode)).toMatchObject({ status: 404, code: 'GAME_NOT_FOUND' })
    expect((await ask('%00')).success).toBe(false)
  })
})
