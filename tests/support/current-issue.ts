/** The issue of a lottery that is sold now, as its call answers it. */
import { vi } from 'vitest'
import { readCurrentIssue } from '../../contract/player/lottery/read-current-issue.ts'
import { PATIENCE_MS } from './patience.ts'
import type { TestServer } from './server.ts'

export interface RunningIssue {
  readonly numero: string
  readonly closesAt: string
  readonly serverTime: string
}

/** Waits for it: the first issues of a new database are made once its process has started. */
export function currentIssue(server: TestServer, gameCode: string): Promise<RunningIssue> {
  return vi.waitFor(
    async () => {
      const { value } = await server
        .client()
        .get<{ serverTime: string; issue: { numero: string; closesAt: string } | null }>(
          readCurrentIssue.path.replace(':gameCode', gameCode),
        )
      if (!value.issue) throw new Error(`no issue of ${gameCode} is made yet`)
      return { ...value.issue, serverTime: value.serverTime }
    },
    { timeout: PATIENCE_MS, interval: 200 },
  )
}
