/** Authenticator codes in tests: a step of 30 s must not end between making a code and sending it. */
import { clock } from '../../kernel/clock.ts'
import type { TestClient } from './server.ts'

const STEP_MS = 30_000

/**
 * Moves the product's clock to the beginning of the next step, so that everything that follows falls into
 * one.
 */
export async function beginCodeStep(client: TestClient): Promise<void> {
  const restMs = STEP_MS - (clock.nowMs() % STEP_MS)
  await client.post('/api/dev/clock', { advance: `PT${Math.ceil(restMs / 1_000)}S` })
}
