import { expect, test } from 'vitest'
import { commitOf } from '../../../../kernel/fair/stream.ts'
import { digestOfTickets, drawWinners, holderOf } from '../../../../kernel/promotions/raffle.ts'
import { checkRaffle } from './check-raffle.ts'

const seed = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
const tickets = [
  { firstNumber: 1, count: 12, holder: holderOf('raffle-1', 'member-a') },
  { firstNumber: 15, count: 8, holder: holderOf('raffle-1', 'member-b') },
]
const claim = {
  promotionId: 'raffle-1',
  commit: commitOf(seed),
  digest: digestOfTickets(tickets),
  seed,
  prizes: [3, 2, 1],
  tickets,
  winners: drawWinners(seed, 'raffle-1', tickets, 3),
}

test('a draw holds as it was published', () => {
  expect(checkRaffle(claim)).toEqual({
    isCommitRight: true,
    isListRight: true,
    areWinnersRight: true,
    isRight: true,
    winners: claim.winners,
  })
})

test('another seed, hash, list or winner is found', () => {
  const [first, ...others] = claim.winners
  const wrong = [
    { seed: `b${seed.slice(1)}` },
    { seed: 'abc' },
    { commit: claim.digest },
    { digest: claim.commit },
    { tickets: [tickets[0]!, { ...tickets[1]!, count: 7 }] },
    { winners: [{ ...first!, number: first!.number + 1 }, ...others] },
    { winners: [{ ...first!, holder: '0'.repeat(16) }, ...others] },
    { winners: others },
    { prizes: [3, 2] },
  ]
  for (const change of wrong) expect(checkRaffle({ ...claim, ...change }).isRight).toBe(false)
})
