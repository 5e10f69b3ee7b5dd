import {
  readDividendRequest,
  readDividendRequestSchemas,
} from '../../../../contract/player/agents/contracts/read-dividend-request.ts'
import { handle } from '../../../../platform/calls.ts'
import { requestOf } from '../requests.ts'

export const handleReadDividendRequest = handle(readDividendRequest, readDividendRequestSchemas, (context) =>
  requestOf(context, 'DIVIDEND'),
)
