/** Settings of the accounts that members are paid to (domain/economy.md §8.1, 5). */
import { defineSetting } from '../../system/index.ts'

export const bankAccountSettings = {
  limit: defineSetting({
    name: 'cashier.bankAccountLimit',
    weakens: 'UP',
    kind: 'integer',
    default: 5,
    min: 1,
    max: 20,
  }),
  holdFirstHours: defineSetting({
    name: 'cashier.payoutHoldFirstHours',
    weakens: 'DOWN',
    kind: 'integer',
    default: 12,
    min: 0,
    max: 720,
  }),
  holdChangeHours: defineSetting({
    name: 'cashier.payoutHoldChangeHours',
    weakens: 'DOWN',
    kind: 'integer',
    default: 24,
    min: 0,
    max: 720,
  }),
}
