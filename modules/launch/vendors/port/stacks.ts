/** Stacks of members who play against each other, for the house's own vendor (docs/flows/poker-hand.md). */
import type { StackAnswer, StackPort } from '../../../../contract/vendor/launch/house-port.ts'
import { toWireAmount } from '../../../../kernel/money.ts'
import type { Database } from '../../../../platform/postgres.ts'
import { maskName } from '../../../catalogue/index.ts'
import { accountOf } from '../../../identity/index.ts'
import {
  blockedAmong,
  housePlayersAmong,
  returnStack,
  settlePlay,
  settleStacks,
  stackInDoubt,
  takeStack,
  type StackAnswer as WalletAnswer,
} from '../../../wallet/index.ts'
import type { GameSessions } from '../sessions/game-sessions.ts'
import type { Jackpots } from '../../floor/jackpots/jackpots.ts'
import { raisePools } from '../../floor/jackpots/store/pools.ts'

interface Parts {
  database: Database
  gameSessions: GameSessions
  jackpots: Jackpots
  seatsHousePlayers: boolean
}

export function stackPort(
  { database, gameSessions, jackpots, seatsHousePlayers }: Parts,
  vendor: string,
): StackPort {
  const playerOf = playerFinder({ database, gameSessions, seatsHousePlayers }, vendor)
  return {
    playerOf,
    async take({ transactionId, memberId, gameCode, amount, stackId, sessionToken }) {
      if (!(await playerOf({ memberId, sessionToken }))) return { status: 'SESSION_EXPIRED' }
      const order = {
        key: `${vendor}:${transactionId}`,
        memberId,
        amount: BigInt(amount),
        vendor,
        gameCode,
        stackId,
      }
      return answerOf(await database.transaction((tx) => takeStack(tx, order)))
    },
    inDoubt: async (transactionId) => ({
      stackId: (await database.transaction((tx) => stackInDoubt(tx, `${vendor}:${transactionId}`))) ?? null,
    }),
    giveBack: async (stackId) => ({
      amount: toWireAmount((await database.transaction((tx) => returnStack(tx, stackId))).amount),
    }),
    async settle({ handId, gameCode, seats }) {
      await database.transaction((tx) =>
        settleStacks(tx, {
          handId,
          vendor,
          gameCode,
          seats: seats.map((seat) => ({
            stackId: seat.stackId,
            stakeAmount: BigInt(seat.stakeAmount),
            winAmount: BigInt(seat.winAmount),
            rakeAmount: BigInt(seat.rakeAmount),
          })),
        }),
      )
    },
    settlePlay: (play) => settleOne({ database, jackpots }, vendor, play),
    async blockedAmong(memberIds) {
      const blocked = await blockedAmong(database.kysely, memberIds)
      return seatsHousePlayers
        ? [...blocked]
        : [...blocked, ...(await housePlayersAmong(database.kysely, memberIds))]
    },
  }
}

/** Who sits down with a session: the name that others at the table see, or undefined. */
function playerFinder(
  { database, gameSessions, seatsHousePlayers }: Omit<Parts, 'jackpots'>,
  vendor: string,
): StackPort['playerOf'] {
  /** The member's valid session for real money. */
  const sessionOf = async ({ memberId, sessionToken }: { memberId: string; sessionToken: string }) => {
    const session = await gameSessions.find(sessionToken)
    return session?.isLive &&
      session.vendor === vendor &&
      session.memberId === memberId &&
      session.mode === 'REAL'
      ? session
      : undefined
  }
  /** A house player is refused if members play for money. */
  return async (message) => {
    const session = await sessionOf(message)
    const account =
      session &&
      (await accountOf(database.kysely, { merchantId: session.merchantId, accountId: session.memberId }))
    if (account?.kind !== 'house') return account && { name: maskName(account.username), isHouse: false }
    return seatsHousePlayers ? { name: account.nickname, isHouse: true } : undefined
  }
}

async function settleOne(
  { database, jackpots }: Pick<Parts, 'database' | 'jackpots'>,
  vendor: string,
  { roundId, gameCode, stackId, stakeAmount, winAmount, jackpot }: Parameters<StackPort['settlePlay']>[0],
): ReturnType<StackPort['settlePlay']> {
  const order = {
    roundId,
    vendor,
    gameCode,
    stackId,
    stakeAmount: BigInt(stakeAmount),
    winAmount: BigInt(winAmount),
  }
  const ride = jackpot && jackpots.rideOfPlay(jackpot)
  return database.transaction(async (tx) => {
    const { leftAmount, txnId } = await settlePlay(tx, order)
    // In the transaction that moves the stake: a repeated settlement raises nothing more.
    if (ride && txnId !== null)
      await raisePools(tx, {
        ride,
        txnId,
        vendor,
        gameCode,
        roundId,
        stakeAmount: order.stakeAmount,
        memberId: jackpot.memberId,
      })
    return { leftAmount: toWireAmount(leftAmount) }
  })
}

function answerOf({ status, reason, limit, blockedUntil, stackId, balance }: WalletAnswer): StackAnswer {
  return {
    status,
    balanceAmount: toWireAmount(balance),
    ...(reason === undefined ? {} : { reason }),
    ...(limit === undefined ? {} : { limitAmount: toWireAmount(limit) }),
    ...(blockedUntil === undefined ? {} : { blockedUntil: blockedUntil.toISOString() }),
    ...(stackId === undefined ? {} : { stackId }),
  }
}
