/**
 * The payment password: six digits that are hard to guess (domain/gaps.md §2, domain/economy.md §8.1 row 4).
 */

/** The rule of contract/locales that the digits break, or undefined. */
export function paymentPasswordFault(
  digits: string,
  known: { mobile: string | null; birthday: string | null },
): 'pattern_digits' | 'pinSimple' | 'pinSame' | undefined {
  if (!/^[0-9]{6}$/.test(digits)) return 'pattern_digits'
  if (/^(.)\1{5}$/.test(digits) || isRun(digits, 1) || isRun(digits, -1)) return 'pinSimple'
  if (known.mobile?.includes(digits) || birthdaySpellings(known.birthday).includes(digits)) return 'pinSame'
  return undefined
}

/** 123456, 654321, also across the nine: 890123. */
function isRun(digits: string, step: 1 | -1): boolean {
  return [...digits].every(
    (digit, index) =>
      index === 0 || (parseInt(digits[index - 1]!, 10) + step + 10) % 10 === parseInt(digit, 10),
  )
}

/** A birthday as six digits in the usual orders, in the Christian and the Buddhist year. */
function birthdaySpellings(birthday: string | null): string[] {
  const found = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(birthday ?? '')
  if (!found) return []
  const [, year, month, day] = found as unknown as [string, string, string, string]
  const years = [year.slice(2), String(parseInt(year, 10) + 543).slice(2)]
  return years.flatMap((short) => [
    `${day}${month}${short}`,
    `${month}${day}${short}`,
    `${short}${month}${day}`,
    `${short}${day}${month}`,
  ])
}
