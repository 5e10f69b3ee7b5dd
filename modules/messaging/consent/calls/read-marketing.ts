import { readMarketing, readMarketingSchemas } from '../../../../contract/player/messaging/read-marketing.ts'
import { handle } from '../../../../platform/calls.ts'
import { choicesOf } from '../consents.ts'

export const handleReadMarketing = handle(readMarketing, readMarketingSchemas, choicesOf)
