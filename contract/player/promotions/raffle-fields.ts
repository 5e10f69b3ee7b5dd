/** What the calls of raffles share. */
import { Type } from 'typebox'
import { Amount } from '../../shared/fields.ts'

/**
 * COLLECTING: tickets are given; FROZEN: the list is closed; DRAWN: prizes can be claimed; STOPPED: it is
 * called off unless an operator starts it again in time; VOID: called off.
 */
export const raffleStates = ['COLLECTING', 'FROZEN', 'DRAWN', 'ENDED', 'STOPPED', 'VOID'] as const

export const TicketRange = () =>
  Type.Object({
    firstNumber: Type.Integer(),
    count: Type.Integer(),
    holder: Type.String({
      description: 'the same for all tickets of a member in this raffle, without a name',
    }),
  })

export const RaffleWinner = () =>
  Type.Object({
    place: Type.Integer({ description: '1: the first prize, drawn first' }),
    number: Type.Integer({ description: 'of the ticket' }),
    amount: Amount(),
    holder: Type.String(),
  })
