import {
  readRealTimeSalaryRequest,
  readRealTimeSalaryRequestSchemas,
} from '../../../../contract/player/agents/contracts/read-real-time-salary-request.ts'
import { handle } from '../../../../platform/calls.ts'
import { requestOf } from '../requests.ts'

export const handleReadRealTimeSalaryRequest = handle(
  readRealTimeSalaryRequest,
  readRealTimeSalaryRequestSchemas,
  (context) => requestOf(context, 'REALTIME_SALARY'),
)
