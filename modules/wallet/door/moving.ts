/** Moving money in a request's transaction. */
export { transferCodes, type TransferCode } from '../codes.ts'
export { postTransaction, reverse } from '../store/transactions.ts'
export { creditSet, type Credit, type CreditOrder } from '../store/credit-set.ts'
export { hold, releaseHold, captureHold } from '../store/holds.ts'
export {
  takeStack,
  returnStack,
  settlePlay,
  settleStacks,
  stackInDoubt,
  type StackAnswer,
} from '../store/stacks.ts'
export { bookReceivable, repayReceivable, clawBack } from '../store/receivables.ts'
export { resetTrial } from '../store/trial.ts'
