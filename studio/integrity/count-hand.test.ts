import { expect, test } from 'vitest'
import { countHand, type ActionFacts, type SeatFacts } from './count-hand.ts'

const seat = (number: number, memberId: string, stakeAmount: bigint, winAmount: bigint): SeatFacts => ({
  seat: number,
  memberId,
  stakeAmount,
  winAmount,
})
const did = (number: number, type: string, isTimeout = false): ActionFacts => ({
  seat: number,
  type,
  isTimeout,
})
const flows = (pairs: ReturnType<typeof countHand>) =>
  Object.fromEntries(pairs.map((pair) => [`${pair.memberA}${pair.memberB}`, [pair.aToB, pair.bToA]]))

test('a loser’s chips go to the winners in proportion to what each of them won, the rake to nobody', () => {
  // c and a win 300 and 100 net; b and d lose 250 and 170; 20 is rake.
  const pairs = countHand({
    gameCode: 'HOLDEM',
    actions: [],
    seats: [
      seat(0, 'c', 100n, 400n),
      seat(1, 'a', 100n, 200n),
      seat(2, 'b', 250n, 0n),
      seat(3, 'd', 170n, 0n),
    ],
  })
  expect(flows(pairs)).toEqual({
    ab: [0n, (250n * 100n) / 420n],
    ac: [0n, 0n],
    ad: [0n, (170n * 100n) / 420n],
    bc: [(250n * 300n) / 420n, 0n],
    bd: [0n, 0n],
    cd: [0n, (170n * 300n) / 420n],
  })
})

test('with a bank chips go between the banker and each player, never between players', () => {
  const pairs = countHand({
    gameCode: 'POKDENGROOM',
    actions: [did(1, 'BET'), did(2, 'BET'), did(1, 'STAND')],
    seats: [
      seat(0, 'b', 970n, 1_940n),
      seat(1, 'a', 1_000n, 1_970n),
      seat(2, 'c', 2_000n, 0n),
      seat(3, 'd', 0n, 0n),
    ],
  })
  expect(flows(pairs)).toEqual({
    ab: [0n, 970n],
    bc: [0n, 2_000n],
    ac: [0n, 0n],
    ad: [0n, 0n],
    bd: [0n, 0n],
    cd: [0n, 0n],
  })
})

test('only decisions while two are left count, time-outs do not', () => {
  const pairs = countHand({
    gameCode: 'HOLDEM',
    seats: [seat(0, 'a', 0n, 0n), seat(1, 'b', 0n, 0n), seat(4, 'c', 0n, 0n)],
    actions: [
      did(0, 'RAISE'),
      did(1, 'CALL'),
      did(4, 'FOLD'),
      did(0, 'FLOP'),
      did(1, 'CHECK'),
      did(0, 'CHECK'),
      did(1, 'BET'),
      did(0, 'CALL'),
      did(1, 'CHECK', true),
      did(0, 'FOLD'),
      did(1, 'WIN'),
    ],
  })
  expect(pairs.map(({ memberA, memberB, a, b }) => [memberA + memberB, a, b])).toEqual([
    ['ab', { decisions: 3, passive: 2 }, { decisions: 2, passive: 1 }],
    ['ac', { decisions: 0, passive: 0 }, { decisions: 0, passive: 0 }],
    ['bc', { decisions: 0, passive: 0 }, { decisions: 0, passive: 0 }],
  ])
})
