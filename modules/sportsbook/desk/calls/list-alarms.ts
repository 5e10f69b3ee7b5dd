import { listAlarms, listAlarmsSchemas } from '../../../../contract/operator/sportsbook/list-alarms.ts'
import { handle } from '../../../../platform/calls.ts'
import { alarmsOf } from '../alarms.ts'

export const handleListAlarms = handle(listAlarms, listAlarmsSchemas, alarmsOf)
