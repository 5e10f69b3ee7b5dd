import { expect, test } from 'vitest'
import { clientPartOfBets } from '../../../../kernel/fair/shared-round.ts'
import { toteRound } from '../../../../tests/support/fair-rounds.ts'
import { checkTable } from './check-shared.ts'
import { checkTote } from './check-tote.ts'
import type { FairRoundOf } from './fair-round.ts'

type Round = FairRoundOf<'TABLE'>
const withTable = (round: Round, table: Partial<Round['table']>): Round => ({
  ...round,
  table: { ...round.table, ...table },
})
/** As a round is shown that its tote cancelled: nothing was drawn, and every stake went back. */
const cancelledRound = (meron = 1_000, wala = 100): Round => {
  const round = toteRound(1, meron, wala)
  return {
    ...withTable(round, { outcome: null, bets: round.table.bets.map((bet) => ({ ...bet, winAmount: 0 })) }),
    state: 'VOID',
    serverSeed: null,
    winAmount: 0,
  }
}

test('a round by a tote is recomputed from its seeds and its entries: the draw, the pool and every payout', async () => {
  for (let number = 1; number <= 40; number++) {
    const round = toteRound(number)
    expect(await checkTable(round), `${number}`).toMatchObject({ isRight: true })
    expect(await checkTote(round)).toEqual({
      sides: [
        { spot: 'MERON', stake: 60_000, per100: 174 },
        { spot: 'WALA', stake: 50_000, per100: 209 },
      ],
      cancelsAt: 107,
      isRight: true,
    })
  }
})

test('another sum, another return or an entry that was changed does not agree', async () => {
  const round = toteRound(3)
  const { sides } = round.table.tote!
  const changed: readonly Round[] = [
    withTable(round, { tote: { sides: [{ ...sides[0]!, per100: 175 }, sides[1]!], isCancelled: false } }),
    withTable(round, { tote: { sides: [{ ...sides[0]!, stake: 60_001 }, sides[1]!], isCancelled: false } }),
    withTable(round, { tote: { sides, isCancelled: true } }),
    withTable(round, { entries: round.table.entries.map((entry) => entry.replace('=60000', '=61000')) }),
    withTable(round, { entries: round.table.entries.slice(1) }),
  ]
  for (const one of changed) expect(await checkTote(one)).toMatchObject({ isRight: false })
  const outcome = { ...(round.table.outcome as object), tote: { MERON: 61_000, WALA: 50_000 } }
  expect(await checkTable(withTable(round, { outcome }))).toMatchObject({ isOutcomeRight: false })
  expect(await checkTote(withTable(round, { entries: ['b:seed:BDD=5'] }))).toBeNull()
})

test('a cancelled round is checked without its seed: the entries show that a side brought too little', async () => {
  expect(await checkTable(cancelledRound())).toBeNull()
  expect(await checkTote(cancelledRound())).toMatchObject({ isRight: true, sides: [{ per100: 104 }, {}] })
  // A round that should have stood is not cancelled by its tote.
  const wrong = cancelledRound(1_000, 900)
  expect(
    await checkTote(withTable(wrong, { tote: { ...wrong.table.tote!, isCancelled: true } })),
  ).toMatchObject({ isRight: false })
})

test('a round that its tote should have cancelled and that was drawn is wrong', async () => {
  const round = toteRound(2, 1_000, 100)
  expect(await checkTote(round)).toMatchObject({ isRight: false })
})

test('rules that this page does not have are named, and a round at fixed prizes has no tote', async () => {
  const round = toteRound(4)
  expect(await checkTote({ ...round, proof: { ...round.proof, mathVersion: 'tote-0' } })).toBe('old')
  expect(await checkTote(withTable(round, { tote: null }))).toBeNull()
  expect(clientPartOfBets(round.table.entries)).toBe(round.proof.clientSeed)
})
