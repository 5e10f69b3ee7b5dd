/** What yeekee brings to a process that is opened. */
import type { Database } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { shotsSourceKey } from '../draws/door.ts'
import { demoTerms } from './rules/terms.ts'
import { outcomeOf } from './shots-source.ts'
import { startTerms } from './store/terms.ts'
import { RoundTeller, shotsTellerKey } from './tell-shots.ts'
import { watchShooting } from './watch.ts'

export interface YeekeeParts {
  readonly database: Database
  readonly services: Services
  readonly isDemo: boolean
  /** The process takes calls, and so shots. */
  readonly takesCalls: boolean
  tell(topic: string, data: Record<string, unknown>): void
  onError(error: unknown): void
  onClose(work: () => Promise<void>): void
}

/** Fills the slots of the draws and the shots, and begins to watch that shots can be taken. */
export async function openYeekee(parts: YeekeeParts): Promise<void> {
  const { database, services } = parts
  if (parts.isDemo) await startTerms(database.kysely, demoTerms)
  const teller = new RoundTeller(parts)
  services.provide(shotsTellerKey, teller)
  services.provide(shotsSourceKey, { outcomeOf })
  parts.onClose(() => teller.stop())
  if (parts.takesCalls) parts.onClose(watchShooting(database, parts.onError))
}
