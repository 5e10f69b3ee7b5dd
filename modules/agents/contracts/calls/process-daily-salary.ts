import {
  processDailySalary,
  processDailySalarySchemas,
} from '../../../../contract/player/agents/contracts/process-daily-salary.ts'
import { handle } from '../../../../platform/calls.ts'
import { processContract } from '../process.ts'

export const handleProcessDailySalary = handle(
  processDailySalary,
  processDailySalarySchemas,
  (context, { body }) => processContract(context, 'DAILY_SALARY', body),
)
