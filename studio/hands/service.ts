/** What the calls and jobs of the games that are played by hands need. */
import { defineService } from '../../platform/services.ts'
import type { CoreService } from '../core/service.ts'
import type { Hands } from './hands.ts'

export interface HandsService extends CoreService {
  readonly hands: Hands
}
export const handsKey = defineService<HandsService>('studio.hands')
