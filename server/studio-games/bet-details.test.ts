import { expect, test } from 'vitest'
import { tableRound } from '../../tests/support/fair-rounds.ts'
import { tableGames } from '../../studio/house/games.ts'
import { betDetailOfRound } from './bet-details.ts'

test('a round of every table says what was staked on by its names in both languages, what came, and what proves it', async () => {
  for (const { gameCode } of tableGames) {
    const { playedAt, ...round } = tableRound(gameCode, 3)
    const detail = await betDetailOfRound({ ...round, playedAt: new Date(playedAt) })
    expect(detail.lines.map(({ stakeAmount, winAmount }) => [stakeAmount, winAmount])).toEqual(
      round.table.bets.map(({ stake, winAmount }) => [BigInt(stake), BigInt(winAmount)]),
    )
    for (const [place, { name }] of detail.lines.entries()) {
      // A code is written in capitals with underscores; names are words.
      expect([name.th, name.en], gameCode).not.toContain(round.table.bets[place]!.spot)
      expect(name.th.length, gameCode).toBeGreaterThan(0)
    }
    expect(detail.result?.th, gameCode).toMatch(/./)
    expect(detail.result?.en, gameCode).toMatch(/./)
    expect(detail).toMatchObject({
      legs: [],
      proof: { address: '/verify?round=r', commit: round.proof.commit, serverSeed: round.serverSeed },
    })
  }
})

test('a void round of a table gives the stakes back and has no result', async () => {
  const { playedAt, ...round } = tableRound(tableGames[0]!.gameCode, 4)
  const isVoid = { state: 'VOID', serverSeed: null, playedAt: new Date(playedAt) } as const
  const table = { ...round.table, outcome: null }
  expect(await betDetailOfRound({ ...round, ...isVoid, table })).toMatchObject({
    result: null,
    proof: { serverSeed: null },
  })
})
