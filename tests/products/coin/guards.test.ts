/** What forbids a bet forbids it for the coin exactly as for a slot, in 200 tries at the same moment. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  balancesOf,
  openPoster,
  runAudit,
  setGameGuards,
  setMemberGuard,
  type MemberGuard,
  type Poster,
} from '../../../modules/wallet/index.ts'
import { oneOf, openDatabase, sql, type Database } from '../../../platform/postgres.ts'
import { bet, GAME as SLOT, openMember } from '../../ledger/support.ts'
import { freshDatabase, type FreshDatabase } from '../../support/database.ts'
import { coinRider, GAME, stake, VENDOR } from './coin.ts'
import { openCoinHouse } from './house.ts'
import { openIssue } from './settling.ts'

const TRIES = 200
let fresh: FreshDatabase
let database: Database
let posters: readonly Poster[]
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 6 })
  await openCoinHouse(fresh.ownerUrl, database, [])
  await setGames({ isOpen: true })
  posters = [0, 1].map(() => openPoster({ url: fresh.url, riders: [coinRider()] }))
})
afterAll(async () => {
  for (const proof of await runAudit(database.kysely)) expect(proof).toMatchObject({ ok: true })
  await Promise.all(posters.map((poster) => poster.close()))
  await database.close()
  await fresh.drop()
})

const setGames = (state: { isOpen: boolean }) =>
  database.transaction((tx) =>
    setGameGuards(tx, [
      { vendor: VENDOR, gameCode: GAME, product: 'ELOTT', ...state },
      { vendor: 'A', gameCode: SLOT, product: 'RNG', ...state },
    ]),
  )

/** How 200 bets of one member were answered, of two processes at once. */
async function answersOf(kind: 'coin' | 'slot', guard: Partial<MemberGuard>, amount: bigint) {
  const memberId = `${kind}-${randomUUID()}`
  await openMember(database, memberId, { main: 1_000_000n })
  await database.transaction((tx) => setMemberGuard(tx, memberId, guard))
  // Each bet of the coin is the first of its round, as each of the slot is.
  const tries = Array.from({ length: TRIES }, (_, n) => ({ id: `${memberId}-${n}`, poster: posters[n % 2]! }))
  if (kind === 'coin') for (const { id } of tries) await openIssue(database.kysely, id)
  const answers = await Promise.all(
    tries.map(({ id, poster }) =>
      kind === 'coin'
        ? poster.place(stake({ betId: id, memberId, issue: id, side: 'HEADS', amount }))
        : poster.post(bet({ transactionId: id, memberId, roundId: id, amount })),
    ),
  )
  const counts: Record<string, number> = {}
  for (const { status, reason } of answers) {
    const said = [status, reason].filter(Boolean).join(' ')
    counts[said] = (counts[said] ?? 0) + 1
  }
  const { main } = await balancesOf(database.kysely, memberId)
  // Of a refused bet there is no row.
  if (kind === 'coin') expect(await stored(memberId)).toBe(counts.OK ?? 0)
  return { counts, main }
}

const stored = async (memberId: string): Promise<number> =>
  (
    await oneOf(
      database.kysely,
      sql<{ count: number }>`SELECT count(*)::int AS count FROM coin.bet WHERE member_id = ${memberId}`,
    )
  ).count

const endsAt = new Date(Date.now() + 86_400_000)
const cases: readonly {
  name: string
  guard: Partial<MemberGuard>
  amount?: bigint
  isClosed?: boolean
  counts: Record<string, number>
}[] = [
  { name: 'a frozen member', guard: { blockedReason: 'FROZEN' }, counts: { 'MEMBER_BLOCKED FROZEN': TRIES } },
  {
    name: 'an excluded member',
    guard: { blockedReason: 'SELF_EXCLUDED' },
    counts: { 'MEMBER_BLOCKED SELF_EXCLUDED': TRIES },
  },
  {
    name: 'a time-out that runs',
    guard: { blockedReason: 'TIMEOUT', blockedUntil: endsAt },
    counts: { 'MEMBER_BLOCKED TIMEOUT': TRIES },
  },
  {
    name: 'a time-out that is over forbids nothing',
    guard: { blockedReason: 'TIMEOUT', blockedUntil: new Date(0) },
    counts: { OK: TRIES },
  },
  {
    name: 'a stake above the limit',
    guard: { maxStake: 9n },
    counts: { 'LIMIT_REACHED RG_STAKE_LIMIT': TRIES },
  },
  {
    name: 'a loss limit takes what it has room for',
    guard: { lossLimits: [{ period: 'DAY', limitAmount: 75n, leftAmount: 75n, endsAt }] },
    counts: { OK: 7, 'LIMIT_REACHED RG_LOSS_LIMIT': TRIES - 7 },
  },
  {
    name: 'a stake above the largest under a bonus',
    guard: { bonusMaxStake: 9n },
    counts: { 'LIMIT_REACHED BONUS_MAX_BET': TRIES },
  },
  {
    name: 'a product that a bonus excludes',
    guard: { bonusProducts: ['ELOTT', 'RNG'] },
    counts: { 'LIMIT_REACHED BONUS_GAME': TRIES },
  },
  {
    name: 'more than the member has',
    guard: {},
    amount: 300_000n,
    counts: { OK: 3, INSUFFICIENT_FUNDS: TRIES - 3 },
  },
  { name: 'a closed game', guard: {}, isClosed: true, counts: { GAME_DISABLED: TRIES } },
]

describe('for the coin and for a slot', () => {
  test.each(cases)('$name', async ({ guard, amount = 10n, isClosed = false, counts }) => {
    if (isClosed) await setGames({ isOpen: false })
    const [coin, slot] = [await answersOf('coin', guard, amount), await answersOf('slot', guard, amount)]
    if (isClosed) await setGames({ isOpen: true })
    expect(coin).toEqual({ counts, main: 1_000_000n - BigInt(counts.OK ?? 0) * amount })
    expect(slot).toEqual(coin)
  })
})

test('the largest stake under a bonus holds over all bets of a member in an issue', async () => {
  const memberId = `issue-${randomUUID()}`
  await openMember(database, memberId, { main: 1_000_000n })
  await database.transaction((tx) => setMemberGuard(tx, memberId, { bonusMaxStake: 75n }))
  await openIssue(database.kysely, memberId)
  const answers = await Promise.all(
    Array.from({ length: TRIES }, (_, n) =>
      posters[n % 2]!.place(
        stake({
          betId: `${memberId}-${n}`,
          memberId,
          issue: memberId,
          side: n % 2 ? 'HEADS' : 'TAILS',
          amount: 10n,
        }),
      ),
    ),
  )
  expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(7)
  expect(await stored(memberId)).toBe(7)
  expect(answers.filter(({ reason }) => reason === 'BONUS_MAX_BET')).toHaveLength(TRIES - 7)
})
