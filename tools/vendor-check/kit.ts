/** What a case is played with: a session, the messages of a round, and what to expect of an answer. */
import { isDeepStrictEqual } from 'node:util'
import type { VendorCallName } from '../../contract/vendor/launch/messages.ts'
import { newKey, type Answer, type Spoiled, type VendorClient } from './client.ts'

export interface Session {
  memberId: string
  sessionToken: string
  gameCode: string
  currency: string
}

/** How the vendor is configured if the contract leaves a choice. */
export interface Choices {
  lateWins: boolean
  winRollback: boolean
  unknownRollbackNotFound: boolean
}

export class Failure extends Error {}

/** Amounts of the cases, small enough for any member who holds a few baht. */
export const STAKE = 200
export const PAYOUT = 150

type Fields = Record<string, unknown>

export class Kit {
  readonly client: VendorClient
  readonly session: Session
  readonly choices: Choices
  /** Ends the member's session; absent if the kit cannot. */
  readonly signOut: (() => Promise<void>) | undefined
  /** The launch token that the session was opened with, spent. */
  readonly spentToken: string | undefined

  constructor(
    client: VendorClient,
    session: Session,
    choices: Choices,
    means: { signOut?: () => Promise<void>; spentToken?: string } = {},
  ) {
    this.client = client
    this.session = session
    this.choices = choices
    this.signOut = means.signOut
    this.spentToken = means.spentToken
  }

  send(call: VendorCallName, message: Fields, spoiled?: Spoiled): Promise<Answer> {
    return this.client.send(call, message, spoiled)
  }

  /** Messages of one round, complete and right until a field is overwritten. */
  round(roundId: string = newKey()) {
    const { memberId, sessionToken, gameCode, currency } = this.session
    const bet = (fields: Fields = {}) => ({
      transactionId: newKey(),
      memberId,
      sessionToken,
      gameCode,
      roundId,
      amount: STAKE,
      currency,
      ...fields,
    })
    const win = (fields: Fields = {}) => ({
      transactionId: newKey(),
      memberId,
      gameCode,
      roundId,
      amount: PAYOUT,
      currency,
      roundClosed: true,
      ...fields,
    })
    const betWin = (fields: Fields = {}) => ({
      transactionId: newKey(),
      memberId,
      sessionToken,
      gameCode,
      roundId,
      betAmount: STAKE,
      winAmount: PAYOUT,
      currency,
      ...fields,
    })
    const rollback = (originalTransactionId: string, fields: Fields = {}) => ({
      transactionId: newKey(),
      originalTransactionId,
      memberId,
      roundId,
      ...fields,
    })
    return { roundId, bet, win, betWin, rollback }
  }

  async balance(): Promise<number> {
    const { memberId, sessionToken } = this.session
    const answer = await this.send('balance', { memberId, sessionToken })
    this.expect(answer, { status: 'OK', currency: this.session.currency })
    if (!Number.isInteger(answer.balanceAmount))
      throw new Failure(`balanceAmount is ${String(answer.balanceAmount)}`)
    return answer.balanceAmount as number
  }

  expect(answer: Answer, fields: Fields): void {
    for (const [name, value] of Object.entries(fields)) {
      if (!isDeepStrictEqual(answer[name], value))
        throw new Failure(
          `${name} is ${JSON.stringify(answer[name])} and not ${JSON.stringify(value)}; the answer was ${JSON.stringify(answer)}`,
        )
    }
    const http = answer.status === 'INVALID_SIGNATURE' ? 401 : answer.status === 'BUSY' ? 503 : 200
    if (answer.http !== http) throw new Failure(`${answer.status} came with HTTP ${answer.http}`)
  }

  /** Sends and expects a status. */
  async sendFor(status: string, call: VendorCallName, message: Fields, spoiled?: Spoiled): Promise<Answer> {
    const answer = await this.send(call, message, spoiled)
    this.expect(answer, { status })
    return answer
  }

  /** The work may change the balance by exactly this much. */
  async moves(amount: number, work: () => Promise<unknown>): Promise<void> {
    const before = await this.balance()
    await work()
    const after = await this.balance()
    if (after - before !== amount)
      throw new Failure(`the balance moved by ${after - before} and not by ${amount}`)
  }

  /** A repeat gets the first answer again, with the balance of that moment. */
  async expectRepeat(call: VendorCallName, message: Fields, first: Answer): Promise<void> {
    const again = await this.send(call, message)
    this.expect(again, {
      status: first.status,
      walletTransactionId: first.walletTransactionId,
      balanceAmount: first.balanceAmount,
      currentBalanceAmount: await this.balance(),
    })
  }
}

export interface Case {
  readonly name: string
  /** Absent: always. */
  readonly needs?: 'sign-out' | 'launch-token'
  run(kit: Kit): Promise<void>
}

export interface Group {
  readonly title: string
  readonly cases: readonly Case[]
}
