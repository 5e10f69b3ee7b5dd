import {
  readDailySalaryRequest,
  readDailySalaryRequestSchemas,
} from '../../../../contract/player/agents/contracts/read-daily-salary-request.ts'
import { handle } from '../../../../platform/calls.ts'
import { requestOf } from '../requests.ts'

export const handleReadDailySalaryRequest = handle(
  readDailySalaryRequest,
  readDailySalaryRequestSchemas,
  (context) => requestOf(context, 'DAILY_SALARY'),
)
