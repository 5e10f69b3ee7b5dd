/** The life of a round: wins, closing, rollbacks, and messages in the wrong order. */
import { newKey } from '../client.ts'
import { PAYOUT, STAKE, type Group } from '../kit.ts'

export const rounds: Group = {
  title: 'Rounds',
  cases: [
    {
      name: 'a lost round: win of 0 closes it',
      async run(kit) {
        const round = kit.round()
        await kit.moves(-STAKE, async () => {
          await kit.sendFor('OK', 'bet', round.bet())
          kit.expect(await kit.send('round', { roundId: round.roundId }), {
            status: 'OK',
            state: 'OPEN',
            betAmount: STAKE,
            winAmount: 0,
          })
          await kit.sendFor('OK', 'win', round.win({ amount: 0 }))
        })
        kit.expect(await kit.send('round', { roundId: round.roundId }), {
          status: 'OK',
          state: 'CLOSED',
          betAmount: STAKE,
          winAmount: 0,
        })
      },
    },
    {
      name: 'a bet with roundClosed ends the round as lost',
      async run(kit) {
        const round = kit.round()
        await kit.sendFor('OK', 'bet', round.bet({ roundClosed: true }))
        kit.expect(await kit.send('round', { roundId: round.roundId }), { status: 'OK', state: 'CLOSED' })
      },
    },
    {
      name: 'two bets and two wins in one round add up',
      async run(kit) {
        const round = kit.round()
        await kit.moves(2 * PAYOUT - 2 * STAKE, async () => {
          await kit.sendFor('OK', 'bet', round.bet())
          await kit.sendFor('OK', 'bet', round.bet())
          await kit.sendFor('OK', 'win', round.win({ roundClosed: false }))
          await kit.sendFor('OK', 'win', round.win())
        })
        kit.expect(await kit.send('round', { roundId: round.roundId }), {
          status: 'OK',
          state: 'CLOSED',
          betAmount: 2 * STAKE,
          winAmount: 2 * PAYOUT,
        })
      },
    },
    {
      name: 'a win for a named bet, with a jackpot in it',
      async run(kit) {
        const round = kit.round()
        const bet = round.bet()
        await kit.moves(PAYOUT - STAKE, async () => {
          await kit.sendFor('OK', 'bet', bet)
          await kit.sendFor(
            'OK',
            'win',
            round.win({ betTransactionId: bet.transactionId, jackpotAmount: 50 }),
          )
        })
      },
    },
    {
      name: 'a win after the round was closed is ROUND_CLOSED, unless configured',
      async run(kit) {
        const round = kit.round()
        await kit.sendFor('OK', 'bet-win', round.betWin())
        const { lateWins } = kit.choices
        await kit.moves(lateWins ? PAYOUT : 0, () =>
          kit.sendFor(lateWins ? 'OK' : 'ROUND_CLOSED', 'win', round.win()),
        )
      },
    },
    {
      name: 'a bet in a closed round is ROUND_CLOSED',
      async run(kit) {
        const round = kit.round()
        await kit.sendFor('OK', 'bet-win', round.betWin())
        await kit.moves(0, () => kit.sendFor('ROUND_CLOSED', 'bet', round.bet()))
      },
    },
    {
      name: 'a win without a bet is BET_NOT_FOUND, and good once the bet has come',
      async run(kit) {
        const round = kit.round()
        const win = round.win()
        await kit.moves(0, () => kit.sendFor('BET_NOT_FOUND', 'win', win))
        await kit.sendFor('OK', 'bet', round.bet())
        await kit.moves(PAYOUT, () => kit.sendFor('OK', 'win', win))
      },
    },
    {
      name: 'a win for a bet of another round is BET_NOT_FOUND',
      async run(kit) {
        const [one, other] = [kit.round(), kit.round()]
        const bet = one.bet()
        await kit.sendFor('OK', 'bet', bet)
        await kit.sendFor('OK', 'bet', other.bet())
        await kit.moves(0, () =>
          kit.sendFor('BET_NOT_FOUND', 'win', other.win({ betTransactionId: bet.transactionId })),
        )
      },
    },
    {
      name: 'a rollback returns the stake once; a second one under another id answers the first',
      async run(kit) {
        const round = kit.round()
        const bet = round.bet()
        await kit.sendFor('OK', 'bet', bet)
        await kit.moves(STAKE, async () => {
          const first = await kit.sendFor('OK', 'rollback', round.rollback(bet.transactionId))
          const second = await kit.sendFor('OK', 'rollback', round.rollback(bet.transactionId))
          kit.expect(second, { walletTransactionId: first.walletTransactionId })
        })
        kit.expect(await kit.send('round', { roundId: round.roundId }), { status: 'OK', state: 'CANCELLED' })
      },
    },
    {
      name: 'a rollback before its bet keeps a tombstone: the bet is BET_CANCELLED for ever',
      async run(kit) {
        const round = kit.round()
        const bet = round.bet()
        const status = kit.choices.unknownRollbackNotFound ? 'BET_NOT_FOUND' : 'OK'
        await kit.moves(0, async () => {
          await kit.sendFor(status, 'rollback', round.rollback(bet.transactionId))
          await kit.sendFor('BET_CANCELLED', 'bet', bet)
          await kit.sendFor('BET_CANCELLED', 'bet', bet)
          await kit.sendFor(status, 'rollback', round.rollback(bet.transactionId))
        })
      },
    },
    {
      name: 'bet and rollback at the same moment end without a stake taken',
      async run(kit) {
        await kit.moves(0, async () => {
          for (let turn = 0; turn < 5; turn++) {
            const round = kit.round()
            const bet = round.bet()
            await Promise.all([kit.send('bet', bet), kit.send('rollback', round.rollback(bet.transactionId))])
            await kit.send('rollback', round.rollback(bet.transactionId))
          }
        })
      },
    },
    {
      name: 'a rollback of a bet whose round has a win is BET_ALREADY_SETTLED',
      async run(kit) {
        const round = kit.round()
        const bet = round.bet()
        await kit.sendFor('OK', 'bet', bet)
        await kit.sendFor('OK', 'win', round.win())
        await kit.moves(0, () =>
          kit.sendFor('BET_ALREADY_SETTLED', 'rollback', round.rollback(bet.transactionId)),
        )
      },
    },
    {
      name: 'a win or a bet-win is rolled back only where configured, whole and once',
      async run(kit) {
        const [won, both] = [kit.round(), kit.round()]
        await kit.sendFor('OK', 'bet', won.bet())
        const win = won.win()
        await kit.sendFor('OK', 'win', win)
        const betWin = both.betWin()
        await kit.sendFor('OK', 'bet-win', betWin)
        const { winRollback } = kit.choices
        const status = winRollback ? 'OK' : 'BET_ALREADY_SETTLED'
        await kit.moves(winRollback ? -PAYOUT : 0, () =>
          kit.sendFor(status, 'rollback', won.rollback(win.transactionId)),
        )
        await kit.moves(winRollback ? STAKE - PAYOUT : 0, async () => {
          await kit.sendFor(status, 'rollback', both.rollback(betWin.transactionId))
          await kit.sendFor(status, 'rollback', both.rollback(betWin.transactionId))
        })
      },
    },
    {
      name: 'an unknown round is ROUND_NOT_FOUND',
      async run(kit) {
        await kit.sendFor('ROUND_NOT_FOUND', 'round', { roundId: newKey() })
      },
    },
  ],
}
