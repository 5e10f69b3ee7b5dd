/** The part of the kit for vendors that keep pockets: speaks as the platform does and holds the answers to docs/vendors. */
import { randomUUID } from 'node:crypto'
import type { PlayerCall } from '../../contract/vendor/launch/player-calls.ts'
import { signVendorMessage } from '../../platform/vendor-signature.ts'
import { Failure } from './kit.ts'
import type { CheckResult } from './run-checks.ts'

export interface PlayerOptions { api: string; vendor: string; secret: string; member: string; 'not-found-is-final'?: boolean }

interface Answer { http: number; status: string; balanceAmount?: unknown }
interface Spoiled { secret?: string; skewS?: number; signedBody?: string; vendor?: string; hangUpMs?: number }

const AMOUNT = 500
const SKEW_S = 310

class PlayerKit {
  readonly options: PlayerOptions

  constructor(options: PlayerOptions) {
    this.options = options
  }

  async send(call: PlayerCall, message: object, spoiled: Spoiled = {}): Promise<Answer> {
    const { api, vendor, secret } = this.options
    const body = JSON.stringify(message)
    const timestamp = String(Math.floor(Date.now() / 1000) + (spoiled.skewS ?? 0))
    const reply = await fetch(`${api.replace(/\/$/, '')}/player/${call}`, {
      method: 'POST', body, signal: AbortSignal.timeout(spoiled.hangUpMs ?? 10_000),
      headers: {
        'content-type': 'application/json', 'x-vendor': spoiled.vendor ?? vendor, 'x-timestamp': timestamp,
        'x-signature': signVendorMessage(spoiled.secret ?? secret, timestamp, spoiled.signedBody ?? body),
      },
    })
    return { ...(await reply.json().catch(() => ({ status: 'no JSON' })) as { status: string }), http: reply.status }
  }

  /** Sends a message and hangs up without reading what came of it: the outcome is unknown, as after a cut line. */
  async lose(call: PlayerCall, message: object): Promise<void> {
    await this.send(call, message, { hangUpMs: 5 }).catch(() => {})
  }

  money(amount = AMOUNT, transactionId: string = randomUUID()) {
    return { transactionId, memberId: this.options.member, amount, currency: 'THB' }
  }

  async balance(): Promise<number> {
    const answer = await this.sendFor('OK', 'balance', { memberId: this.options.member })
    return answer.balanceAmount as number
  }

  /** Sends and expects a status, with HTTP 200 and a whole balance. */
  async sendFor(status: string, call: PlayerCall, message: object): Promise<Answer> {
    const answer = await this.send(call, message)
    if (answer.status !== status || answer.http !== 200) throw new Failure(`${call} answered HTTP ${answer.http} ${answer.status} and not ${status}`)
    if (status === 'OK' && !(Number.isInteger(answer.balanceAmount) && (answer.balanceAmount as number) >= 0)) throw new Failure(`balanceAmount is ${JSON.stringify(answer.balanceAmount)}`)
    return answer
  }

  async moves(amount: number, work: () => Promise<unknown>): Promise<void> {
    const before = await this.balance()
    await work()
    const after = await this.balance()
    if (after - before !== amount) throw new Failure(`the pocket moved by ${after - before} and not by ${amount}`)
  }
}

interface Case { name: string; needsFinal?: true; run(kit: PlayerKit): Promise<void> }

const together = <Result>(count: number, work: () => Promise<Result>) => Promise.all(Array.from({ length: count }, work))

const sides = (['deposit', 'withdraw'] as const).flatMap((call): Case[] => {
  const change = call === 'deposit' ? AMOUNT : -AMOUNT
  return [
    { name: `${call}: moves the money and says what the pocket holds`, run: (kit) => kit.moves(change, async () => {
      const before = await kit.balance()
      const { balanceAmount } = await kit.sendFor('OK', call, kit.money())
      if (balanceAmount !== before + change) throw new Failure(`balanceAmount is ${String(balanceAmount)} and not ${before + change}`)
    }) },
    { name: `${call}: repeated, it is OK again and nothing moves`, run: (kit) => kit.moves(change, async () => {
      const message = kit.money()
      for (let turn = 0; turn < 3; turn++) await kit.sendFor('OK', call, message)
    }) },
    { name: `${call}: twenty at once under one id move once`, run: (kit) => kit.moves(change, async () => {
      const message = kit.money()
      await together(20, () => kit.sendFor('OK', call, message))
    }) },
    { name: `${call}: its id again with another amount moves nothing more`, run: (kit) => kit.moves(change, async () => {
      const message = kit.money()
      await kit.sendFor('OK', call, message)
      await kit.send(call, { ...message, amount: AMOUNT + 1 })
    }) },
    { name: `${call}: asked for afterwards, the transaction is OK`, run: (kit) => kit.moves(change, async () => {
      const message = kit.money()
      await kit.sendFor('OK', call, message)
      await kit.sendFor('OK', 'transaction', { transactionId: message.transactionId })
    }) },
    { name: `${call}: its answer lost, the message again and the question after it agree, and it moved once`, run: (kit) => kit.moves(change, async () => {
      const message = kit.money()
      await kit.lose(call, message)
      await kit.sendFor('OK', call, message)
      await kit.sendFor('OK', 'transaction', { transactionId: message.transactionId })
    }) },
    { name: `${call}: zero, negative, fractional and textual amounts move nothing`, run: (kit) => kit.moves(0, async () => {
      for (const amount of [0, -AMOUNT, 0.5, '500', null]) {
        const answer = await kit.send(call, { ...kit.money(), amount })
        if (answer.status === 'OK') throw new Failure(`an amount of ${JSON.stringify(amount)} was OK`)
      }
    }) },
    { name: `${call}: a message signed too long ago, or ahead of time, does nothing, so that a lost one dies`, run: (kit) => kit.moves(0, async () => {
      for (const skewS of [-SKEW_S, SKEW_S]) {
        const { http } = await kit.send(call, kit.money(), { skewS })
        if (http !== 401) throw new Failure(`${skewS} s from now: HTTP ${http}`)
      }
    }) },
    { name: `${call}: asked for before it came and answered NOT_FOUND, it never happens`, needsFinal: true, run: (kit) => kit.moves(0, async () => {
      const message = kit.money()
      await kit.sendFor('NOT_FOUND', 'transaction', { transactionId: message.transactionId })
      const { status } = await kit.send(call, message)
      if (status === 'OK') throw new Failure('it was OK')
      await kit.sendFor('NOT_FOUND', 'transaction', { transactionId: message.transactionId })
    }) },
  ]
})

const cases: readonly Case[] = [
  { name: 'balance: a whole amount', run: async (kit) => { await kit.balance() } },
  ...sides,
  { name: 'withdraw: more than the pocket holds is INSUFFICIENT_FUNDS and moves nothing', run: (kit) => kit.moves(0, async () => {
    const message = kit.money(await kit.balance() + 1)
    await kit.sendFor('INSUFFICIENT_FUNDS', 'withdraw', message)
    const { status } = await kit.send('transaction', { transactionId: message.transactionId })
    if (status === 'OK') throw new Failure('asked for afterwards, it is OK')
  }) },
  { name: 'withdraw: ten at once of all there is, one is OK', async run(kit) {
    await kit.sendFor('OK', 'deposit', kit.money())
    const all = await kit.balance()
    const answers = await together(10, () => kit.send('withdraw', kit.money(all)))
    const count = answers.filter((answer) => answer.status === 'OK').length
    if (count !== 1) throw new Failure(`${count} were OK`)
    if (await kit.balance() !== 0) throw new Failure(`the pocket holds ${await kit.balance()}`)
    await kit.sendFor('OK', 'deposit', kit.money(all))
  } },
  { name: 'transaction: one that never came is NOT_FOUND', run: async (kit) => { await kit.sendFor('NOT_FOUND', 'transaction', { transactionId: randomUUID() }) } },
  { name: 'each call: another secret, another body or another vendor is 401 and does nothing', run: (kit) => kit.moves(0, async () => {
    for (const call of ['balance', 'deposit', 'withdraw', 'transaction'] as const) {
      for (const spoiled of [{ secret: 'not-the-secret' }, { signedBody: '{}' }, { vendor: 'NOBODY' }]) {
        const { http } = await kit.send(call, kit.money(), spoiled)
        if (http !== 401) throw new Failure(`${call} ${Object.keys(spoiled)[0]!}: HTTP ${http}`)
      }
    }
  }) },
]

/** Plays every case against a vendor's API; what needs a promise that the vendor does not make is named and not played. */
export async function checkPlayerApi(options: PlayerOptions, say: (line: string) => void): Promise<CheckResult> {
  const kit = new PlayerKit(options)
  const result: CheckResult = { passed: 0, failed: 0, notPlayed: 0 }
  say('Transfer mode')
  // The cases withdraw before they are paid back: the pocket is given something first, and left as it was found.
  const float = kit.money(AMOUNT * 20)
  await kit.sendFor('OK', 'deposit', float)
  for (const { name, needsFinal, run } of cases) {
    if (needsFinal && !options['not-found-is-final']) {
      result.notPlayed += 1
      say(`  -    ${name} (not played: needs --not-found-is-final)`)
      continue
    }
    const failure = await run(kit).then(() => null, (error: unknown) => error)
    if (failure === null) result.passed += 1
    else result.failed += 1
    say(failure === null ? `  ok   ${name}` : `  FAIL ${name}: ${failure instanceof Error ? failure.message : String(failure)}`)
  }
  await kit.send('withdraw', kit.money(float.amount))
  return result
}
