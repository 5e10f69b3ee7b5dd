import {
  processHourlySalary,
  processHourlySalarySchemas,
} from '../../../../contract/player/agents/contracts/process-hourly-salary.ts'
import { handle } from '../../../../platform/calls.ts'
import { processContract } from '../process.ts'

export const handleProcessHourlySalary = handle(
  processHourlySalary,
  processHourlySalarySchemas,
  (context, { body }) => processContract(context, 'HOURLY_SALARY', body),
)
