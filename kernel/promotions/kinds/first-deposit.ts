/** FIRST_DEPOSIT: a bonus on the first deposit, once for a person (domain/economy.md §6.1). */
import { matchKind } from '../match.ts'

export const firstDeposit = matchKind({
  code: 'FIRST_DEPOSIT',
  cycle: 'ONCE',
  defaults: {},
  limitPercent: 200,
  headline: 'first_deposit',
  terms: [
    { name: 'once_person', values: {} },
    { name: 'once_person_help', values: {} },
  ],
})
