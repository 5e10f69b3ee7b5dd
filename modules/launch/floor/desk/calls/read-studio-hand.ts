import { refuse } from '../../../../../contract/errors.ts'
import {
  readStudioHand,
  readStudioHandSchemas,
} from '../../../../../contract/operator/launch/read-studio-hand.ts'
import { toWireAmount } from '../../../../../kernel/money.ts'
import { handle } from '../../../../../platform/calls.ts'
import { known, roomDesks } from '../desks.ts'
import { namesOf, shownHand } from '../shown.ts'

export const handleReadStudioHand = handle(
  readStudioHand,
  readStudioHandSchemas,
  async (context, { params }) => {
    const hand =
      (await known(roomDesks(context), (desk) => desk.hand(context.merchant.id, params.handId))) ??
      refuse('HAND_NOT_FOUND')
    const nameOf = await namesOf(
      context,
      hand.players.map((player) => player.memberId),
    )
    return {
      currency: context.merchant.currency,
      hand: shownHand(context, hand, nameOf),
      commit: hand.commit,
      serverSeed: hand.serverSeed,
      board: [...hand.board],
      // Nobody, operators included, sees the hidden cards of a running hand.
      cards:
        hand.state === 'RUNNING' ? [] : hand.cards.map(({ seat, cards }) => ({ seat, cards: [...cards] })),
      actions: hand.actions.map(({ amount, potAmount, events, ...step }) => ({
        ...step,
        amount: amount === null ? null : toWireAmount(amount),
        potAmount: potAmount === null ? null : toWireAmount(potAmount),
        events: events.map(({ type, seat, amount: worth, cards, note }) => ({
          type,
          seat: seat ?? null,
          amount: worth ?? null,
          cards: [...(cards ?? [])],
          note: note ?? null,
        })),
      })),
    }
  },
)
