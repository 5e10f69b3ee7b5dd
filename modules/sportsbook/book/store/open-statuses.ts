import { sql } from '../../../../platform/postgres.ts'

/** Of fixtures that are not decided yet, for `status IN …`. */
export const openStatuses = sql`('SCHEDULED', 'LIVE', 'POSTPONED', 'INTERRUPTED')`
