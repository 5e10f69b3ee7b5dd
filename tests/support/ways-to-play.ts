/**
 * Every way in which play moves a member's money, and the ways in which other things do, for tests that add
 * it up.
 */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { changeLimit } from '../../contract/player/limits/change-limit.ts'
import { readLimits } from '../../contract/player/limits/read-limits.ts'
import { demoMemberId } from '../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { bookResult } from '../../modules/launch/vendors/pockets/book.ts'
import { readPocket } from '../../modules/launch/vendors/pockets/store/pockets.ts'
import {
  balancesOf,
  captureHold,
  endRound,
  expenseAccount,
  gatewayAccount,
  hold,
  memberAccount,
  openPoster,
  pocketAccount,
  pocketsOf,
  postTransaction,
  releaseHold,
  returnStack,
  setGameGuards,
  settlePlay,
  settleStacks,
  takeStack,
  type AccountRef,
  type Poster,
  type TransferCode,
} from '../../modules/wallet/index.ts'
import { run, sql, type Reader } from '../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from './cashier.ts'
import { rollUpAll } from './ledger-marks.ts'

export interface Floor {
  readonly house: CashierHouse
  readonly poster: Poster
  readonly reader: Reader
}
export interface Amounts {
  readonly stake: bigint
  readonly win: bigint
  readonly pick: number
}
/** What is not play: money that came and went by other ways; and what pockets said they won or lost. */
export interface Other {
  bonus: bigint
  cash: bigint
  pocketResults: bigint
}

const POCKETS = 'POCKETS'
const OPPONENT = demoMemberId(20)
const fish = { vendor: 'STUDIO', gameCode: 'WAYS-FISH' }
const room = { vendor: 'STUDIO', gameCode: 'WAYS-ROOM' }
const bank = gatewayAccount(DEMO_MERCHANT, 'TEST')

export async function openFloor(): Promise<Floor> {
  const house = await openCashierHouse()
  const { url, kysely } = house.server.process.database
  await house.transaction((tx) =>
    setGameGuards(tx, [
      { ...fish, product: 'FISH', isOpen: true },
      { ...room, product: 'PVP', isOpen: true },
      { vendor: 'OUTSIDE', gameCode: 'SLOT', product: 'RNG', isOpen: true },
    ]),
  )
  await run(
    kysely,
    sql`
    INSERT INTO launch.vendor_access (vendor_code, launch_url, wallet_mode, api_url, not_found_is_final)
    VALUES (${POCKETS}, 'https://pockets.example/', 'TRANSFER', 'https://pockets.example/api', true)`,
  )
  await post(house, 'DEPOSIT', bank, memberAccount(OPPONENT), 100_000_000n)
  return { house, poster: openPoster({ url }), reader: kysely }
}

const post = (house: CashierHouse, code: TransferCode, from: AccountRef, to: AccountRef, amount: bigint) =>
  house.transaction((tx) =>
    postTransaction(tx, {
      scope: 'test',
      key: randomUUID(),
      kind: code,
      currency: 'THB',
      entries: [{ from, to, amount, code }],
    }),
  )

type Way = (floor: Floor, member: Player, amounts: Amounts, other: Other) => Promise<unknown>

/** Messages of an outside vendor about one round of its own. */
function outside({ poster }: Floor, memberId: string) {
  const round = { vendor: 'OUTSIDE', memberId, roundId: randomUUID() }
  const id = (name: string) => `${round.roundId}-${name}`
  const game = { gameCode: 'SLOT' }
  return {
    bet: (amount: bigint) =>
      poster.post({ ...round, ...game, kind: 'BET', transactionId: id('b'), mode: 'REAL', amount }),
    win: (amount: bigint) =>
      poster.post({ ...round, ...game, kind: 'WIN', transactionId: id('w'), amount, roundClosed: true }),
    jackpot: ({ stake, win }: Amounts) =>
      poster.post({
        ...round,
        ...game,
        kind: 'BET_WIN',
        transactionId: id('j'),
        mode: 'REAL',
        betAmount: stake,
        winAmount: win,
        jackpotAmount: win / 2n,
      }),
    undo: (name: 'b' | 'w') =>
      poster.post({
        ...round,
        kind: 'ROLLBACK',
        transactionId: id('r'),
        originalTransactionId: id(name),
        winRollbackAllowed: true,
      }),
  }
}

/** Pays out at once what is requested, as far as there is so much; returns what left. */
async function withdraw({ house, reader }: Floor, memberId: string, amount: bigint): Promise<bigint> {
  if (amount === 0n || (await balancesOf(reader, memberId)).main < amount) return 0n
  await house.transaction(async (tx) => {
    const { holdId } = await hold(tx, { memberId, amount, scope: 'test-hold', key: randomUUID() })
    await captureHold(tx, { holdId, to: bank, scope: 'test-paid', key: holdId })
  })
  return amount
}

const play: Record<string, Way> = {
  slot: ({ house }, { id }, { stake, win }) => house.play(id, stake, win),
  jackpot: (floor, { id }, amounts) => outside(floor, id).jackpot(amounts),
  table: ({ house }, { id }, { stake, win }) => house.play(id, stake, win, 'LIVE'),
  open: ({ house }, { id }, { stake }) => house.bet(id, randomUUID(), stake),
  async outside(floor, { id }, { stake, win }) {
    const round = outside(floor, id)
    await round.bet(stake)
    await round.win(win)
  },
  async undone(floor, { id }, { stake }) {
    const round = outside(floor, id)
    await round.bet(stake)
    await round.undo('b')
  },
  /** A win that is rolled back when, now and then, the member has less left. */
  async owed(floor, { id }, { stake, pick }, other) {
    const round = outside(floor, id)
    await round.bet(stake)
    await round.win(3_000_000n)
    if (pick % 2 === 0) other.cash -= await withdraw(floor, id, (await balancesOf(floor.reader, id)).main)
    await round.undo('w')
  },
  async cancelled({ house }, { id }, { stake, pick }) {
    const roundId = randomUUID()
    if ((await house.bet(id, roundId, stake)).status !== 'OK') return
    const how = pick % 3 === 0 ? 'CLOSE' : 'CANCEL'
    await house.transaction((tx) =>
      endRound(tx, { vendor: 'TESTVENDOR', roundId, memberId: id, how, actor: 'owner', reason: 'left open' }),
    )
  },
  /** A sitting at the sea with up to three windows; now and then the gun stays loaded. */
  fish: ({ house }, { id }, { stake, win, pick }) =>
    house.transaction(async (tx) => {
      const { stackId } = await takeStack(tx, {
        ...fish,
        key: randomUUID(),
        memberId: id,
        amount: stake * 3n,
      })
      if (stackId === undefined) return
      for (let window = 0; window < Math.min(3, pick % 4); window++) {
        await settlePlay(tx, {
          ...fish,
          roundId: randomUUID(),
          stackId,
          stakeAmount: stake,
          winAmount: window === 0 ? win : 0n,
        })
      }
      if (pick % 5 > 0) await returnStack(tx, stackId)
    }),
  /** A hand against one other member, with a rake; the stacks go back unless the member stays seated. */
  room: ({ house }, { id }, { stake, pick }) =>
    house.transaction(async (tx) => {
      const { stackId } = await takeStack(tx, { ...room, key: randomUUID(), memberId: id, amount: stake })
      if (stackId === undefined) return
      const theirs = await takeStack(tx, { ...room, key: randomUUID(), memberId: OPPONENT, amount: stake })
      const rake = stake / 20n
      const seat = (stack: string, isWinner: boolean) => ({
        stackId: stack,
        stakeAmount: stake,
        winAmount: isWinner ? stake * 2n - rake : 0n,
        rakeAmount: isWinner ? rake : 0n,
      })
      await settleStacks(tx, {
        ...room,
        handId: randomUUID(),
        seats: [seat(stackId, pick % 2 > 0), seat(theirs.stackId!, pick % 2 === 0)],
      })
      await returnStack(tx, theirs.stackId!)
      if (pick % 5 > 0) await returnStack(tx, stackId)
    }),
  /** Money into a vendor's pocket, then what the vendor says is in it now. */
  async pocket({ house, reader }, { id }, { stake, win }, other) {
    if ((await balancesOf(reader, id)).main < stake) return
    await post(house, 'POCKET_IN', memberAccount(id), pocketAccount(id, POCKETS), stake)
    const balance = (await pocketsOf(reader, id)).get(POCKETS)! - stake + win
    const { revision } = await readPocket(reader, { memberId: id, vendor: POCKETS })
    const pocket = { merchantId: DEMO_MERCHANT, memberId: id, vendor: POCKETS }
    expect(await house.transaction((tx) => bookResult(tx, pocket, { balance, revision }))).toBe(true)
    other.pocketResults += win - stake
  },
}

const rest: Record<string, Way> = {
  async bonus({ house }, { id }, { stake }, other) {
    await post(house, 'BONUS', expenseAccount(DEMO_MERCHANT, 'bonus'), memberAccount(id, 'bonus'), stake)
    other.bonus += stake
  },
  async deposit({ house }, { id }, { stake }, other) {
    await post(house, 'DEPOSIT', bank, memberAccount(id), stake)
    other.cash += stake
  },
  async withdrawal(floor, { id }, { stake }, other) {
    other.cash -= await withdraw(floor, id, stake)
  },
  async returned({ house, reader }, { id }) {
    if ((await balancesOf(reader, id)).main === 0n) return
    await house.transaction(async (tx) => {
      const { holdId } = await hold(tx, { memberId: id, amount: 1n, scope: 'test-hold', key: randomUUID() })
      await releaseHold(tx, { holdId, scope: 'test-release', key: holdId })
    })
  },
  limit: (_, member, { pick }) => setLossLimits(member, pick),
  clock: ({ house }, _, { pick }) => house.advance(['PT17M', 'PT9H', 'PT26H', 'PT1H'][pick % 4]!),
  fold: ({ house }) => rollUpAll(house.server.process.database),
}

export const ways: Readonly<Record<string, Way>> = { ...play, ...rest }

/** Set at first, then lowered, which holds at once. */
export async function setLossLimits(member: Player, pick: number): Promise<void> {
  for (const period of ['DAY', 'WEEK', 'MONTH'] as const) {
    const { limits } = (await member.call(readLimits)).value
    const standing = limits.find((limit) => limit.kind === 'LOSS' && limit.period === period)!.value
    const value = (standing ?? 900_000_000) - 100 * (pick + 1)
    expect((await member.call(changeLimit, { body: { kind: 'LOSS', period, value } })).success).toBe(true)
  }
}

/** What the member has in every account, less what is owed. */
export async function worthOf({ reader }: Floor, memberId: string): Promise<bigint> {
  const { main, bonus, hold: held, receivable } = await balancesOf(reader, memberId)
  const pockets = [...(await pocketsOf(reader, memberId)).values()]
  return pockets.reduce((sum, one) => sum + one, main + bonus + held - receivable)
}
