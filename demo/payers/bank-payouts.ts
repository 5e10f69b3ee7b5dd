/** The bank that pays in demo mode: it records payments, pays a reference once, and fails as configured. */
import { createHash } from 'node:crypto'
import { clock } from '../../kernel/clock.ts'
import type { Database } from '../../platform/postgres.ts'
import type { PayoutChannel, PayoutOrder } from '../../modules/cashier/index.ts'
import { keepDemoPayout, takeDemoFault } from './store/bank.ts'

const SLOW_MS = 3_000

export function openDemoPayouts(database: Database): PayoutChannel {
  const book = (order: PayoutOrder) =>
    database.transaction((tx) =>
      keepDemoPayout(tx, { reference: order.reference, amount: order.amount, at: clock.now() }),
    )
  return {
    async pay(order) {
      const fault = await database.transaction((tx) => takeDemoFault(tx))
      if (fault === 'REFUSE') return { outcome: 'REFUSED', reason: 'REFUSED_BY_BANK' }
      if (fault === 'UNKNOWN') throw new Error('the line to the demo bank broke')
      if (fault === 'SLOW') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      await book(order)
      if (fault === 'UNKNOWN_PAID') throw new Error('the answer of the demo bank was lost')
      return { outcome: 'SENT', bankReference: referenceOf(order.reference) }
    },
  }
}

function referenceOf(reference: string): string {
  return `DEMOOUT${createHash('sha256').update(reference).digest('hex').slice(0, 16).toUpperCase()}`
}
