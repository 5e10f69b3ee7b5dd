/**
 * Members playing at a vendor who insists: the same message until its answer is definite, through kills and
 * cuts.
 */
import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from './server.ts'

export interface VendorAnswer {
  status: string
  balanceAmount?: number
  currentBalanceAmount?: number
  walletTransactionId?: string
}
export interface Seated {
  memberId: string
  sessionToken: string
  expected: number
  played: number
}

/** How long an answer may take in all, repeats included (I8). */
const LONGEST_MS = 60_000

export class VendorPlay {
  /** The longest that a message was repeated until its answer was definite. */
  longestMs = 0
  repeats = 0
  readonly #origin: string
  readonly #random: (below: number) => number
  #ids = 0

  constructor(origin: string, random: (below: number) => number) {
    this.#origin = origin
    this.#random = random
  }

  /** One signed message; undefined if no definite answer came. */
  async tell(path: string, message: Record<string, unknown>): Promise<VendorAnswer | undefined> {
    const body = JSON.stringify(message)
    const timestamp = String(Math.floor(Date.now() / 1_000))
    const signature = createHmac('sha256', 'acme-demo-secret').update(`${timestamp}.${body}`).digest('hex')
    try {
      const answer = await fetch(`${this.#origin}/vendor/v1/${path}`, {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(10_000),
        headers: {
          'content-type': 'application/json',
          'x-vendor': 'ACME',
          'x-timestamp': timestamp,
          'x-signature': signature,
        },
      })
      const json = (await answer.json()) as VendorAnswer
      return answer.status === 200 && json.status !== 'BUSY' ? json : undefined
    } catch {
      return undefined
    }
  }

  async insist(path: string, message: Record<string, unknown>): Promise<VendorAnswer> {
    const begin = performance.now()
    while (performance.now() - begin < LONGEST_MS) {
      const answer = await this.tell(path, message)
      this.longestMs = Math.max(this.longestMs, performance.now() - begin)
      if (answer) return answer
      this.repeats++
      await sleep(100)
    }
    throw new Error(`I8: no definite answer to ${path} within ${LONGEST_MS / 1_000} s`)
  }

  /** Signs a demo member in and opens a game at the vendor. */
  async enter(username: string): Promise<Seated> {
    const client = createClient(this.#origin)
    const token = await client.signIn(username)
    const launch = await client.post<{ url: string }>(
      '/api/wps/game/launchGame',
      { vassalage: 'ACME', gameCode: 'ACME-1', accountType: 1 },
      { token },
    )
    const launchToken = new URL(launch.value.url, this.#origin).searchParams.get('token')
    const entered = (await this.insist('authenticate', { launchToken })) as VendorAnswer & {
      memberId: string
      sessionToken: string
    }
    return {
      memberId: entered.memberId,
      sessionToken: entered.sessionToken,
      expected: entered.balanceAmount!,
      played: 0,
    }
  }

  /**
   * One round: a bet, sometimes said twice, then a win said twice at once or a rollback said twice at once.
   */
  async playRound(seat: Seated): Promise<void> {
    const id = `${seat.memberId.slice(-12)}-${++this.#ids}-${this.#random(1_000_000_000)}`
    const round = { memberId: seat.memberId, roundId: `r-${id}` }
    const amount = 100 + this.#random(900)
    const bet = {
      transactionId: `b-${id}`,
      ...round,
      sessionToken: seat.sessionToken,
      gameCode: 'ACME-1',
      amount,
      currency: 'THB',
    }
    const rollback = { transactionId: `x-${id}`, originalTransactionId: bet.transactionId, ...round }
    const fate = this.#random(100)
    if (fate < 5) {
      // The rollback overtakes its bet: a tombstone, and the bet that comes after has no effect.
      expectStatus(await this.insist('rollback', rollback), 'OK')
      expectStatus(await this.insist('bet', bet), 'BET_CANCELLED')
      seat.played++
      return
    }
    const placed = await this.insist('bet', bet)
    expectStatus(placed, 'OK')
    seat.expected -= amount
    if (this.#random(10) < 3) {
      const again = await this.insist('bet', bet)
      if (again.walletTransactionId !== placed.walletTransactionId)
        throw new Error('I7: the same bet said again was answered with another transaction')
    }
    if (fate < 30) {
      for (const answer of await Promise.all([
        this.insist('rollback', rollback),
        this.insist('rollback', rollback),
      ]))
        expectStatus(answer, 'OK')
      seat.expected += amount
    } else {
      // Half of the rounds win, on average twice the stake, so that nobody runs out of money in a long test.
      const winAmount = this.#random(2) === 0 ? 0 : this.#random(2_200)
      const win = {
        transactionId: `w-${id}`,
        ...round,
        gameCode: 'ACME-1',
        amount: winAmount,
        currency: 'THB',
        betTransactionId: bet.transactionId,
        roundClosed: true,
      }
      for (const answer of await Promise.all([this.insist('win', win), this.insist('win', win)]))
        expectStatus(answer, 'OK')
      seat.expected += winAmount
    }
    seat.played++
  }
}

function expectStatus(answer: VendorAnswer, status: string): void {
  if (answer.status !== status) throw new Error(`answered ${answer.status} where ${status} was right`)
}
