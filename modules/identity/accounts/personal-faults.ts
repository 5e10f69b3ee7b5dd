/** What is wrong with the personal data that somebody enters. */
import { businessDate } from '../../../kernel/calendar.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import type { FieldFault } from '../../system/index.ts'
import { minAgeOf } from './rules/age.ts'
import { ageOn, isCitizenNumber } from './rules/personal.ts'

/** The rules that a birthday, a citizen number and the age box break. */
export function personalFaults(
  context: Pick<RequestContext, 'merchant' | 'now'>,
  given: {
    birthday: string | null
    idNumber: string | undefined
    ageConfirmed: string | boolean | undefined
  },
  minAge: number,
): FieldFault[] {
  const faults: FieldFault[] = []
  // A person with a Thai citizen number must be 20.
  const leastAge = minAgeOf(minAge, given.idNumber !== undefined)
  if (given.ageConfirmed === false)
    faults.push({ field: 'ageConfirmed', rule: 'ageNotConfirmed', params: [String(minAge)] })
  if (given.birthday !== null) {
    const age = ageOn(given.birthday, businessDate(context.now, context.merchant.timeZone))
    if (age === undefined) faults.push({ field: 'birthday', rule: 'pattern_date_ymd' })
    else if (age < leastAge) faults.push({ field: 'birthday', rule: 'underAge', params: [String(leastAge)] })
  }
  if (given.idNumber !== undefined && !isCitizenNumber(given.idNumber))
    faults.push({ field: 'idNumber', rule: 'idNumberFormat' })
  return faults
}
