import { setTimeout as sleep } from 'node:timers/promises'

const SECOND_MS = 1_000
/** Of one core. */
const CALM_SHARE = 0.15

/** Waits until this process has done what its start brings (issues of lotteries and such), a minute at most. */
export async function untilCalm(): Promise<void> {
  for (let seconds = 0, calm = 0; seconds < 60 && calm < 3; seconds++) {
    const before = process.cpuUsage()
    await sleep(SECOND_MS)
    const { user, system } = process.cpuUsage(before)
    calm = (user + system) / 1_000 / SECOND_MS < CALM_SHARE ? calm + 1 : 0
  }
}
