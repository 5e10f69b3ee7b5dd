/** Everything that happens around deposits: calls of members and of the desk, what runs by the clock, what follows from events. */
import type { Handler, Job, Listener } from '../../platform/calls.ts'
import { handleCreditDeposit } from './calls/credit-deposit.ts'
import { handleListDepositChannels } from './calls/list-deposit-channels.ts'
import { handleListDepositQueue } from './calls/list-deposit-queue.ts'
import { handleListDeposits } from './calls/list-deposits.ts'
import { handleOpenDeposit } from './calls/open-deposit.ts'
import { handlePayDemoBank } from './calls/pay-demo-bank.ts'
import { handleReadDeposit } from './calls/read-deposit.ts'
import { handleRejectDeposit } from './calls/reject-deposit.ts'
import { handleUploadSlip } from './calls/upload-slip.ts'
import { tellDecidedDeposit } from './deposit-notices.ts'
import { expireDeposits } from './jobs/expire-deposits.ts'
import { growDemoChain } from './jobs/grow-demo-chain.ts'
import { pushDepositMoved } from './listeners/push-moved.ts'

export const depositCalls: readonly Handler[] = [
  handleListDepositChannels, handleOpenDeposit, handleListDeposits, handleReadDeposit, handleUploadSlip, handlePayDemoBank, handleListDepositQueue, handleCreditDeposit, handleRejectDeposit,
]
export const depositListeners: readonly Listener[] = [pushDepositMoved, tellDecidedDeposit]
export const depositJobs: readonly Job[] = [expireDeposits, growDemoChain]
