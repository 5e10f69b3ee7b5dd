import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  memberGuardOf,
  openAccounts,
  setGameGuard,
  setMemberGuard,
  type MemberGuard,
} from '../../modules/wallet/index.ts'
import { bet, betWin, openWallet, rollback, win, type Wallet } from './support.ts'

let wallet: Wallet
beforeAll(async () => {
  wallet = await openWallet()
})
afterAll(() => wallet.close())

let made = 0
async function seat(
  guard: Partial<MemberGuard> = {},
  money: { main?: bigint; bonus?: bigint; trial?: bigint } = { main: 10_000n },
) {
  const memberId = await wallet.member(`member-${++made}`, money)
  const set = (change: Partial<MemberGuard>) =>
    wallet.database.transaction((tx) => setMemberGuard(tx, memberId, change))
  await set(guard)
  let sent = 0
  return {
    memberId,
    set,
    read: () => memberGuardOf(wallet.database.kysely, memberId),
    bet: (amount: bigint, more: object = {}) =>
      wallet.poster.post(
        bet({
          memberId,
          roundId: `${memberId}-${sent}`,
          transactionId: `${memberId}-${++sent}`,
          amount,
          ...more,
        }),
      ),
    post: wallet.poster.post.bind(wallet.poster),
  }
}
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
const day = (limitAmount: bigint, leftAmount = limitAmount, endsAt = hours(5)) => ({
  period: 'DAY' as const,
  limitAmount,
  leftAmount,
  endsAt,
})

describe('a member’s guard', () => {
  test('blocks bets with its reason, real and free, until it is lifted; wins and rollbacks pass', async () => {
    const member = await seat({}, { main: 1_000n, trial: 1_000n })
    const round = { memberId: member.memberId, roundId: 'open' }
    await member.post(bet({ ...round, transactionId: `${member.memberId}-before` }))
    await member.set({ blockedReason: 'FROZEN' })
    expect(await member.bet(10n)).toMatchObject({ status: 'MEMBER_BLOCKED', reason: 'FROZEN' })
    expect(await member.bet(10n, { mode: 'FREE' })).toMatchObject({ status: 'MEMBER_BLOCKED' })
    expect(await member.post(win({ ...round, transactionId: `${member.memberId}-win` }))).toMatchObject({
      status: 'OK',
    })
    await member.set({ blockedReason: null })
    expect(await member.bet(10n)).toMatchObject({ status: 'OK' })
  })
  test('ends by itself if it has an end', async () => {
    const member = await seat({ blockedReason: 'TIMEOUT', blockedUntil: hours(1) })
    expect(await member.bet(10n)).toMatchObject({ status: 'MEMBER_BLOCKED', reason: 'TIMEOUT' })
    await member.set({ blockedUntil: hours(-1) })
    expect(await member.bet(10n)).toMatchObject({ status: 'OK' })
  })
  test('blocks play money opened after it was set', async () => {
    const member = await seat({ blockedReason: 'FROZEN' }, {})
    await wallet.member(member.memberId, { trial: 500n })
    expect(await member.bet(10n, { mode: 'FREE' })).toMatchObject({ status: 'MEMBER_BLOCKED' })
  })
  test('holds the largest stake, and the largest of a round while a bonus is played', async () => {
    const member = await seat({ maxStake: 100n, bonusMaxStake: 150n })
    expect(await member.bet(101n)).toMatchObject({ status: 'LIMIT_REACHED', reason: 'RG_STAKE_LIMIT' })
    expect(await member.bet(100n, { roundId: 'table' })).toMatchObject({ status: 'OK' })
    expect(await member.bet(51n, { roundId: 'table' })).toMatchObject({
      status: 'LIMIT_REACHED',
      reason: 'BONUS_MAX_BET',
    })
    expect(await member.bet(50n, { roundId: 'table' })).toMatchObject({ status: 'OK' })
    await member.set({ bonusMaxStake: null, maxStake: null })
    expect(await member.bet(5_000n, { roundId: 'table' })).toMatchObject({ status: 'OK' })
  })
  test('refuses what a bonus excludes, by product or by game, with real money only; what is open is paid', async () => {
    const member = await seat({}, { main: 10_000n, trial: 1_000n })
    const round = { memberId: member.memberId, roundId: 'before' }
    await member.post(bet({ ...round, transactionId: `${member.memberId}-before` }))
    const refusal = { status: 'LIMIT_REACHED', reason: 'BONUS_GAME' }
    const open = { vendor: 'B', gameCode: 'G-1', roundId: 'other' }
    await member.set({ bonusGames: ['A/G-1'] })
    expect(await member.bet(10n)).toMatchObject(refusal)
    expect(await member.bet(10n, open)).toMatchObject({ status: 'OK' })
    await member.set({ bonusGames: [], bonusProducts: ['LIVE', 'RNG'] })
    expect(await member.bet(10n, open)).toMatchObject(refusal)
    expect(await member.post(betWin({ ...round, transactionId: `${member.memberId}-both` }))).toMatchObject(
      refusal,
    )
    expect(await member.bet(10n, { mode: 'FREE' })).toMatchObject({ status: 'OK' })
    expect(await member.post(win({ ...round, transactionId: `${member.memberId}-win` }))).toMatchObject({
      status: 'OK',
    })
    await member.set({ bonusProducts: ['LIVE'] })
    expect(await member.bet(10n)).toMatchObject({ status: 'OK' })
    expect(await member.read()).toMatchObject({ bonusProducts: ['LIVE'], bonusGames: [] })
  })
  test('changes the named fields only', async () => {
    const member = await seat({ maxStake: 100n, lossLimits: [day(500n)] })
    await member.set({ blockedReason: 'FROZEN' })
    expect(await member.read()).toMatchObject({
      blockedReason: 'FROZEN',
      maxStake: 100n,
      lossLimits: [{ period: 'DAY', limitAmount: 500n }],
    })
    await member.set({ lossLimits: [] })
    expect(await member.read()).toMatchObject({ maxStake: 100n, lossLimits: [] })
  })
})

describe('a loss limit', () => {
  test('counts open stakes as lost, payouts and rollbacks as won back, and the tightest limit decides', async () => {
    const member = await seat({ lossLimits: [day(300n), { ...day(1_000n), period: 'WEEK' }] })
    const round = { memberId: member.memberId, roundId: `${member.memberId}-r` }
    expect(
      await member.post(bet({ ...round, transactionId: `${member.memberId}-b`, amount: 300n })),
    ).toMatchObject({ status: 'OK' })
    expect(await member.bet(1n)).toMatchObject({ status: 'LIMIT_REACHED', reason: 'RG_LOSS_LIMIT' })
    await member.post(win({ ...round, transactionId: `${member.memberId}-w`, amount: 120n }))
    expect((await member.read()).lossLimits.map((limit) => limit.leftAmount)).toEqual([120n, 820n])
    expect(await member.bet(121n)).toMatchObject({ status: 'LIMIT_REACHED' })
    await member.post(
      betWin({
        ...round,
        roundId: `${member.memberId}-r2`,
        transactionId: `${member.memberId}-bw`,
        betAmount: 120n,
        winAmount: 20n,
      }),
    )
    const late = { ...round, roundId: `${member.memberId}-r3` }
    await member.post(bet({ ...late, transactionId: `${member.memberId}-b3`, amount: 20n }))
    await member.post(
      rollback({
        ...late,
        transactionId: `${member.memberId}-x3`,
        originalTransactionId: `${member.memberId}-b3`,
      }),
    )
    expect((await member.read()).lossLimits.map((limit) => limit.leftAmount)).toEqual([20n, 720n])
  })
  test('is not passed by twenty bets at once', async () => {
    const member = await seat({ lossLimits: [day(300n)] })
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.bet(50n)))
    expect(answers.filter((answer) => answer.status === 'OK')).toHaveLength(6)
    expect((await member.read()).lossLimits[0]!.leftAmount).toBe(0n)
  })
  test('starts again when its period is over, and the next period ends at the same hour of the member’s calendar', async () => {
    const endsAt = new Date(Date.now() - 3 * 86_400_000 - 3_600_000)
    const member = await seat({ lossLimits: [day(300n, 5n, endsAt)] })
    expect((await member.read()).lossLimits[0]).toMatchObject({
      leftAmount: 300n,
      endsAt: new Date(endsAt.getTime() + 4 * 86_400_000),
    })
    expect(await member.bet(200n)).toMatchObject({ status: 'OK' })
    const [limit] = (await member.read()).lossLimits
    expect(limit).toMatchObject({ leftAmount: 100n, endsAt: new Date(endsAt.getTime() + 4 * 86_400_000) })
    const month = await seat({
      lossLimits: [
        { period: 'MONTH', limitAmount: 9n, leftAmount: 0n, endsAt: new Date('2026-01-31T17:00:00Z') },
      ],
    })
    const monthEnd = (await month.read()).lossLimits[0]!.endsAt
    expect(monthEnd.getTime()).toBeGreaterThan(Date.now())
    expect(monthEnd.toISOString()).toMatch(/-(30|31|28|29|27)T17:00:00\.000Z$/)
  })
  test('leaves play money alone', async () => {
    const member = await seat({ lossLimits: [day(10n)], maxStake: 10n }, { main: 100n, trial: 1_000n })
    expect(await member.bet(900n, { mode: 'FREE' })).toMatchObject({ status: 'OK' })
    expect((await member.read()).lossLimits[0]!.leftAmount).toBe(10n)
  })
})

test('a game closes for bets at once and opens again', async () => {
  const member = await seat()
  const set = (isOpen: boolean) =>
    wallet.database.transaction((tx) =>
      setGameGuard(tx, { vendor: 'A', gameCode: 'G-9', product: 'FISH', isOpen }),
    )
  expect(await member.bet(10n, { gameCode: 'G-9' })).toMatchObject({ status: 'GAME_DISABLED' })
  await set(true)
  expect(await member.bet(10n, { gameCode: 'G-9' })).toMatchObject({ status: 'OK' })
  await set(false)
  expect(await member.bet(10n, { gameCode: 'G-9' })).toMatchObject({ status: 'GAME_DISABLED' })
})

test('a bonus that excludes a product begins in the middle of 200 bets: none is taken after its commit', async () => {
  const [member, free] = [await seat({}, { main: 100_000n }), await seat({}, { main: 100_000n })]
  const begun = member.set({ bonusProducts: ['RNG'] })
  const bets = Array.from({ length: 200 }, (_, n) => (n % 2 ? member : free).bet(10n))
  const late = begun.then(() => Promise.all(Array.from({ length: 200 }, () => member.bet(10n))))
  const answers = await Promise.all(bets)
  expect(answers.filter((_, n) => n % 2 === 0).every(({ status }) => status === 'OK')).toBe(true)
  expect(
    answers.filter((_, n) => n % 2).every(({ status, reason }) => status === 'OK' || reason === 'BONUS_GAME'),
  ).toBe(true)
  expect(new Set((await late).map(({ reason }) => reason))).toEqual(new Set(['BONUS_GAME']))
  await member.set({ bonusProducts: [] })
  expect(await member.bet(10n)).toMatchObject({ status: 'OK' })
})

test('a freeze and forty bets at once: what the freeze’s commit came before is refused', async () => {
  const member = await seat({}, { main: 100_000n })
  for (let time = 0; time < 5; time++) {
    const freeze = member.set({ blockedReason: 'FROZEN' }).then(() => member.bet(1n))
    await Promise.all(Array.from({ length: 40 }, () => member.bet(1n)))
    expect(await freeze).toMatchObject({ status: 'MEMBER_BLOCKED' })
    await member.set({ blockedReason: null })
  }
  await wallet.database.transaction((tx) =>
    openAccounts(tx, { merchantId: 'demo', memberId: member.memberId, kind: 'member' }),
  )
})
