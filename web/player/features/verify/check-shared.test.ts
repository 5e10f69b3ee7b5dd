/** What the verify page finds right, and that it finds every kind of tampering. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { spotName } from '../../../../games/kit/locales/spot-name.ts'
import type { TableGameTexts } from '../../../../games/kit/locales/table-texts.ts'
import { replay } from '../../../../games/blackjack/rules/index.ts'
import { clientPartOfBets, clientPartOfSeats, previousSeedOf, tableCommitOf } from '../../../../kernel/fair/shared-round.ts'
import { commitOf, openStream } from '../../../../kernel/fair/stream.ts'
import { tableGames } from '../../../../studio/games.ts'
import { roomOffers } from '../../../../studio/rooms/room-games.ts'
import { checkFish } from './check-fish.ts'
import { checkHand, checkRoom, checkTable, drawCards, drawTable, verifiableTables } from './check-shared.ts'
import type { FairRoundOf } from './fair-round.ts'
import { checkSolo } from './recompute.ts'

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
    for (const gameCode of verifiableTables) for (let number = 1; number <= 40; number++) expect(await checkTable(tableRound(gameCode, number)), `${gameCode} ${number}`).toMatchObject({ isRight: true })
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
    for (const [what, one] of changed) expect(await checkTable(one), what).toMatchObject({ isRight: false })
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
      hand: { stake: 1_000, decisions, outcome: outcomeOf(end) },
    }
    const isRight = async (one: FairRoundOf<'HAND'>) => ((await checkHand(one)) as { isRight: boolean } | null)?.isRight ?? false
    expect(await isRight(round)).toBe(true)
    expect(await isRight({ ...round, winAmount: round.winAmount + 1 })).toBe(false)
    expect(await isRight({ ...round, hand: { ...round.hand, decisions: [...decisions, 'HIT'] } })).toBe(false)
    // Another card of the same value changes no money, and is found all the same.
    const shown = outcomeOf(end)
    expect(await isRight({ ...round, hand: { ...round.hand, outcome: { ...shown, dealer: [(shown.dealer[0]! ^ 1), ...shown.dealer.slice(1)] } } })).toBe(false)
    expect(await isRight({ ...round, state: 'VOID', winAmount: 0, hand: { ...round.hand, decisions: [], outcome: null } })).toBe(true)
  }
})

/** As the studio keeps it beside the hand. */
const outcomeOf = ({ dealer, hands, insuranceAmount, insuranceWin }: ReturnType<typeof replay>) => ({
  dealer: dealer.cards, insuranceAmount: Number(insuranceAmount), insuranceWin: Number(insuranceWin),
  hands: hands.map(({ cards, stake, isDoubled, result, winAmount }) => ({ cards, stake: Number(stake), isDoubled, result, winAmount: Number(winAmount) })),
})

it('what was played by rules that have changed since is not judged by those of today', async () => {
  const proof = { commit: commitOf(seedOf('x')), clientSeed: 'me', nonce: 0, mathVersion: '0' }
  const old = { ...base, betAmount: 100, winAmount: 5_000, serverSeed: seedOf('x'), proof }
  expect(await checkTable({ ...tableRound('BACCARAT', 1), proof: { ...tableRound('BACCARAT', 1).proof, mathVersion: '0' } })).toBe('old')
  expect(await checkHand({ ...old, kind: 'HAND', gameCode: 'BLACKJACK', hand: { stake: 100, decisions: [], outcome: null } })).toBe('old')
  expect(await checkSolo({ ...old, kind: 'SOLO', gameCode: 'TUKTUK3', choice: null, events: [] })).toBe('old')
  expect(await checkFish({ ...old, kind: 'FISH', gameCode: 'FISHHUNT', fish: { roomId: 'r', roomSeed: 1, lastNonce: 0, shots: [] } })).toBe('old')
})

/** A hand that was played to its end, every third decision left to the clock. */
function roomRound(gameCode: 'HOLDEM' | 'POKDENGROOM', nonce: number): FairRoundOf<'ROOM'> {
  const { game, stakes } = roomOffers.map((offer) => ({ game: offer.game, stakes: offer.stakes[0]! })).find((offer) => offer.game.gameCode === gameCode)!
  const serverSeed = seedOf(`${gameCode} ${nonce}`)
  const names = ['anna', 'boon', 'chai']
  const clientSeed = clientPartOfSeats(names)
  const deck = openStream({ serverSeed, clientSeed, nonce, tag: game.tag }).shuffle(Array.from({ length: 52 }, (_, card) => card))
  const start = { seats: names.map((_, seat) => ({ seat, stack: 20_000 + seat * 700, owesBlind: false, seatedAtMs: seat })), seatCount: 6, stakes, carry: null }
  const moves: { seat: number | null; action: string; amount: number | null }[] = []
  let { state } = game.start({ ...start, deck })
  for (let turn = nonce; ; turn++) {
    const waiting = game.waiting(state)
    if (waiting === null) break
    const seat = waiting.seats[0]!
    const legal = game.legalMoves(state, seat)
    const { action, amount = null, minAmount } = legal[turn % legal.length]!
    if (turn % 3 === 2) {
      moves.push({ seat: null, action: 'TIMEOUT', amount: null })
      state = game.timeout(state).state
    } else {
      moves.push({ seat, action, amount: minAmount ?? (action === 'CALL' ? null : amount) })
      state = game.act(state, seat, { action, ...(moves.at(-1)!.amount === null ? {} : { amount: moves.at(-1)!.amount! }) })!.state
    }
  }
  const { seats: settled, rake } = game.settlement(state)
  const seats = names.map((name, seat) => ({ seat, name, isHouse: false, betAmount: settled.find((one) => one.seat === seat)?.stakeAmount ?? 0, winAmount: settled.find((one) => one.seat === seat)?.winAmount ?? 0 }))
  const cards = game.cardsOf(state, 0).map((card) => ({ place: deck.indexOf(card), card, to: 'SEAT:0' }))
  return {
    ...base, kind: 'ROOM', gameCode, serverSeed, betAmount: seats[0]!.betAmount, winAmount: seats[0]!.winAmount, proof: { commit: commitOf(serverSeed), clientSeed, nonce, mathVersion: game.mathVersion },
    room: { roomId: 'room', handNo: nonce, seeds: names.map((name, seat) => ({ seat, clientSeed: name })), ownSeat: 0, cards, actions: [], seats, rakeAmount: rake, start, moves },
  }
}

const replayed = (kept: { serverSeed: string; clientSeed: string; nonce: number }) => {
  const table = replay(openStream({ ...kept, tag: 'bj' }), 1_000n, [])
  return { player: table.hands[0]!.cards, dealer: table.dealer.cards.slice(0, 2) }
}

describe('rooms', () => {
  it('agree by their seats’ seeds, their deck, and the money that their moves come to', async () => {
    let played = 0
    for (const gameCode of ['HOLDEM', 'POKDENGROOM'] as const) for (let nonce = 1; nonce <= 60; nonce++) {
      const round = roomRound(gameCode, nonce)
      // Nobody bid or bet: such a round is kept nowhere.
      if (round.room.seats.every(({ betAmount, winAmount }) => betAmount + winAmount === 0)) continue
      played += 1
      expect(await checkRoom(round), `${gameCode} ${nonce}`).toMatchObject({ isMoneyRight: true, isRight: true })
    }
    expect(played).toBeGreaterThan(60)
  })

  it('and hands of blackjack show the cards of kept seeds, those that were dealt', () => {
    const { serverSeed, proof, room } = roomRound('HOLDEM', 4)
    const kept = { serverSeed: serverSeed!, clientSeed: proof.clientSeed, nonce: 4 }
    const { outcome: { cards: deck }, commit } = drawCards('HOLDEM', kept)!
    expect([commit, room.cards.map(({ place }) => deck[place])]).toEqual([proof.commit, room.cards.map(({ card }) => card)])
    const { player, dealer } = replayed(kept)
    expect(drawCards('BLACKJACK', kept)!.outcome.cards.slice(0, 4).toSorted((one, other) => one - other)).toEqual([...player, ...dealer].toSorted((one, other) => one - other))
    expect([drawCards('HOLDEM', { ...kept, serverSeed: 'no' }), drawCards('ROULETTE', kept)]).toEqual([null, null])
  })

  it('do not agree where anything was changed', async () => {
    const round = roomRound('HOLDEM', 4)
    const { room, proof } = round
    const changed: [string, FairRoundOf<'ROOM'>][] = [
      ['order of the seats’ seeds', { ...round, room: { ...room, seeds: [...room.seeds].reverse() } }],
      ['a card', { ...round, room: { ...room, cards: [{ ...room.cards[0]!, card: (room.cards[0]!.card + 1) % 52 }] } }],
      ['commit', { ...round, proof: { ...proof, commit: tableCommitOf(round.serverSeed!) } }],
      ['seed', { ...round, serverSeed: seedOf('y') }],
      ['a payout', { ...round, room: { ...room, seats: room.seats.map((seat) => (seat.seat === 2 ? { ...seat, winAmount: seat.winAmount + 1 } : seat)) } }],
      ['the record’s own win', { ...round, winAmount: round.winAmount + 1 }],
      ['the rake', { ...round, room: { ...room, rakeAmount: room.rakeAmount + 1 } }],
      ['a move left out', { ...round, room: { ...room, moves: room.moves.slice(1) } }],
      ['no moves', { ...round, room: { ...room, moves: [] } }],
    ]
    for (const [what, one] of changed) expect((await checkRoom(one))?.isRight, what).toBe(false)
    expect(await checkRoom({ ...round, serverSeed: null })).toBeNull()
    expect(await checkRoom({ ...round, proof: { ...proof, mathVersion: 'old' } })).toMatchObject({ isMoneyRight: null, isRight: true })
  })
})
