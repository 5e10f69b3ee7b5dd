/** What the verify page finds right, and that it finds every kind of tampering. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { spotName } from '../../../../games/kit/locales/spot-name.ts'
import type { TableGameTexts } from '../../../../games/kit/locales/table-texts.ts'
import { replay } from '../../../../games/blackjack/rules/index.ts'
import { clientPartOfBets, clientPartOfSeats, previousSeedOf, tableCommitOf } from '../../../../kernel/fair/shared-round.ts'
import { commitOf, openStream } from '../../../../kernel/fair/stream.ts'
import { tableGames } from '../../../../studio/games.ts'
import { checkHand, checkRoom, checkTable, drawTable, verifiableTables } from './check-shared.ts'
import type { FairRoundOf } from './fair-round.ts'

const seedOf = (text: string) => createHash('sha256').update(text).digest('hex')
const base = { roundId: 'r', mode: 'REAL', state: 'SETTLED', currency: 'THB', playedAt: '2026-11-21T10:00:00Z' } as const

function tableRound(gameCode: string, number: number): FairRoundOf<'TABLE'> {
  const game = tableGames.find((one) => one.gameCode === gameCode)!
  const serverSeed = seedOf(`${gameCode} ${number}`)
  const entries = ['b-2:beta', 'b-1:alpha', `b-3:${number}`]
  const clientSeed = clientPartOfBets(entries)
  const outcome = game.draw(openStream({ serverSeed, clientSeed, nonce: number, tag: game.tag }))
  const bets = game.spots.slice(0, 6).map(({ code }, place) => ({ betId: `b-${place}`, spot: code, stake: 500, winAmount: Number(game.payout(outcome, code, 500n)) }))
  return {
    ...base, kind: 'TABLE', gameCode, betAmount: 3_000, winAmount: bets.reduce((sum, bet) => sum + bet.winAmount, 0), serverSeed,
    proof: { commit: tableCommitOf(serverSeed), clientSeed, nonce: number, mathVersion: '1' },
    table: { tableId: 't', roundNo: number, previousSeed: previousSeedOf(serverSeed), entries, outcome, bets },
  }
}

describe('tables', () => {
  it('are all known to the page, and agree on rounds of every game', async () => {
    expect([...verifiableTables].sort()).toEqual(tableGames.map(({ gameCode }) => gameCode).sort())
    for (const gameCode of verifiableTables) for (let number = 1; number <= 40; number++) expect((await checkTable(tableRound(gameCode, number)))?.isRight, `${gameCode} ${number}`).toBe(true)
  })

  it('name every bet in words, each its own, in both languages', async () => {
    for (const { gameCode, spots } of tableGames) for (const language of ['th', 'en'] as const) {
      const { [language]: texts } = await import(`../../../../games/${gameCode.toLowerCase()}/locales/${language}.ts`) as Record<'th' | 'en', TableGameTexts>
      const names = spots.map(({ code }) => spotName(texts, code))
      for (const name of names) expect(name, gameCode).not.toMatch(language === 'th' ? /[A-Za-z]{2}|:|^$/ : /[A-Z]{2}|:\d|^$/)
      expect(new Set(names).size, gameCode).toBe(spots.length)
    }
  })

  it('do not agree where anything was changed', async () => {
    const round = tableRound('BACCARAT', 7)
    const changed: [string, FairRoundOf<'TABLE'>][] = [
      ['commit', { ...round, proof: { ...round.proof, commit: seedOf('x') } }],
      ['the plain hash as commit', { ...round, proof: { ...round.proof, commit: commitOf(round.serverSeed!) } }],
      ['seed', { ...round, serverSeed: seedOf('y') }],
      ['a bet left out', { ...round, table: { ...round.table, entries: round.table.entries.slice(1) } }],
      ['chain', { ...round, table: { ...round.table, previousSeed: seedOf('z') } }],
      ['outcome', { ...round, table: { ...round.table, outcome: { player: [0, 1], banker: [2, 3] } } }],
      ['payout', { ...round, table: { ...round.table, bets: round.table.bets.map((bet, place) => (place === 0 ? { ...bet, winAmount: bet.winAmount + 1 } : bet)) } }],
      ['win of the record', { ...round, winAmount: round.winAmount + 1 }],
    ]
    for (const [what, one] of changed) expect((await checkTable(one))?.isRight, what).toBe(false)
    expect(await checkTable({ ...round, serverSeed: null })).toBeNull()
    expect(await checkTable({ ...round, table: { ...round.table, bets: [{ betId: 'b', spot: 'NO_SUCH', stake: 1, winAmount: 0 }] } })).toBeNull()
  })

  it('are drawn from kept seeds alone', async () => {
    const { serverSeed, proof, table } = tableRound('ROULETTE', 3)
    expect(await drawTable('ROULETTE', { serverSeed: serverSeed!, clientSeed: proof.clientSeed, nonce: 3 })).toEqual({ commit: proof.commit, outcome: table.outcome })
    expect(await drawTable('ROULETTE', { serverSeed: 'no', clientSeed: 'no', nonce: 3 })).toBeNull()
  })
})

it('a hand of blackjack agrees by its seeds and decisions, and not with others', async () => {
  for (let nonce = 0; nonce < 60; nonce++) {
    const serverSeed = seedOf('hand')
    const decisions: string[] = []
    const play = () => replay(openStream({ serverSeed, clientSeed: 'me', nonce, tag: 'bj' }), 1_000n, decisions as never)
    while (!play().isEnded) decisions.push(play().actions.includes('NO_INSURANCE') ? 'NO_INSURANCE' : play().hands[play().active!]!.total < 15 ? 'HIT' : 'STAND')
    const end = play()
    const round: FairRoundOf<'HAND'> = {
      ...base, kind: 'HAND', gameCode: 'BLACKJACK', serverSeed, betAmount: Number(end.betAmount), winAmount: Number(end.winAmount), proof: { commit: commitOf(serverSeed), clientSeed: 'me', nonce, mathVersion: '1' },
      hand: { stake: 1_000, decisions, outcome: null },
    }
    expect((await checkHand(round))?.isRight).toBe(true)
    expect((await checkHand({ ...round, winAmount: round.winAmount + 1 }))?.isRight).toBe(false)
    expect((await checkHand({ ...round, hand: { ...round.hand, decisions: [...decisions, 'HIT'] } }))?.isRight ?? false).toBe(false)
  }
})

it('a room’s hand agrees by its seats’ seeds and its deck', async () => {
  const serverSeed = seedOf('room')
  const seeds = [{ seat: 0, clientSeed: 'anna' }, { seat: 3, clientSeed: 'boon' }]
  const clientSeed = clientPartOfSeats(['anna', 'boon'])
  const deck = openStream({ serverSeed, clientSeed, nonce: 4, tag: 'deck52' }).shuffle(Array.from({ length: 52 }, (_, card) => card))
  const round: FairRoundOf<'ROOM'> = {
    ...base, kind: 'ROOM', gameCode: 'HOLDEM', serverSeed, betAmount: 100, winAmount: 195, proof: { commit: commitOf(serverSeed), clientSeed, nonce: 4, mathVersion: '1' },
    room: { roomId: 'room', handNo: 4, seeds, ownSeat: 0, cards: [{ place: 0, card: deck[0]!, to: 'SEAT:0' }, { place: 5, card: deck[5]!, to: 'BOARD' }], actions: [], seats: [], rakeAmount: 5 },
  }
  expect((await checkRoom(round))?.isRight).toBe(true)
  expect((await checkRoom({ ...round, room: { ...round.room, seeds: [...seeds].reverse() } }))?.isRight).toBe(false)
  expect((await checkRoom({ ...round, room: { ...round.room, cards: [{ place: 0, card: deck[1]!, to: 'SEAT:0' }] } }))?.isRight).toBe(false)
  expect((await checkRoom({ ...round, proof: { ...round.proof, commit: tableCommitOf(serverSeed) } }))?.isRight).toBe(false)
})
