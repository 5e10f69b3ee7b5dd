import {
  readSportLimits,
  readSportLimitsSchemas,
} from '../../../../contract/operator/sportsbook/read-sport-limits.ts'
import { handle } from '../../../../platform/calls.ts'
import { sportLimits } from '../limits.ts'

export const handleReadSportLimits = handle(readSportLimits, readSportLimitsSchemas, sportLimits)
