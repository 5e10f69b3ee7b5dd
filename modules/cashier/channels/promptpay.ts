/** Deposits by PromptPay QR. */
import { promptPayText } from '../rules/promptpay.ts'
import type { PaymentChannel } from './ports.ts'

export const promptPay: PaymentChannel = { code: 'PROMPTPAY', codeText: promptPayText }
