/** Amounts from which on two operators decide. */
import { defineSetting } from '../../system/index.ts'

export const fourEyesSettings = {
  withdrawalAmount: defineSetting({
    name: 'cashier.fourEyesAmount',
    weakens: 'UP',
    kind: 'amount',
    default: 10_000_000n,
    min: 0n,
    max: 1_000_000_000n,
  }),
  depositAmount: defineSetting({
    name: 'cashier.fourEyesDepositAmount',
    weakens: 'UP',
    kind: 'amount',
    default: 500_000n,
    min: 0n,
    max: 1_000_000_000n,
  }),
  /** New lines of the statements one operator imports within a day. */
  statementAmount: defineSetting({
    name: 'cashier.fourEyesStatementAmount',
    weakens: 'UP',
    kind: 'amount',
    default: 10_000_000n,
    min: 0n,
    max: 100_000_000_000n,
  }),
}
