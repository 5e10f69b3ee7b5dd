import {
  readHourlySalaryRequest,
  readHourlySalaryRequestSchemas,
} from '../../../../contract/player/agents/contracts/read-hourly-salary-request.ts'
import { handle } from '../../../../platform/calls.ts'
import { requestOf } from '../requests.ts'

export const handleReadHourlySalaryRequest = handle(
  readHourlySalaryRequest,
  readHourlySalaryRequestSchemas,
  (context) => requestOf(context, 'HOURLY_SALARY'),
)
