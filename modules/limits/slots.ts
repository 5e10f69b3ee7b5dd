/** What the limits need to know of modules above them; server/wiring.ts fills these. */
import type { Reader } from '../../platform/postgres.ts'
import { defineService } from '../../platform/services.ts'

/** What a member's deposits opened in [from, to) come to: what was credited, and what is still open. */
export type DepositSum = (reader: Reader, member: { merchantId: string; accountId: string }, from: Date, to: Date) => Promise<bigint>
export const depositSumKey = defineService<DepositSum>('limits.deposit-sum')
