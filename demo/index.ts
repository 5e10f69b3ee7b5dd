/**
 * What only a demo has: calls that show what live mode hides and move the clock, the vendor ACME, a phone
 * service, and banks, chains and wallets that pay. Live mode loads none of it.
 */
import type { FastifyInstance } from 'fastify'
import type { ProcessParts } from '../server/process-parts.ts'
import { registerAcme } from './acme/index.ts'
import { registerDemoPhone } from './phone/index.ts'

export { parts } from './parts.ts'
export { openPayers } from './payers/payers.ts'

/** Pages and servers of the demo beside its calls. */
export async function registerDemo(app: FastifyInstance, process: ProcessParts): Promise<void> {
  await registerAcme(app, process)
  await registerDemoPhone(app, process)
}
