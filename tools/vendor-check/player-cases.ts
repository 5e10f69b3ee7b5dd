/** What a vendor's own endpoints must do with each call. */
import { randomUUID } from 'node:crypto'
import { Failure } from './kit.ts'
import { AMOUNT, PlayerKit } from './player-kit.ts'

const SKEW_S = 310

interface Case {
  name: string
  needsFinal?: true
  run(kit: PlayerKit): Promise<void>
}

type Side = 'deposit' | 'withdraw'

const together = <Result>(count: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, work))

/** Messages that are right: each moves the money once. */
function movingCases(call: Side): Case[] {
  const change = call === 'deposit' ? AMOUNT : -AMOUNT
  return [
    {
      name: `${call}: moves the money and says what the pocket holds`,
      run: (kit) =>
        kit.moves(change, async () => {
          const before = await kit.balance()
          const { balanceAmount } = await kit.sendFor('OK', call, kit.money())
          if (balanceAmount !== before + change)
            throw new Failure(`balanceAmount is ${String(balanceAmount)} and not ${before + change}`)
        }),
    },
    {
      name: `${call}: repeated, it is OK again and nothing moves`,
      run: (kit) =>
        kit.moves(change, async () => {
          const message = kit.money()
          for (let turn = 0; turn < 3; turn++) await kit.sendFor('OK', call, message)
        }),
    },
    {
      name: `${call}: twenty at once under one id move once`,
      run: (kit) =>
        kit.moves(change, async () => {
          const message = kit.money()
          await together(20, () => kit.sendFor('OK', call, message))
        }),
    },
    {
      name: `${call}: its id again with another amount moves nothing more`,
      run: (kit) =>
        kit.moves(change, async () => {
          const message = kit.money()
          await kit.sendFor('OK', call, message)
          await kit.send(call, { ...message, amount: AMOUNT + 1 })
        }),
    },
    {
      name: `${call}: asked for afterwards, the transaction is OK`,
      run: (kit) =>
        kit.moves(change, async () => {
          const message = kit.money()
          await kit.sendFor('OK', call, message)
          await kit.sendFor('OK', 'transaction', { transactionId: message.transactionId })
        }),
    },
    {
      name: `${call}: its answer lost, the message again and the question after it agree, and it moved once`,
      run: (kit) =>
        kit.moves(change, async () => {
          const message = kit.money()
          await kit.lose(call, message)
          await kit.sendFor('OK', call, message)
          await kit.sendFor('OK', 'transaction', { transactionId: message.transactionId })
        }),
    },
  ]
}

/** Messages that are wrong: none moves anything. */
const refusedCases = (call: Side): Case[] => [
  {
    name: `${call}: zero, negative, fractional and textual amounts move nothing`,
    run: (kit) =>
      kit.moves(0, async () => {
        for (const amount of [0, -AMOUNT, 0.5, '500', null]) {
          const answer = await kit.send(call, { ...kit.money(), amount })
          if (answer.status === 'OK') throw new Failure(`an amount of ${JSON.stringify(amount)} was OK`)
        }
      }),
  },
  {
    name: `${call}: a message signed too long ago, or ahead of time, does nothing, so that a lost one dies`,
    run: (kit) =>
      kit.moves(0, async () => {
        for (const skewS of [-SKEW_S, SKEW_S]) {
          const { http } = await kit.send(call, kit.money(), { skewS })
          if (http !== 401) throw new Failure(`${skewS} s from now: HTTP ${http}`)
        }
      }),
  },
  {
    name: `${call}: asked for before it came and answered NOT_FOUND, it never happens`,
    needsFinal: true,
    run: (kit) =>
      kit.moves(0, async () => {
        const message = kit.money()
        await kit.sendFor('NOT_FOUND', 'transaction', { transactionId: message.transactionId })
        const { status } = await kit.send(call, message)
        if (status === 'OK') throw new Failure('it was OK')
        await kit.sendFor('NOT_FOUND', 'transaction', { transactionId: message.transactionId })
      }),
  },
]

const sides = (['deposit', 'withdraw'] as const).flatMap((call) => [
  ...movingCases(call),
  ...refusedCases(call),
])

export const cases: readonly Case[] = [
  {
    name: 'balance: a whole amount',
    run: async (kit) => {
      await kit.balance()
    },
  },
  ...sides,
  {
    name: 'withdraw: more than the pocket holds is INSUFFICIENT_FUNDS and moves nothing',
    run: (kit) =>
      kit.moves(0, async () => {
        const message = kit.money((await kit.balance()) + 1)
        await kit.sendFor('INSUFFICIENT_FUNDS', 'withdraw', message)
        const { status } = await kit.send('transaction', { transactionId: message.transactionId })
        if (status === 'OK') throw new Failure('asked for afterwards, it is OK')
      }),
  },
  {
    name: 'withdraw: ten at once of all there is, one is OK',
    async run(kit) {
      await kit.sendFor('OK', 'deposit', kit.money())
      const all = await kit.balance()
      const answers = await together(10, () => kit.send('withdraw', kit.money(all)))
      const count = answers.filter((answer) => answer.status === 'OK').length
      if (count !== 1) throw new Failure(`${count} were OK`)
      if ((await kit.balance()) !== 0) throw new Failure(`the pocket holds ${await kit.balance()}`)
      await kit.sendFor('OK', 'deposit', kit.money(all))
    },
  },
  {
    name: 'transaction: one that never came is NOT_FOUND',
    run: async (kit) => {
      await kit.sendFor('NOT_FOUND', 'transaction', { transactionId: randomUUID() })
    },
  },
  {
    name: 'each call: another secret, another body or another vendor is 401 and does nothing',
    run: (kit) =>
      kit.moves(0, async () => {
        for (const call of ['balance', 'deposit', 'withdraw', 'transaction'] as const) {
          for (const spoiled of [{ secret: 'not-the-secret' }, { signedBody: '{}' }, { vendor: 'NOBODY' }]) {
            const { http } = await kit.send(call, kit.money(), spoiled)
            if (http !== 401) throw new Failure(`${call} ${Object.keys(spoiled)[0]!}: HTTP ${http}`)
          }
        }
      }),
  },
]
