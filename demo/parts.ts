/** Everything that the demo brings into the process beside its pages. */
import type { ModuleParts } from '../platform/calls.ts'
import { handleListOutbox } from './calls/list-outbox.ts'
import { handleMoveClock } from './calls/move-clock.ts'
import { handlePayDemoBank } from './calls/pay-demo-bank.ts'
import { handleReadCaptchaAnswer } from './calls/read-captcha-answer.ts'
import { handleSetBankFaults } from './calls/set-bank-faults.ts'
import { handleSetChainFaults } from './calls/set-chain-faults.ts'
import { growChain } from './payers/grow-chain.ts'
import { offerDraws } from './promotions/offer-draws.ts'
import { shootNumbers } from './yeekee/shoot-numbers.ts'

export const parts = {
  calls: [
    handleMoveClock,
    handleReadCaptchaAnswer,
    handleListOutbox,
    handlePayDemoBank,
    handleSetBankFaults,
    handleSetChainFaults,
  ],
  jobs: [growChain, shootNumbers, offerDraws],
} satisfies ModuleParts
