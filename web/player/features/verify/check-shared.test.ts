/** What the verify page finds right, and that it finds every kind of tampering. */
import { expect, it } from 'vitest'
import { replay } from '../../../../games/blackjack/rules/index.ts'
import { commitOf, openStream } from '../../../../kernel/fair/stream.ts'
import { checkFish } from './check-fish.ts'
import { checkHand, checkTable } from './check-shared.ts'
import type { FairRoundOf } from './fair-round.ts'
import { checkSolo } from './recompute.ts'
import { seedOf, base, tableRound } from '../../../../tests/support/fair-rounds.ts'

it('a hand of blackjack agrees by its seeds and decisions, and not with others', async () => {
  for (let nonce = 0; nonce < 60; nonce++) {
    const serverSeed = seedOf('hand')
    const decisions: string[] = []
    const play = () =>
      replay(openStream({ serverSeed, clientSeed: 'me', nonce, tag: 'bj' }), 1_000n, decisions as never)
    while (!play().isEnded)
      decisions.push(
        play().actions.includes('NO_INSURANCE')
          ? 'NO_INSURANCE'
          : play().hands[play().active!]!.total < 15
            ? 'HIT'
            : 'STAND',
      )
    const end = play()
    const round: FairRoundOf<'HAND'> = {
      ...base,
      kind: 'HAND',
      gameCode: 'BLACKJACK',
      serverSeed,
      betAmount: Number(end.betAmount),
      winAmount: Number(end.winAmount),
      proof: { commit: commitOf(serverSeed), clientSeed: 'me', nonce, mathVersion: '1' },
      hand: { stake: 1_000, decisions, outcome: outcomeOf(end) },
    }
    const isRight = async (one: FairRoundOf<'HAND'>) =>
      ((await checkHand(one)) as { isRight: boolean } | null)?.isRight ?? false
    expect(await isRight(round)).toBe(true)
    expect(await isRight({ ...round, winAmount: round.winAmount + 1 })).toBe(false)
    expect(await isRight({ ...round, hand: { ...round.hand, decisions: [...decisions, 'HIT'] } })).toBe(false)
    // Another card of the same value changes no money, and is found all the same.
    const shown = outcomeOf(end)
    expect(
      await isRight({
        ...round,
        hand: {
          ...round.hand,
          outcome: { ...shown, dealer: [shown.dealer[0]! ^ 1, ...shown.dealer.slice(1)] },
        },
      }),
    ).toBe(false)
    expect(
      await isRight({
        ...round,
        state: 'VOID',
        winAmount: 0,
        hand: { ...round.hand, decisions: [], outcome: null },
      }),
    ).toBe(true)
  }
})

/** As the studio stores it beside the hand. */
const outcomeOf = ({ dealer, hands, insuranceAmount, insuranceWin }: ReturnType<typeof replay>) => ({
  dealer: dealer.cards,
  insuranceAmount: Number(insuranceAmount),
  insuranceWin: Number(insuranceWin),
  hands: hands.map(({ cards, stake, isDoubled, result, winAmount }) => ({
    cards,
    stake: Number(stake),
    isDoubled,
    result,
    winAmount: Number(winAmount),
  })),
})

it('what was played by rules that have changed since is not judged by those of today', async () => {
  const proof = { commit: commitOf(seedOf('x')), clientSeed: 'me', nonce: 0, mathVersion: '0' }
  const old = { ...base, betAmount: 100, winAmount: 5_000, serverSeed: seedOf('x'), proof }
  expect(
    await checkTable({
      ...tableRound('BACCARAT', 1),
      proof: { ...tableRound('BACCARAT', 1).proof, mathVersion: '0' },
    }),
  ).toBe('old')
  expect(
    await checkHand({
      ...old,
      kind: 'HAND',
      gameCode: 'BLACKJACK',
      hand: { stake: 100, decisions: [], outcome: null },
    }),
  ).toBe('old')
  expect(
    await checkSolo({
      ...old,
      kind: 'SOLO',
      isGranted: false,
      gameCode: 'TUKTUK3',
      choice: null,
      events: [],
    }),
  ).toBe('old')
  expect(
    await checkFish({
      ...old,
      kind: 'FISH',
      gameCode: 'FISHHUNT',
      fish: { roomId: 'r', roomSeed: 1, lastNonce: 0, shots: [] },
    }),
  ).toBe('old')
})
