/** What one operator asked for and a second one has to decide. */
import { secondPersonReasons } from '../locales/talk.ts'
import { familyNames } from '../locales/people.ts'
import type { Person } from './people.ts'
import type { House } from './simulated-process.ts'

/** Above what one person may correct alone. */
const AMOUNT = 1_200_000
/** In place of 5,000 baht. */
const RAISED_AMOUNT = 1_000_000

/** A correction of a balance, of a name, and of a setting that guards corrections. */
export async function askForApprovals(house: House, people: readonly Person[]): Promise<void> {
  const [owed, married] = people as [Person, Person]
  await house.staff('finance', 'operator/request-adjustment', {
    params: { memberId: owed.memberId },
    body: {
      amount: AMOUNT,
      code: 'CASHBACK',
      reason: secondPersonReasons.cashback,
      turnoverTimes: 1,
    },
  })
  await house.staff('support', 'operator/correct-member', {
    params: { memberId: married.memberId },
    body: { field: 'payeeName', value: marriedName(married), reason: secondPersonReasons.name },
  })
  await house.staff('owner', 'operator/change-setting', {
    params: { name: 'operator.adjustmentAlone' },
    body: { value: String(RAISED_AMOUNT) },
  })
}

/** The given name with another family's. */
function marriedName({ name }: Person): string {
  const [given, family] = name.split(' ')
  return `${given} ${familyNames.find((other) => other !== family)}`
}
