/** A stored hand as a table, and as its member sees it. */
import {
  costOf,
  isBust,
  lowTotalOf,
  replay,
  type Action,
  type Table,
} from '../../games/blackjack/rules/index.ts'
import { openStream } from '../../kernel/fair/stream.ts'
import { playCurrency, toWireAmount } from '../../kernel/money.ts'
import { sheet } from '../../games/blackjack/rules/sheet.ts'
import { hmac } from '../../platform/hashes.ts'
import type { CurrencyOf } from '../core/merchants.ts'
import { VOID, type HandRow } from './store/hands.ts'

/** The table after these decisions. The server seed is secret until the pair is retired. */
export function tableOf(
  hand: Pick<HandRow, 'client_seed' | 'nonce' | 'start_amount'>,
  serverSeed: string,
  decisions: readonly string[],
): Table {
  const stream = openStream(
    { serverSeed, clientSeed: hand.client_seed, nonce: hand.nonce, tag: sheet.tag },
    hmac,
  )
  return replay(stream, hand.start_amount, decisions as readonly Action[])
}

/** As on the wire (contract/vendor/studio/hand-fields.ts). */
export function handViewOf(
  hand: HandRow,
  table: Table,
  step: number,
  balance: bigint,
  currencyOf: CurrencyOf,
) {
  const isVoid = hand.state === VOID
  return {
    handId: hand.hand_id,
    gameCode: hand.game_code,
    step,
    state: isVoid ? ('VOID' as const) : table.isEnded ? ('SETTLED' as const) : ('OPEN' as const),
    dealer: { cards: [...table.dealer.cards], total: table.dealer.total },
    hands: table.hands.map((one) => ({
      cards: [...one.cards],
      total: one.total,
      isSoft: one.isSoft,
      lowTotal: lowTotalOf(one),
      isBust: isBust(one),
      betAmount: toWireAmount(one.stake),
      isDoubled: one.isDoubled,
      result: isVoid ? null : one.result,
      winAmount: isVoid ? 0 : toWireAmount(one.winAmount),
    })),
    active: isVoid ? null : table.active,
    actions: isVoid ? [] : [...table.actions],
    costs: isVoid ? [] : costsOf(table),
    insuranceAmount: toWireAmount(table.insuranceAmount),
    insuranceWin: isVoid ? 0 : toWireAmount(table.insuranceWin),
    startAmount: toWireAmount(hand.start_amount),
    betAmount: toWireAmount(table.betAmount),
    winAmount: isVoid ? 0 : toWireAmount(table.winAmount),
    balance: toWireAmount(balance),
    currency: playCurrency(currencyOf(hand.merchant_id), hand.is_free),
    proof: {
      commit: hand.commit_hash,
      clientSeed: hand.client_seed,
      nonce: hand.nonce,
      mathVersion: hand.math_version,
    },
    playedAt: hand.played_at,
  }
}
const costsOf = (table: Table) =>
  table.actions
    .map((action) => ({ action, amount: toWireAmount(costOf(table, action)) }))
    .filter(({ amount }) => amount > 0)

export type HandView = ReturnType<typeof handViewOf>
