import { describe, expect, it } from 'vitest'
import { spotName } from '../../../../games/kit/locales/spot-name.ts'
import type { TableGameTexts } from '../../../../games/kit/locales/table-texts.ts'
import { commitOf } from '../../../../kernel/fair/stream.ts'
import { tableGames } from '../../../../studio/house/games.ts'
import { checkTable, drawTable, verifiableTables } from './check-shared.ts'
import type { FairRoundOf } from './fair-round.ts'
import { seedOf, tableRound } from '../../../../tests/support/fair-rounds.ts'

describe('tables', () => {
  it('are all known to the page, and agree on rounds of every game', async () => {
    expect([...verifiableTables].sort()).toEqual(tableGames.map(({ gameCode }) => gameCode).sort())
    for (const gameCode of verifiableTables)
      for (let number = 1; number <= 40; number++)
        expect(await checkTable(tableRound(gameCode, number)), `${gameCode} ${number}`).toMatchObject({
          isRight: true,
        })
  })

  it('name every bet in words, each its own, in both languages', async () => {
    for (const { gameCode, spots } of tableGames)
      for (const language of ['th', 'en'] as const) {
        const { [language]: texts } = (await import(
          `../../../../games/${gameCode.toLowerCase()}/locales/${language}.ts`
        )) as Record<'th' | 'en', TableGameTexts>
        const names = spots.map(({ code }) => spotName(texts, code))
        for (const name of names)
          expect(name, gameCode).not.toMatch(language === 'th' ? /[A-Za-z]{2}|:|^$/ : /[A-Z]{2}|:\d|^$/)
        expect(new Set(names).size, gameCode).toBe(spots.length)
      }
  })

  it('do not agree if anything was changed', async () => {
    const round = tableRound('BACCARAT', 7)
    const changed: [string, FairRoundOf<'TABLE'>][] = [
      ['commit', { ...round, proof: { ...round.proof, commit: seedOf('x') } }],
      [
        'the plain hash as commit',
        { ...round, proof: { ...round.proof, commit: commitOf(round.serverSeed!) } },
      ],
      ['seed', { ...round, serverSeed: seedOf('y') }],
      ['a bet left out', { ...round, table: { ...round.table, entries: round.table.entries.slice(1) } }],
      ['chain', { ...round, table: { ...round.table, previousSeed: seedOf('z') } }],
      ['outcome', { ...round, table: { ...round.table, outcome: { player: [0, 1], banker: [2, 3] } } }],
      [
        'payout',
        {
          ...round,
          table: {
            ...round.table,
            bets: round.table.bets.map((bet, place) =>
              place === 0 ? { ...bet, winAmount: bet.winAmount + 1 } : bet,
            ),
          },
        },
      ],
      ['win of the record', { ...round, winAmount: round.winAmount + 1 }],
    ]
    for (const [what, one] of changed) expect(await checkTable(one), what).toMatchObject({ isRight: false })
    expect(await checkTable({ ...round, serverSeed: null })).toBeNull()
    expect(
      await checkTable({
        ...round,
        table: { ...round.table, bets: [{ betId: 'b', spot: 'NO_SUCH', stake: 1, winAmount: 0 }] },
      }),
    ).toBeNull()
  })

  it('are drawn from kept seeds alone', async () => {
    const { serverSeed, proof, table } = tableRound('ROULETTE', 3)
    expect(
      await drawTable('ROULETTE', { serverSeed: serverSeed!, clientSeed: proof.clientSeed, nonce: 3 }),
    ).toEqual({ commit: proof.commit, outcome: table.outcome })
    expect(await drawTable('ROULETTE', { serverSeed: 'no', clientSeed: 'no', nonce: 3 })).toBeNull()
  })
})
