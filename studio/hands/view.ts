/** A stored hand as a table, and as its member sees it. */
import { replay, type Action, type Table } from '../../games/blackjack/rules/index.ts'
import { openStream } from '../../kernel/fair/stream.ts'
import { toWireAmount } from '../../kernel/money.ts'
import { sheet } from '../../games/blackjack/rules/sheet.ts'
import { hmac } from '../hashes.ts'
import { VOID, type HandRow } from './store.ts'

/** The table after these decisions. The server seed is the house's own until the pair is retired. */
export function tableOf(hand: Pick<HandRow, 'client_seed' | 'nonce' | 'start_amount'>, serverSeed: string, decisions: readonly string[]): Table {
  const stream = openStream({ serverSeed, clientSeed: hand.client_seed, nonce: hand.nonce, tag: sheet.tag }, hmac)
  return replay(stream, hand.start_amount, decisions as readonly Action[])
}

/** As the wire has it (contract/vendor/studio/hand-fields.ts). */
export function handViewOf(hand: HandRow, table: Table, step: number, balance: bigint) {
  const isVoid = hand.state === VOID
  return {
    handId: hand.hand_id, gameCode: hand.game_code, step,
    state: isVoid ? 'VOID' as const : table.isEnded ? 'SETTLED' as const : 'OPEN' as const,
    dealer: { cards: [...table.dealer.cards], total: table.dealer.total },
    hands: table.hands.map((one) => ({
      cards: [...one.cards], total: one.total, isSoft: one.isSoft, betAmount: toWireAmount(one.stake), isDoubled: one.isDoubled,
      result: isVoid ? null : one.result, winAmount: isVoid ? 0 : toWireAmount(one.winAmount),
    })),
    active: isVoid ? null : table.active, actions: isVoid ? [] : [...table.actions],
    insuranceAmount: toWireAmount(table.insuranceAmount), insuranceWin: isVoid ? 0 : toWireAmount(table.insuranceWin),
    startAmount: toWireAmount(hand.start_amount), betAmount: toWireAmount(table.betAmount), winAmount: isVoid ? 0 : toWireAmount(table.winAmount),
    balance: toWireAmount(balance), currency: currencyOf(hand),
    proof: { commit: hand.commit_hash, clientSeed: hand.client_seed, nonce: hand.nonce, mathVersion: hand.math_version },
    playedAt: hand.played_at,
  }
}
export type HandView = ReturnType<typeof handViewOf>

export const currencyOf = ({ is_free }: Pick<HandRow, 'is_free'>): 'THB' | 'TRIAL' => (is_free ? 'TRIAL' : 'THB')
