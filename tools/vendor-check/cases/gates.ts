/** Who may bet, on what and how much, and in which order it is asked. */
import { newKey } from '../client.ts'
import { PAYOUT, STAKE, type Group } from '../kit.ts'

const STRANGER = 'nobody-has-this-id'

export const gates: Group = {
  title: 'Members, sessions, games, limits, funds',
  cases: [
    {
      name: 'an unknown member is MEMBER_NOT_FOUND in every call',
      async run(kit) {
        const round = kit.round()
        const stranger = { memberId: STRANGER }
        await kit.sendFor('MEMBER_NOT_FOUND', 'balance', {
          ...stranger,
          sessionToken: kit.session.sessionToken,
        })
        await kit.sendFor('MEMBER_NOT_FOUND', 'bet', round.bet(stranger))
        await kit.sendFor('MEMBER_NOT_FOUND', 'bet-win', round.betWin(stranger))
        await kit.sendFor('MEMBER_NOT_FOUND', 'win', round.win(stranger))
        await kit.sendFor('MEMBER_NOT_FOUND', 'rollback', round.rollback(newKey(), stranger))
      },
    },
    {
      name: 'an unknown session is SESSION_EXPIRED, with the balance',
      async run(kit) {
        // Nothing says in which money an unknown session would play; real money is assumed.
        const balance = kit.session.currency === 'THB' ? { balanceAmount: await kit.balance() } : {}
        const dead = { sessionToken: 'no-such-session' }
        await kit.sendFor('SESSION_EXPIRED', 'balance', { memberId: kit.session.memberId, ...dead })
        kit.expect(await kit.send('bet', kit.round().bet(dead)), { status: 'SESSION_EXPIRED', ...balance })
        kit.expect(await kit.send('bet-win', kit.round().betWin(dead)), {
          status: 'SESSION_EXPIRED',
          ...balance,
        })
      },
    },
    {
      name: 'a game that is not open is GAME_DISABLED, with the balance',
      async run(kit) {
        const before = await kit.balance()
        kit.expect(await kit.send('bet', kit.round().bet({ gameCode: 'NO-SUCH-GAME' })), {
          status: 'GAME_DISABLED',
          balanceAmount: before,
        })
      },
    },
    {
      name: 'another currency is CURRENCY_MISMATCH',
      async run(kit) {
        const round = kit.round()
        await kit.sendFor('OK', 'bet', round.bet())
        await kit.moves(0, async () => {
          await kit.sendFor('CURRENCY_MISMATCH', 'bet', kit.round().bet({ currency: 'XXX' }))
          await kit.sendFor('CURRENCY_MISMATCH', 'win', round.win({ currency: 'XXX' }))
          await kit.sendFor(
            'CURRENCY_MISMATCH',
            'win',
            round.win({ currency: kit.session.currency === 'THB' ? 'TRIAL' : 'THB' }),
          )
        })
      },
    },
    {
      name: 'more than the balance is INSUFFICIENT_FUNDS, with the balance; the whole balance is good',
      async run(kit) {
        const before = await kit.balance()
        kit.expect(await kit.send('bet', kit.round().bet({ amount: before + 1 })), {
          status: 'INSUFFICIENT_FUNDS',
          balanceAmount: before,
        })
        const round = kit.round()
        const bet = round.bet({ amount: before })
        kit.expect(await kit.send('bet', bet), { status: 'OK', balanceAmount: 0 })
        await kit.sendFor('OK', 'rollback', round.rollback(bet.transactionId))
        if ((await kit.balance()) !== before) throw new Error('the stake did not come back')
      },
    },
    {
      name: 'twenty bets at once of the whole balance: one is taken',
      async run(kit) {
        const whole = await kit.balance()
        const bets = Array.from({ length: 20 }, () => {
          const round = kit.round()
          return { round, bet: round.bet({ amount: whole }) }
        })
        const answers = await Promise.all(bets.map(({ bet }) => kit.send('bet', bet)))
        const taken = answers.filter((answer) => answer.status === 'OK').length
        for (const [at, { round, bet }] of bets.entries())
          if (answers[at]!.status === 'OK') await kit.send('rollback', round.rollback(bet.transactionId))
        if (taken !== 1) throw new Error(`${taken} were taken`)
        if ((await kit.balance()) !== whole) throw new Error('the stake did not come back')
      },
    },
    {
      name: 'the order of checks: form before member, member before session, session before game, game before funds',
      async run(kit) {
        const poor = { amount: (await kit.balance()) + 1 }
        const closed = { ...poor, gameCode: 'NO-SUCH-GAME' }
        const dead = { ...closed, sessionToken: 'no-such-session' }
        const stranger = { ...dead, memberId: STRANGER }
        const { bet } = kit.round()
        await kit.sendFor('INVALID_REQUEST', 'bet', bet({ ...stranger, amount: 0 }))
        await kit.sendFor('MEMBER_NOT_FOUND', 'bet', bet(stranger))
        await kit.sendFor('SESSION_EXPIRED', 'bet', bet(dead))
        await kit.sendFor('GAME_DISABLED', 'bet', bet(closed))
        await kit.sendFor('INSUFFICIENT_FUNDS', 'bet', bet(poor))
      },
    },
    {
      name: 'an unknown launch token is TOKEN_INVALID',
      async run(kit) {
        await kit.sendFor('TOKEN_INVALID', 'authenticate', { launchToken: 'no-such-token' })
      },
    },
    {
      name: 'a launch token is good once',
      needs: 'launch-token',
      async run(kit) {
        await kit.sendFor('TOKEN_INVALID', 'authenticate', { launchToken: kit.spentToken! })
      },
    },
    {
      name: 'after sign-out: bets are SESSION_EXPIRED, repeats get their first answer, wins and rollbacks are accepted',
      needs: 'sign-out',
      async run(kit) {
        const [won, returned] = [kit.round(), kit.round()]
        const [wonBet, returnedBet] = [won.bet(), returned.bet()]
        const first = await kit.sendFor('OK', 'bet', wonBet)
        await kit.sendFor('OK', 'bet', returnedBet)
        await kit.signOut!()
        await kit.sendFor('SESSION_EXPIRED', 'bet', kit.round().bet())
        kit.expect(await kit.send('bet', wonBet), {
          status: 'OK',
          walletTransactionId: first.walletTransactionId,
          balanceAmount: first.balanceAmount,
        })
        await kit.sendFor('DUPLICATE_TRANSACTION', 'bet', { ...wonBet, amount: STAKE + 5 })
        const afterWin = await kit.sendFor('OK', 'win', won.win())
        kit.expect(await kit.send('rollback', returned.rollback(returnedBet.transactionId)), {
          status: 'OK',
          balanceAmount: (afterWin.balanceAmount as number) + STAKE,
        })
        kit.expect(afterWin, { balanceAmount: (first.balanceAmount as number) - STAKE + PAYOUT })
      },
    },
  ],
}
