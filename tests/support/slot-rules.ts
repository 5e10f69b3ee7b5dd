/** How a merchant lets slots be played. */
import { expect } from 'vitest'
import type { TestServer } from './server.ts'
import { changeSettingByTwo } from './two-people.ts'
import { studioKey } from '../../studio/index.ts'

/**
 * As an operator sets them; absent values are the defaults. Every process has heard of it when this answers.
 */
export async function setRules(
  servers: readonly [TestServer, ...TestServer[]],
  values: { isAutoplayAllowed?: boolean; leastSpinMs?: number },
): Promise<void> {
  for (const [name, value] of [
    ['launch.slotAutoplay', values.isAutoplayAllowed],
    ['launch.slotLeastSpinMs', values.leastSpinMs],
  ] as const) {
    await changeSettingByTwo(servers[0], name, value === undefined ? undefined : `${value}`)
  }
  const wanted = { isAutoplayAllowed: false, leastSpinMs: 0, ...values }
  for (const house of servers)
    await expect.poll(() => house.process.services.use(studioKey).port.slotRulesOf('demo')).toEqual(wanted)
}
