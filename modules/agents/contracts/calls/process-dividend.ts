import {
  processDividend,
  processDividendSchemas,
} from '../../../../contract/player/agents/contracts/process-dividend.ts'
import { handle } from '../../../../platform/calls.ts'
import { processContract } from '../process.ts'

export const handleProcessDividend = handle(processDividend, processDividendSchemas, (context, { body }) =>
  processContract(context, 'DIVIDEND', body),
)
