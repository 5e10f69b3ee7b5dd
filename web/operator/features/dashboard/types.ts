import type { readDashboardSchemas } from '../../../../contract/operator/dashboard/read-dashboard.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

export type Dashboard = ValueOf<typeof readDashboardSchemas>
