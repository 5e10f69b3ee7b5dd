import {
  listMonitoredReturns,
  listMonitoredReturnsSchemas,
} from '../../../../../contract/operator/launch/list-monitored-returns.ts'
import { handle } from '../../../../../platform/calls.ts'
import { monitoredReturns } from '../monitor.ts'

export const handleListMonitoredReturns = handle(
  listMonitoredReturns,
  listMonitoredReturnsSchemas,
  (context) => monitoredReturns(context),
)
