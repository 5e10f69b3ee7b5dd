/** Everything of yeekee that a process registers; what runs by itself is opened by `openYeekee`. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangeYeekeeTerms } from './calls/change-yeekee-terms.ts'
import { handleListYeekeePrizes } from './calls/list-yeekee-prizes.ts'
import { handleReadShots } from './calls/read-shots.ts'
import { handleReadYeekeeTerms } from './calls/read-yeekee-terms.ts'
import { handleShootNumber } from './calls/shoot-number.ts'
import { payPrizesJob } from './pay-prizes.ts'

export const yeekeeParts = {
  calls: [
    handleReadShots,
    handleShootNumber,
    handleReadYeekeeTerms,
    handleChangeYeekeeTerms,
    handleListYeekeePrizes,
  ],
  jobs: [payPrizesJob],
} satisfies ModuleParts
