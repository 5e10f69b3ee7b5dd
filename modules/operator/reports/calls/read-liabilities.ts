import {
  readLiabilities,
  readLiabilitiesSchemas,
} from '../../../../contract/operator/reports/read-liabilities.ts'
import { handle } from '../../../../platform/calls.ts'
import { owedNow } from '../reports.ts'

export const handleReadLiabilities = handle(readLiabilities, readLiabilitiesSchemas, (context) =>
  owedNow(context),
)
