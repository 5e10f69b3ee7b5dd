import {
  processRealTimeSalary,
  processRealTimeSalarySchemas,
} from '../../../../contract/player/agents/contracts/process-real-time-salary.ts'
import { handle } from '../../../../platform/calls.ts'
import { processContract } from '../process.ts'

export const handleProcessRealTimeSalary = handle(
  processRealTimeSalary,
  processRealTimeSalarySchemas,
  (context, { body }) => processContract(context, 'REALTIME_SALARY', body),
)
