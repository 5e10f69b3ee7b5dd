import {
  endFeedSecret,
  endFeedSecretSchemas,
} from '../../../../contract/operator/sportsbook/end-feed-secret.ts'
import { handle } from '../../../../platform/calls.ts'
import { endOldSecret } from '../manage.ts'

export const handleEndFeedSecret = handle(endFeedSecret, endFeedSecretSchemas, (context, { params }) =>
  endOldSecret(context, params.provider),
)
