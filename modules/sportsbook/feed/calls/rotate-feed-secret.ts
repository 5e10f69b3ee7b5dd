import {
  rotateFeedSecret,
  rotateFeedSecretSchemas,
} from '../../../../contract/operator/sportsbook/rotate-feed-secret.ts'
import { handle } from '../../../../platform/calls.ts'
import { askForFeedSecret } from '../manage.ts'

/** Answered once and stored nowhere in plain text, so the call has no key: a repeat finds one waiting. */
export const handleRotateFeedSecret = handle(
  rotateFeedSecret,
  rotateFeedSecretSchemas,
  (context, { params }) => askForFeedSecret(context, params.provider),
)
