/** What the calls and jobs of solo games need. */
import { defineService } from '../../platform/services.ts'
import type { CoreService } from '../core/service.ts'
import type { RoundQueue } from './round-queue.ts'
import type { Rounds } from './rounds.ts'

export interface SoloService extends CoreService {
  readonly rounds: Rounds
  readonly queue: RoundQueue
}
export const soloKey = defineService<SoloService>('studio.solo')
