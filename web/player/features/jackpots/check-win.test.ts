import { expect, it } from 'vitest'
import { commitOf, openStream } from '../../../../kernel/fair/stream.ts'
import { poolDrawOf, poolTrigger } from '../../../../kernel/games/pool-shares.ts'
import { checkWin, type Win } from './check-win.ts'

const seed = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
const trigger = poolTrigger(
  openStream({ serverSeed: seed, clientSeed: 'pool', nonce: 7, tag: 'jackpot:MINI' }),
  100_000n,
  500_000n,
)
const draw = poolDrawOf(
  openStream({ serverSeed: seed, clientSeed: 'thai-player-1', nonce: 7, tag: 'jackpot:GRAND' }),
)
const common = {
  winId: '1',
  name: '',
  instanceNo: 7,
  currency: 'THB',
  customerName: '',
  vassalage: 'STUDIO',
  gameCode: 'TUKTUK3',
  wonAt: '',
  startedAt: '',
}
const hidden: Win = {
  ...common,
  code: 'MINI',
  kind: 'MUST_HIT',
  amount: Number(trigger) + 3,
  stakeAmount: 1_000,
  seedAmount: 100_000,
  capAmount: 500_000,
  oddsAmount: null,
  commit: commitOf(seed),
  secret: seed,
  triggerAmount: Number(trigger),
  draw: null,
  round: null,
}
// A stake as large as the odds wins whatever is drawn.
const chance: Win = {
  ...common,
  code: 'GRAND',
  kind: 'PROGRESSIVE',
  amount: 100_000_000,
  stakeAmount: 1_000_000,
  seedAmount: 100_000_000,
  capAmount: null,
  oddsAmount: 1_000_000,
  commit: null,
  secret: null,
  triggerAmount: null,
  draw: String(draw),
  round: { commit: commitOf(seed), clientSeed: 'thai-player-1', nonce: 7, serverSeed: seed },
}

it('proves a hidden amount, and catches another amount, secret, number or commit', () => {
  expect(checkWin(hidden)).toBe('MATCH')
  for (const changed of [
    { triggerAmount: Number(trigger) - 1 },
    { secret: seed.replace('a', 'b') },
    { instanceNo: 8 },
    { commit: commitOf(seed.replace('a', 'b')) },
    { amount: Number(trigger) - 1 },
    { secret: 'none' },
    { capAmount: 500_001 },
  ]) {
    expect(checkWin({ ...hidden, ...changed }), JSON.stringify(changed)).toBe('MISMATCH')
  }
})

it('proves a draw once the seeds are open, and catches another draw, odds or seeds', () => {
  expect(checkWin(chance)).toBe('MATCH')
  expect(checkWin({ ...chance, round: { ...chance.round!, serverSeed: null } })).toBe('WAITING')
  for (const changed of [
    { draw: String(draw + 1n) },
    { oddsAmount: 9_000_000_000_000 },
    { round: { ...chance.round!, nonce: 8 } },
    { round: { ...chance.round!, commit: commitOf(seed.replace('a', 'b')) } },
  ]) {
    expect(checkWin({ ...chance, ...changed }), JSON.stringify(changed)).toBe('MISMATCH')
  }
})
