/** Each money call × first, repeat, parallel repeat, changed content. */
import type { VendorCallName } from '../../../contract/vendor/launch/messages.ts'
import { newKey } from '../client.ts'
import { Failure, PAYOUT, STAKE, type Case, type Group, type Kit } from '../kit.ts'

type Fields = Record<string, unknown>

interface Prepared {
  message: Fields
  /** What the first one does to the balance. */
  moves: number
  /** The same id with something else in it, by the name of what differs. */
  changed: Record<string, Fields>
}

interface Subject {
  call: VendorCallName
  prepare(kit: Kit): Promise<Prepared>
}

const subjects: readonly Subject[] = [
  {
    call: 'bet',
    async prepare(kit) {
      const message = kit.round().bet()
      return {
        message,
        moves: -STAKE,
        changed: { amount: { ...message, amount: STAKE + 1 }, roundId: { ...message, roundId: newKey() } },
      }
    },
  },
  {
    call: 'win',
    async prepare(kit) {
      const round = kit.round()
      await kit.sendFor('OK', 'bet', round.bet())
      const message = round.win()
      return {
        message,
        moves: PAYOUT,
        changed: {
          amount: { ...message, amount: PAYOUT + 1 },
          roundClosed: { ...message, roundClosed: false },
        },
      }
    },
  },
  {
    call: 'bet-win',
    async prepare(kit) {
      const message = kit.round().betWin()
      return {
        message,
        moves: PAYOUT - STAKE,
        changed: {
          winAmount: { ...message, winAmount: PAYOUT + 1 },
          betAmount: { ...message, betAmount: STAKE + 1 },
        },
      }
    },
  },
  {
    call: 'rollback',
    async prepare(kit) {
      const round = kit.round()
      const bet = round.bet()
      await kit.sendFor('OK', 'bet', bet)
      const message = round.rollback(bet.transactionId)
      return {
        message,
        moves: STAKE,
        changed: { originalTransactionId: { ...message, originalTransactionId: newKey() } },
      }
    },
  },
]

const PARALLEL = 8

const casesOf = ({ call, prepare }: Subject): Case[] => [
  {
    name: `${call}: the first moves the balance and answers it`,
    async run(kit) {
      const { message, moves } = await prepare(kit)
      const before = await kit.balance()
      const first = await kit.sendFor('OK', call, message)
      kit.expect(first, { balanceAmount: before + moves, currency: kit.session.currency })
      if (typeof first.walletTransactionId !== 'string' || first.walletTransactionId === '')
        throw new Failure('walletTransactionId is missing')
      if ((await kit.balance()) !== before + moves)
        throw new Failure('the answered balance differs from the one of /balance')
    },
  },
  {
    name: `${call}: a repeat answers the first answer and moves nothing`,
    async run(kit) {
      const { message } = await prepare(kit)
      const first = await kit.sendFor('OK', call, message)
      // Another bet in between: the repeat still has the balance of its own moment.
      await kit.sendFor('OK', 'bet-win', kit.round().betWin())
      await kit.moves(0, () => kit.expectRepeat(call, message, first))
    },
  },
  {
    name: `${call}: ${PARALLEL} at once move the balance once`,
    async run(kit) {
      const { message, moves } = await prepare(kit)
      await kit.moves(moves, async () => {
        const answers = await Promise.all(Array.from({ length: PARALLEL }, () => kit.send(call, message)))
        for (const answer of answers)
          kit.expect(answer, {
            status: 'OK',
            walletTransactionId: answers[0]!.walletTransactionId,
            balanceAmount: answers[0]!.balanceAmount,
          })
      })
    },
  },
  {
    name: `${call}: the same id with other content is DUPLICATE_TRANSACTION`,
    async run(kit) {
      const { message, changed } = await prepare(kit)
      const first = await kit.sendFor('OK', call, message)
      await kit.moves(0, async () => {
        for (const other of Object.values(changed)) await kit.sendFor('DUPLICATE_TRANSACTION', call, other)
        await kit.expectRepeat(call, message, first)
      })
    },
  },
]

const acrossCalls: Case = {
  name: 'an id used by one call is DUPLICATE_TRANSACTION in another',
  async run(kit) {
    const round = kit.round()
    const bet = round.bet()
    await kit.sendFor('OK', 'bet', bet)
    await kit.moves(0, async () => {
      await kit.sendFor('DUPLICATE_TRANSACTION', 'win', round.win({ transactionId: bet.transactionId }))
      await kit.sendFor(
        'DUPLICATE_TRANSACTION',
        'bet-win',
        kit.round().betWin({ transactionId: bet.transactionId }),
      )
    })
  },
}

const refusedRepeat: Case = {
  name: 'a refused bet repeated is refused again',
  async run(kit) {
    const bet = kit.round().bet({ amount: (await kit.balance()) + 1 })
    await kit.sendFor('INSUFFICIENT_FUNDS', 'bet', bet)
    await kit.sendFor('INSUFFICIENT_FUNDS', 'bet', bet)
  },
}

export const repeats: Group = {
  title: 'Repeats',
  cases: [...subjects.flatMap(casesOf), acrossCalls, refusedRepeat],
}
