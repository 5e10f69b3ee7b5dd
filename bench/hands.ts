/**
 * Poker hands of seven cards ranked in a second on one core: at least two million. The reference is a bare
 * pass over the same cards, to tell a slow machine from slow code.
 */
import { rankHand } from '../kernel/poker/rank-hand.ts'
import type { Bench } from './harness.ts'

const HANDS = 1_000_000
const WANTED = 2_000_000

export const bench: Bench = { name: 'hands', rounds: 5, open }

async function open() {
  const hands = dealHands()
  const perSecond = (work: (cards: Uint8Array) => number) => async () => {
    const begin = process.hrtime.bigint()
    let sum = 0
    for (const cards of hands) sum += work(cards)
    const seconds = Number(process.hrtime.bigint() - begin) / 1e9
    if (sum === 0) throw new Error('nothing was ranked')
    return HANDS / seconds
  }
  return {
    figures: [
      { name: 'bare pass', unit: 'hands/s', take: perSecond(addUp) },
      { name: 'ranked', unit: 'hands/s', take: perSecond(rankHand) },
      { name: 'wanted', unit: 'hands/s', take: async () => WANTED },
    ],
    goals: [{ title: 'two million hands a second', ours: 'ranked', reference: 'wanted', atLeast: 1 }],
    notes: [`${HANDS.toLocaleString('en')} hands of seven cards, dealt beforehand`],
    close: async () => {},
  }
}

function addUp(cards: Uint8Array): number {
  let sum = 1
  for (let place = 0; place < cards.length; place++) sum += cards[place]!
  return sum
}

/** From a fixed sequence, so that every run ranks the same hands. */
function dealHands(): Uint8Array[] {
  let state = 1
  const deck = Uint8Array.from({ length: 52 }, (_, card) => card)
  return Array.from({ length: HANDS }, () => {
    for (let place = 0; place < 7; place++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const other = place + ((state >>> 8) % (52 - place))
      const card = deck[place]!
      deck[place] = deck[other]!
      deck[other] = card
    }
    return deck.slice(0, 7)
  })
}
