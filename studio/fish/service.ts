/** What the calls and jobs of the sea hunt work with. */
import { defineService } from '../../platform/services.ts'
import type { CoreService } from '../core/service.ts'
import type { Fish } from './fish.ts'

export interface FishService extends CoreService {
  readonly fish: Fish
}
export const fishKey = defineService<FishService>('studio.fish')
