import { listTickets, listTicketsSchemas } from '../../../../contract/operator/sportsbook/list-tickets.ts'
import { handle } from '../../../../platform/calls.ts'
import { ticketsOf } from '../tickets.ts'

export const handleListTickets = handle(listTickets, listTicketsSchemas, (context, { query }) =>
  ticketsOf(context, query),
)
