/** What the calls of the shared tables need. */
import { defineService } from '../../platform/services.ts'
import type { CoreService } from '../core/service.ts'
import type { Tables } from './tables.ts'

export interface TablesService extends CoreService {
  readonly tables: Tables
}
export const tablesKey = defineService<TablesService>('studio.tables')
